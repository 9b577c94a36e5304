import type { AgendaDay } from './hour-rows.ts';

/** Hours of one weekday in minutes of the Paris day, Monday is 1; `to` at or before `from` is on the next day. */
type Span = { weekday: number; from: number; to: number };
type Time = { from: Date; to: Date };

const DAY_MINUTES = 24 * 60;

/** A driver's working hours on a day, including what continues from the night before; null: always. */
export function workingHours(spans: readonly Span[] | null, day: AgendaDay): Time[] {
  if (spans === null) return [{ from: day.from, to: day.to }];
  const today = weekdayOf(day.day);
  const yesterday = today === 1 ? 7 : today - 1;
  return spans
    .flatMap(({ weekday, from, to }) => {
      const isOverMidnight = to <= from;
      if (weekday === today) return [[from, isOverMidnight ? DAY_MINUTES : to] as const];
      return weekday === yesterday && isOverMidnight && to > 0 ? [[0, to] as const] : [];
    })
    .toSorted(([one], [other]) => one - other)
    .map(([from, to]) => ({ from: momentOf(from, day), to: momentOf(to, day) }));
}

/** The rest of a day outside its working hours. */
export function outsideHours(spans: readonly Span[] | null, day: AgendaDay): Time[] {
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

function weekdayOf(day: string): number {
  return ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;
}
