import { addDays, isoWeekdayOf } from '../time/calendar.ts';
import { DAY_MINUTES, type WorkSpan } from './hours.ts';

/** Minutes of the day; `from` is included, `to` is not. */
export type Minutes = { from: number; to: number };

/** The worked minutes of a day, sorted and merged, including what began the evening before. */
export function minutesWorked(spans: readonly WorkSpan[] | null, day: string): Minutes[] {
  if (spans === null) return [{ from: 0, to: DAY_MINUTES }];
  const today = isoWeekdayOf(day);
  const yesterday = isoWeekdayOf(addDays(day, -1));
  return merged(spans.flatMap((span) => [...begun(span, today), ...carriedOver(span, yesterday)]));
}

function begun({ weekday, from, to }: WorkSpan, today: number): Minutes[] {
  return weekday === today ? [{ from, to: to <= from ? DAY_MINUTES : to }] : [];
}

function carriedOver({ weekday, from, to }: WorkSpan, yesterday: number): Minutes[] {
  return weekday === yesterday && to <= from && to > 0 ? [{ from: 0, to }] : [];
}

/** No departure at the very end of the hours. */
export function isWorking(worked: readonly Minutes[], minute: number): boolean {
  return worked.some(({ from, to }) => from <= minute && minute < to);
}

export function merged(pieces: readonly Minutes[]): Minutes[] {
  const joined: Minutes[] = [];
  for (const piece of pieces.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && piece.from <= last.to) last.to = Math.max(last.to, piece.to);
    else joined.push({ ...piece });
  }
  return joined;
}
