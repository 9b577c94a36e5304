import { addDays } from '../time/calendar.ts';
import type { FoundDate } from './find-dates.ts';
import { type FoundTime, timesOfRide } from './find-times.ts';
import type { PastedText } from './pasted-text.ts';

const inTheEvening = /^(?:\S+\s+){0,2}(?:soir|soirée|tonight|evening|night)/iu;

/**
 * 'Ce soir à 2h du matin' is the day after; midnight of a day without 'soir' may be its first or its last moment. An hour
 * after midnight that is not that of the ride moves nothing.
 */
export function nightsMoved(
  { text }: PastedText,
  dates: readonly FoundDate[],
  times: readonly FoundTime[],
): FoundDate[] {
  const used = timesOfRide(times);
  if (used.length === 0 || used.some(({ night }) => night === undefined)) return [...dates];
  const isMidnight = used.some(({ night }) => night === 'midnight');
  return dates.map(({ day, span }) => {
    const isEvening = inTheEvening.test(text.slice(span[0], span[1] + 9));
    if (isEvening && day !== undefined) return { day: addDays(day, 1), span };
    return { day: isMidnight ? undefined : day, span };
  });
}
