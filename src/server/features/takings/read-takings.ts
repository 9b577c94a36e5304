import { type RawBuilder, sql } from 'kysely';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import { daysBefore, keptParts, stepIn, stepsOf } from '#domain/payment/takings-spans.ts';
import { type Period, periodOf, type Span } from '#domain/time/calendar.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { readWaiting } from '#server/features/payments/index.ts';
import type { RideWithPeople } from '#server/features/rides/index.ts';
import { readToCollect, type ToCollect } from './rides-to-collect.ts';
import { sumsKeyOf, type Taker, takerFor } from './taker.ts';

/** One kept sum: what came in by a method in a day or a month. */
export type KeptTaking = {
  part: 'now' | 'before';
  start: string;
  method: PaymentMethod;
  total_cents: string;
  refunded_cents: string;
  rides: string;
};

export type Takings = {
  period: Period;
  span: Span;
  steps: string[];
  before: Pick<Span, 'firstDay' | 'lastDay'>;
  sums: KeptTaking[];
  toCollect: ToCollect;
  waiting: RideWithPeople[];
};

export type PeriodQuery = { period: Period; date?: string | undefined };

export function spanOf({ clock }: Deps, { period, date }: PeriodQuery): Span {
  return periodOf(period, date ?? parisTime(clock()).day);
}

/** What was received in a period, by the journal rather than by the prices of the rides. */
export async function readTakings(deps: Deps, actor: UserRow, query: PeriodQuery): Promise<Takings> {
  const { period } = query;
  const taker = takerFor(actor);
  const span = spanOf(deps, query);
  const before = daysBefore(period, span, parisTime(deps.clock()).day);
  const [{ rows: sums }, toCollect, waiting] = await Promise.all([
    takingsQuery(taker, period, { span, before }).execute(deps.db),
    readToCollect(deps.db, taker),
    taker.driverId === null ? [] : readWaiting(deps.db, taker.driverId),
  ]);
  return { period, span, steps: stepsOf(period, span), before, sums, toCollect, waiting };
}

/** From the kept sums only. */
export function takingsQuery(
  taker: Taker,
  period: Period,
  { span, before }: Pick<Takings, 'span' | 'before'>,
): RawBuilder<KeptTaking> {
  const { firstDay, lastDay } = span;
  const parts = [
    { part: 'now', grain: stepIn(period) ?? 'day', firstDay, lastDay },
    ...keptParts(before).map((kept) => ({ part: 'before', ...kept })),
  ].map((kept) => sql`(${kept.part}, ${kept.grain}, ${kept.firstDay}::date, ${kept.lastDay}::date)`);
  return sql`
    select part, start, method, total_cents, refunded_cents, rides
    from (values ${sql.join(parts)}) as parts (part, grain, first_day, last_day)
    join takings on driver_id = ${sumsKeyOf(taker)} and takings.grain = parts.grain
      and start >= first_day and start <= last_day`;
}
