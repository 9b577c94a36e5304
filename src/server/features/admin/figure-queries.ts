import { type RawBuilder, sql } from 'kysely';
import { type RideStatus, rideStatuses } from '#domain/ride/ride.ts';

/** From the first moment on, and before the second. */
export type Span = { from: Date; to: Date };

export type WeekRow = { monday: string; rides: string };
export type WeekTakingsRow = { monday: string; cents: string };
export type TotalsRow = { rides: string; cents: string };
export type AnswersRow = {
  accepted: string;
  rejected: string;
  median: number | null;
  /** How many waited less than each of the limits, then how many waits are known. */
  under: number[];
};

const completedIn = ({ from, to }: Span) =>
  sql`status = 'completed' and scheduled_at >= ${from} and scheduled_at < ${to}`;

/** What came in less what went back, by the journal: the sum of the takings of all drivers. */
const movedIn = ({ from, to }: Span) => sql`amount_cents <> 0 and at >= ${from} and at < ${to}`;

const mondayOf = (moment: RawBuilder<unknown>) =>
  sql`to_char(date_trunc('week', ${moment} at time zone 'Europe/Paris'), 'YYYY-MM-DD')`;

export function weeksQuery(span: Span): RawBuilder<WeekRow> {
  return sql`
    select ${mondayOf(sql`scheduled_at`)} as monday, count(*) as rides
    from rides where ${completedIn(span)} group by 1`;
}

export function weekTakingsQuery(span: Span): RawBuilder<WeekTakingsRow> {
  return sql`
    select ${mondayOf(sql`at`)} as monday, sum(amount_cents) as cents
    from payment_journal where ${movedIn(span)} group by 1`;
}

export function totalsQuery(span: Span): RawBuilder<TotalsRow> {
  return sql`
    select (select count(*) from rides where ${completedIn(span)}) as rides,
      (select coalesce(sum(amount_cents), 0) from payment_journal where ${movedIn(span)}) as cents`;
}

/** One slice of the index for each status; rides still to come are counted too. */
export function statusesQuery(from: Date): RawBuilder<{ status: RideStatus; rides: string }> {
  const names = sql.join(rideStatuses.map((status) => sql`(${status})`));
  return sql`
    select wanted.status, (
      select count(*) from rides where rides.status = wanted.status and scheduled_at >= ${from}) as rides
    from (values ${names}) as wanted (status)`;
}

/** Between a booking and its acceptance, for what was accepted within the span. */
export function answersQuery({ from, to }: Span, limitsInMinutes: readonly number[]): RawBuilder<AnswersRow> {
  const counts = limitsInMinutes.map(
    (minutes) => sql`count(*) filter (where seconds < ${minutes * 60}::integer)::integer`,
  );
  return sql`
    with waits as (
      select extract(epoch from accepted.at - booked.at)::float8 as seconds
      from ride_events accepted
      left join ride_events booked on booked.ride_id = accepted.ride_id and booked.move = 'book'
      where accepted.move = 'accept' and accepted.at >= ${from} and accepted.at < ${to})
    select count(*) as accepted,
      (select count(*) from ride_events where move = 'reject' and at >= ${from} and at < ${to}) as rejected,
      percentile_cont(0.5) within group (order by seconds) as median,
      array[${sql.join(counts)}, count(seconds)::integer] as under
    from waits`;
}
