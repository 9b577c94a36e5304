import { reasonText } from '#contract/sentences/calendar-sentences.fr.ts';
import { BUSY_DAYS, type OwnCalendarView } from '#contract/time/calendars.ts';
import { clockText, daysBetween, momentText } from '#web/text/dates.ts';

/** Phones and computers open it in their calendar app. */
export function webcalAddress(url: string): string {
  return url.replace(/^https?:/u, 'webcal:');
}

export function googleAddress(url: string): string {
  return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalAddress(url))}`;
}

type Own = NonNullable<OwnCalendarView['calendar']>;

/** 'Lu à 14:30 : 3 moments occupés dans les 14 jours.', or since when it is not read, and why. */
export function readingText({ readAt, busyTimes, failure, failureStatus }: Own, now: Date): string {
  const at = readAt && timeText(new Date(readAt), now);
  const isDay = at?.includes(' ');
  if (failure)
    return `Non lu depuis ${isDay ? 'le ' : ''}${at}\u00a0: ${reasonText(failure, failureStatus)}.`;
  return `Lu ${isDay ? 'le' : 'à'} ${at}\u00a0: ${busyText(busyTimes)} dans les ${BUSY_DAYS}\u00a0jours.`;
}

function busyText(count: number): string {
  if (count === 0) return 'aucun moment occupé';
  return `${count}\u00a0${count === 1 ? 'moment occupé' : 'moments occupés'}`;
}

function timeText(moment: Date, now: Date): string {
  return daysBetween(moment, now) === 0 ? clockText(moment) : momentText(moment, now);
}
