import { createEvent, type EventAttributes } from 'ics';
import { arrivalTime } from '#domain/ride/schedule.ts';
import type { Calendar, CalendarEntry } from '#server/ports/calendar.ts';

const LONGEST_LINE_BYTES = 75;

export function icsCalendar(): Calendar {
  return {
    fileFor(entry) {
      const { value, error } = createEvent(eventOf(entry));
      if (value === null) throw error ?? new Error('The calendar file is empty');
      return folded(value);
    },
  };
}

function eventOf({ rideId, version, title, startsAt, minutes, from, way, ...rest }: CalendarEntry) {
  const event: EventAttributes = {
    uid: `${rideId}@${rest.siteHost}`,
    sequence: version,
    productId: '-//VTC//Courses//FR',
    method: 'PUBLISH',
    title: onLines(title),
    location: onLines(from),
    description: way.map(onLines).join('\n'),
    start: startsAt.getTime(),
    end: arrivalTime(startsAt, minutes).getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    status: statusOf(rest),
    busyStatus: rest.cancelled ? 'FREE' : 'BUSY',
  };
  return event;
}

function statusOf({ cancelled, tentative }: Pick<CalendarEntry, 'cancelled' | 'tentative'>) {
  if (cancelled) return 'CANCELLED';
  return tentative ? 'TENTATIVE' : 'CONFIRMED';
}

/** The package lets a lone carriage return through, which would end a property. */
function onLines(text: string): string {
  return text.replace(/\r\n?/gu, '\n');
}

/** The package counts characters where the format counts bytes. */
function folded(file: string): string {
  const lines = file.replace(/\r\n[\t ]/gu, '').split('\r\n');
  return lines.map(foldedLine).join('\r\n');
}

function foldedLine(line: string): string {
  let bytes = 0;
  return [...line].reduce((text, character) => {
    const size = Buffer.byteLength(character);
    const fits = bytes + size <= LONGEST_LINE_BYTES;
    bytes = fits ? bytes + size : size + 1;
    return fits ? text + character : `${text}\r\n ${character}`;
  }, '');
}
