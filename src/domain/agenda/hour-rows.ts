import { dayInParis, parisTime } from '../time/paris.ts';

/** A row of the agenda. `isAgain`: the repeated hour of the night the clocks go back. */
export type HourRow = { hour: number; isAgain: boolean };

/** A day in Paris with its start, end and hours: 24, or one more or less when the clocks change. */
export type AgendaDay = { day: string; from: Date; to: Date; hours: readonly HourRow[] };

/** Position and height, in rows from the top. */
export type Stretch = { at: number; rows: number };

const HOUR_MS = 3_600_000;

export function agendaDay(day: string): AgendaDay {
  const edges = dayInParis(day);
  if (!edges) throw new RangeError('an agenda shows days of the calendar');
  const length = Math.round((edges.to.getTime() - edges.from.getTime()) / HOUR_MS);
  const hours = Array.from({ length }, (_, index) =>
    length === 24 ? { hour: index, isAgain: false } : rowOf(new Date(edges.from.getTime() + index * HOUR_MS)),
  );
  return { day, ...edges, hours };
}

/**
 * The hour rows of these days side by side, starting at `fromHour`. An hour that only one of the days has is a row for
 * all; it stays empty on the others.
 */
export function rowsOf(days: readonly AgendaDay[], fromHour = 0): HourRow[] {
  const longest = days.reduce(
    (one, other) => (other.hours.length > one.hours.length ? other : one),
    days[0] ?? none,
  );
  return longest.hours.filter(({ hour }) => hour >= fromHour);
}

const none = { hours: [] as readonly HourRow[] };

/** Where a moment of a day lies among the rows; one before the first row is at the top. */
export function rowAt(rows: readonly HourRow[], { from, hours }: AgendaDay, moment: Date): number {
  const passed = (moment.getTime() - from.getTime()) / HOUR_MS;
  const row = hours[Math.floor(passed)];
  const index = row ? rows.findIndex((other) => isSame(row, other)) : -1;
  return index === -1 ? 0 : index + passed - Math.floor(passed);
}

/** The part of a time span within a day, from the top if it began earlier; undefined when there is none. */
export function stretchIn(
  rows: readonly HourRow[],
  day: AgendaDay,
  { from, to }: { from: Date; to: Date },
): Stretch | undefined {
  if (to <= day.from || from >= day.to) return undefined;
  const at = from < day.from ? 0 : rowAt(rows, day, from);
  const end = to >= day.to ? rows.length : rowAt(rows, day, to);
  return end > at ? { at, rows: end - at } : undefined;
}

/** The moment at a row of a day; undefined in an hour that this day does not have. */
export function momentAt(rows: readonly HourRow[], { from, hours }: AgendaDay, at: number): Date | undefined {
  const row = rows[Math.floor(at)];
  const index = row ? hours.findIndex((other) => isSame(row, other)) : -1;
  if (index === -1) return undefined;
  const minutes = Math.round((at - Math.floor(at)) * 60);
  return new Date(from.getTime() + index * HOUR_MS + minutes * 60_000);
}

function rowOf(moment: Date): HourRow {
  const { hour } = parisTime(moment);
  return { hour, isAgain: parisTime(new Date(moment.getTime() - HOUR_MS)).hour === hour };
}

function isSame(one: HourRow, other: HourRow): boolean {
  return one.hour === other.hour && one.isAgain === other.isAgain;
}
