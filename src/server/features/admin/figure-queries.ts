import { type RawBuilder, sql } from 'kysely';
import { figureKinds } from '#server/db/fold-figures.ts';

/** From `from` on and before `to`; null: without an end. Both are on the hour. */
export type Span = { name: 'now' | 'before' | 'later'; from: Date; to: Date | null };

/** One sum: of rides by status, of takings, of refusals, or of acceptances by their seconds. */
export type FigureRow = {
  span: Span['name'];
  what: (typeof figureKinds)[number];
  which: string;
  /** The week; only for rides and takings of the span `now`. */
  monday: string | null;
  n: string;
};

/**
 * From the kept figures, and what changed since they were last summed up: whole weeks, then the days of a week that is
 * not whole, then the hours of its last day. The running span ends with its week, so that only weeks have one.
 */
export function figuresQuery(spans: readonly Span[]): RawBuilder<FigureRow> {
  const kinds = sql.lit(`{${figureKinds.join()}}`);
  const rows = spans.map(
    ({ name, from, to }) => sql`(${sql.lit(name)}, ${from}::timestamptz, ${to ?? 'infinity'}::timestamptz)`,
  );
  const week = (start: RawBuilder<Date>) =>
    sql`case when span = 'now' and what in ('rides', 'takings') then ${start} end as week`;
  const kept = (grain: string, from: string, to: string) => sql`
    select what, which, ${grain === 'week' ? week(sql`start`) : sql`null`}, n from figures
    where grain = ${sql.lit(grain)} and what = any (${kinds}::text[])
      and start >= ${sql.ref(from)} and start < ${sql.ref(to)}`;
  return sql`
    select span, what, which, to_char(week at time zone 'Europe/Paris', 'YYYY-MM-DD') as monday, sum(n) as n
    from (values ${sql.join(rows)}) as spans (span, from_at, to_at)
    cross join lateral (
      select date_trunc('week', to_at, 'Europe/Paris') as week_at, date_trunc('day', to_at, 'Europe/Paris') as day_at) as ends
    cross join lateral (
      ${kept('week', 'from_at', 'week_at')} union all
      ${kept('day', 'week_at', 'day_at')} union all
      ${kept('hour', 'day_at', 'to_at')} union all
      select what, which, ${week(sql`date_trunc('week', at, 'Europe/Paris')`)}, n from figure_changes
      where what = any (${kinds}::text[]) and at >= from_at and at < to_at) as parts
    group by span, what, which, week`;
}

/** The number of accounts by role; blocked ones are counted apart: 'client blocked'. */
export const accountsQuery: RawBuilder<{ which: string; n: string }> = sql`
  select which, sum(n) as n from (
    select which, n from figures where grain = 'week' and what = 'accounts'
    union all
    select which, n from figure_changes where what = 'accounts') as accounts
  group by which`;
