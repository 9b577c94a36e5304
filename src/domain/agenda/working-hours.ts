import type { WorkSpan } from '../availability/hours.ts';
import { minutesWorked } from '../availability/work-hours.ts';
import type { AgendaDay } from './hour-rows.ts';

type Time = { from: Date; to: Date };

/** A driver's working hours on a day, including what continues from the night before; null: always. */
export function workingHours(spans: readonly WorkSpan[] | null, day: AgendaDay): Time[] {
  if (spans === null) return [{ from: day.from, to: day.to }];
  return minutesWorked(spans, day.day).map(({ from, to }) => ({
    from: momentOf(from, day),
    to: momentOf(to, day),
  }));
}

/** The rest of a day outside its working hours. */
export function outsideHours(spans: readonly WorkSpan[] | null, day: AgendaDay): Time[] {
  const outside: Time[] = [];
  let from = day.from;
  for (const work of workingHours(spans, day)) {
    if (work.from > from) outside.push({ from, to: work.from });
    if (work.to > from) from = work.to;
  }
  return from < day.to ? [...outside, { from, to: day.to }] : outside;
}

/** A skipped hour becomes the next one; a repeated hour is its first occurrence. */
function momentOf(minute: number, { from, to, hours }: AgendaDay): Date {
  const hour = Math.floor(minute / 60);
  const index = hours.findIndex((row) => row.hour > hour || (row.hour === hour && !row.isAgain));
  if (index === -1) return to;
  const minutes = hours[index]?.hour === hour ? minute % 60 : 0;
  return new Date(from.getTime() + (index * 60 + minutes) * 60_000);
}
