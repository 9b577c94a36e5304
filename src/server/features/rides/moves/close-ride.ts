import type { RideClosingView } from '#contract/rides/ride-closing.ts';
import { waitedText } from '#contract/words/fare-lines.fr.ts';
import type { Cents } from '#domain/money.ts';
import { cents, moneyText } from '#domain/money.ts';
import { extraHourPrice, hoursBeyond } from '#domain/pricing/extra-hours.ts';
import type { FareLine } from '#domain/pricing/fare.ts';
import { type Addition, type Countable, finalPriceOf } from '#domain/pricing/final-price.ts';
import { freeWaitEnd, waitedMinutes } from '#domain/pricing/waiting.ts';
import type { WaitingTerms } from '#domain/pricing/waiting-terms.ts';
import { isDriverOf } from '#domain/ride/ride-policy.ts';
import { countedArrival, countedBoarding } from '#domain/ride/way.ts';
import { freeMinutesOf } from '#server/db/ride-way.ts';
import type { Db, RideRow, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { readWaitingTerms } from '#server/features/pricing/index.ts';
import { AppError } from '#server/http/errors.ts';
import { findRide, mustFindRide } from '../reading/ride-repository.ts';
import { factsOf } from '../reading/ride-snapshot.ts';

/** For its driver, while the ride is in progress. */
export async function readRideClosing(deps: Deps, actor: UserRow, id: string): Promise<RideClosingView> {
  const [ride, terms] = await Promise.all([findRide(deps.db, id), readWaitingTerms(deps.db)]);
  if (!ride || !isDriverOf(actor, factsOf(ride))) throw new AppError('ride_not_found');
  const { waiting, extra_hours } = countableOf(ride, terms, deps.clock());
  return {
    waiting: { most: waiting.most, unitPrice: moneyText(waiting.unit) },
    freeMinutes: freeMinutesOf(ride, terms),
    extraHours: { most: extra_hours.most, unitPrice: moneyText(extra_hours.unit) },
    agreedRoute: ride.has_agreed_route,
  };
}

type Asked = { additions: readonly Addition[]; asked: Cents | null };

const NOTHING: Countable = {
  waiting: { most: 0, unit: cents(0) },
  extra_hours: { most: 0, unit: cents(0) },
};

/** The price that a completion writes, with the lines that were added; or the refusal. */
export async function closingPrice(
  deps: Deps,
  trx: Db,
  ride: Pick<RideRow, 'id' | 'estimated_cents'>,
  { additions, asked }: Asked,
): Promise<{ finalCents: Cents | null; finalLines: FareLine[] }> {
  const facts = additions.length === 0 ? undefined : await factsIn(trx, ride.id);
  const countable = facts ? countableOf(facts.ride, facts.terms, deps.clock()) : NOTHING;
  const result = finalPriceOf(cents(ride.estimated_cents), additions, asked, countable);
  if (!result.ok) throw new AppError(result.refusal);
  return { finalCents: result.final, finalLines: facts ? withTheirTimes(result.lines, facts) : result.lines };
}

type ClosingFacts = { ride: RideRow; terms: WaitingTerms };

async function factsIn(trx: Db, id: string): Promise<ClosingFacts> {
  return { ride: await mustFindRide(trx, id), terms: await readWaitingTerms(trx) };
}

/** Charged waiting shows from when to when, by begun minutes; if the driver charges fewer, the first ones count. */
function withTheirTimes(lines: readonly FareLine[], { ride, terms }: ClosingFacts): FareLine[] {
  const wait = waitOf(ride, terms);
  let from = freeWaitEnd(wait);
  return lines.map((line) => {
    if (line.kind !== 'waiting') return line;
    const to = new Date(from.getTime() + (line.quantity ?? 0) * 60_000);
    const label = waitedText({ from, to, freeMinutes: wait.freeMinutes });
    from = to;
    return { ...line, label };
  });
}

/** Counted from the latest of pickup time, 'sur place' and landing, by the times that favour the client. */
function waitOf(ride: RideRow, terms: WaitingTerms) {
  return {
    scheduledAt: ride.scheduled_at,
    arrivedAt: countedArrival(ride.arrived_at, ride.arrived_phone_at),
    landedAt: ride.landed_at,
    boardedAt: countedBoarding(ride.started_at, ride.started_phone_at),
    freeMinutes: freeMinutesOf(ride, terms),
  };
}

function countableOf(ride: RideRow, terms: WaitingTerms, now: Date): Countable {
  const { started_at: startedAt, scheduled_at: scheduledAt, hire_hours: hours, price_lines } = ride;
  const price = ride.waiting_cents === null ? terms.price : cents(ride.waiting_cents);
  const waited = waitedMinutes(waitOf(ride, terms));
  const beyond = hours !== null && startedAt ? hoursBeyond({ hours, scheduledAt, startedAt }, now) : 0;
  return {
    waiting: { most: price > 0 ? waited : 0, unit: price },
    extra_hours: { most: beyond, unit: extraHourPrice(price_lines) ?? cents(0) },
  };
}
