export type SeriesDays = { weekdays: readonly number[]; lastDay: string };

/** The rides of a series that fall on one weekday, and the last of these days. */
export type RidesOfWeekday = { weekday: number; rides: number; lastDay: string };

/**
 * The days of a series as its rides stand after changes. While every ordered weekday has a ride, a single one on another
 * weekday is an exception. An order without weekdays is no series.
 */
export function seriesDaysNow(ordered: SeriesDays, ridden: readonly RidesOfWeekday[]): SeriesDays {
  if (ordered.weekdays.length === 0 || ridden.length === 0) return ordered;
  const isAsOrdered = ordered.weekdays.every((day) => ridden.some(({ weekday }) => weekday === day));
  const isException = ({ weekday, rides }: RidesOfWeekday) =>
    isAsOrdered && rides === 1 && !ordered.weekdays.includes(weekday);
  return {
    weekdays: ridden.filter((some) => !isException(some)).map(({ weekday }) => weekday),
    lastDay: ridden.map(({ lastDay }) => lastDay).reduce((one, other) => (one > other ? one : other)),
  };
}
