import { arrivalTime } from '#domain/ride/schedule.ts';
import type { Calendar, CalendarEntry } from '#server/ports/calendar.ts';
import { icsText, textLine } from './ics-lines.ts';
import { type MomentLine, parisLine, parisZone, utcLine } from './ics-moments.ts';

/** The suggested refresh interval; most calendars use their own. */
const READ_AGAIN = 'PT15M';

export function icsCalendar(): Calendar {
  return {
    fileFor: (entries) => calendarOf(entries.flatMap((entry) => eventLines(entry, utcLine))),
    feedOf: (name, entries) =>
      calendarOf([
        textLine('X-WR-CALNAME', name),
        'X-WR-TIMEZONE:Europe/Paris',
        `REFRESH-INTERVAL;VALUE=DURATION:${READ_AGAIN}`,
        `X-PUBLISHED-TTL:${READ_AGAIN}`,
        ...parisZone,
        ...entries.flatMap((entry) => eventLines(entry, parisLine)),
      ]),
  };
}

function calendarOf(lines: readonly string[]): string {
  return icsText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//VTC//Courses//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ]);
}

function eventLines(entry: CalendarEntry, momentLine: MomentLine): string[] {
  const { startsAt, cancelled, changedAt } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${entry.rideId}@${entry.siteHost}`,
    `SEQUENCE:${entry.version}`,
    utcLine('DTSTAMP', changedAt ?? new Date()),
    ...(changedAt ? [utcLine('LAST-MODIFIED', changedAt)] : []),
    momentLine('DTSTART', startsAt),
    momentLine('DTEND', arrivalTime(startsAt, entry.minutes)),
    textLine('SUMMARY', entry.title),
    textLine('LOCATION', entry.from),
    textLine('DESCRIPTION', entry.lines.join('\n')),
    `STATUS:${statusOf(entry)}`,
    `TRANSP:${cancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    `X-MICROSOFT-CDO-BUSYSTATUS:${cancelled ? 'FREE' : 'BUSY'}`,
    'END:VEVENT',
  ];
}

function statusOf({ cancelled, tentative }: Pick<CalendarEntry, 'cancelled' | 'tentative'>): string {
  if (cancelled) return 'CANCELLED';
  return tentative ? 'TENTATIVE' : 'CONFIRMED';
}
