export type SeriesDays = { weekdays: readonly number[]; lastDay: string };

/** The rides of a series, there or back, that fall on one weekday, and the last of these days. */
export type RidesOfWeekday = { weekday: number; isReturn: boolean; rides: number; lastDay: string };

/**
 * The days of a series as its rides stand after changes; a return, often on a later day, does not name it. While every
 * ordered weekday has a ride, a single one on another weekday is an exception. An order without weekdays is no series.
 */
export function seriesDaysNow(ordered: SeriesDays, ridden: readonly RidesOfWeekday[]): SeriesDays {
  if (ordered.weekdays.length === 0 || ridden.length === 0) return ordered;
  return {
    weekdays: weekdaysNow(ordered, ridden),
    lastDay: ridden.map(({ lastDay }) => lastDay).reduce((one, other) => (one > other ? one : other)),
  };
}

function weekdaysNow(ordered: SeriesDays, ridden: readonly RidesOfWeekday[]): readonly number[] {
  const naming = ridden.filter(({ isReturn }) => !isReturn);
  if (naming.length === 0) return ordered.weekdays;
  const isAsOrdered = ordered.weekdays.every((day) => naming.some(({ weekday }) => weekday === day));
  const isException = ({ weekday, rides }: RidesOfWeekday) =>
    isAsOrdered && rides === 1 && !ordered.weekdays.includes(weekday);
  return naming.filter((some) => !isException(some)).map(({ weekday }) => weekday);
}
