import type { EditRide } from '#contract/rides/booking-bodies.ts';
import type { FollowingChangeView } from '#contract/rides/order-changes.ts';
import type { OrderQuotesView } from '#contract/rides/orders.ts';
import { cents, moneyFrom, moneyText } from '#domain/money.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { confirmedOutsideHours } from '#server/features/availability/index.ts';
import { quoteOrder } from '#server/features/pricing/index.ts';
import { type RideWithPeople, tripOfEdit } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { type Planned, planFollowing } from './following-plan.ts';

type Line = FollowingChangeView['rides'][number];

/** Each ride at the price of its own date, signed for an hour; what was paid keeps its price, or stays as it is. */
export async function quoteFollowing(
  deps: Deps,
  actor: UserRow,
  rideId: string,
  change: EditRide,
): Promise<FollowingChangeView> {
  const planned = await planFollowing(deps, actor, rideId, change);
  const due = planned.filter((one) => 'step' in one);
  const trips = due.map(({ ride, body }) => tripOfEdit(ride, body));
  const { quotes } = await quoteOrder(deps, trips, confirmedOutsideHours(deps));
  const lines = due.flatMap((one, index) => (quotes[index] ? [lineOf(one, quotes[index])] : []));
  const isPaid = ({ ride }: Planned) => ride.payment_status !== 'unpaid';
  const paid = due.filter((one, index) => isPaid(one) && lines[index]?.newPrice !== lines[index]?.price);
  if (paid.some(({ ride }) => ride.id === rideId)) throw new AppError('ride_paid');
  const rides = lines.filter(({ id }) => !paid.some(({ ride }) => ride.id === id));
  return {
    rides,
    left: [
      ...planned.flatMap((one) => ('left' in one ? [leftLine(one.ride, one.left)] : [])),
      ...paid.map(({ ride }) => leftLine(ride, 'ride_paid')),
    ].toSorted((one, other) => one.scheduledAt.localeCompare(other.scheduledAt)),
    before: sumOf(rides.map(({ price }) => price)),
    after: sumOf(rides.map(({ newPrice }) => newPrice)),
  };
}

function lineOf(
  { ride, body, step }: Extract<Planned, { step: unknown }>,
  { price, priceToConfirm, quoteId }: OrderQuotesView['quotes'][number],
): Line {
  return {
    id: ride.id,
    version: ride.version,
    step,
    scheduledAt: ride.scheduled_at.toISOString(),
    newScheduledAt: body.scheduledAt,
    price: moneyText(cents(ride.estimated_cents)),
    newPrice: price,
    priceToConfirm,
    quoteId,
  };
}

function leftLine({ id, scheduled_at }: RideWithPeople, why: string): FollowingChangeView['left'][number] {
  return { id, scheduledAt: scheduled_at.toISOString(), why };
}

function sumOf(prices: readonly string[]): string {
  return moneyText(cents(prices.reduce((sum, price) => sum + (moneyFrom(price) ?? 0), 0)));
}
