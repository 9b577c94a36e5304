import type { RideView } from '#contract/rides/rides.ts';
import { parisTime } from '#domain/time/paris.ts';
import { dayText, nearDayText } from '#web/text/dates.ts';

/** The heading above the first ride of each day, by the id of that ride. */
export function dayHeadings(rides: readonly RideView[], now: Date): ReadonlyMap<string, string> {
  const headings = new Map<string, string>();
  let shown: string | undefined;
  for (const { id, scheduledAt } of rides) {
    const at = new Date(scheduledAt);
    const { day } = parisTime(at);
    if (day !== shown) headings.set(id, nearDayText(at, now) ?? dayText(at, now));
    shown = day;
  }
  return headings;
}
