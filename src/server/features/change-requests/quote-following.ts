import type { EditRide } from '#contract/rides/booking-bodies.ts';
import type { FollowingChangeView } from '#contract/rides/order-changes.ts';
import type { OrderQuotesView } from '#contract/rides/orders.ts';
import type { ErrorCode } from '#contract/sentences/messages.fr.ts';
import { cents, moneyFrom, moneyText } from '#domain/money.ts';
import { may } from '#domain/policy.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { confirmedOutsideHours } from '#server/features/availability/index.ts';
import { quoteOrder } from '#server/features/pricing/index.ts';
import {
  priceOfEdit,
  type RideWithPeople,
  tripOfEdit,
  whyImpossibleEdits,
} from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { type Planned, planFollowing } from './following-plan.ts';

type Line = FollowingChangeView['rides'][number];
type Due = Extract<Planned, { step: unknown }>;

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
  const isDriver = async () => may(actor, 'drive');
  const { quotes } = await quoteOrder(deps, trips, confirmedOutsideHours(deps, isDriver));
  const lines = due.flatMap((one, index) => (quotes[index] ? [lineOf(one, quotes[index])] : []));
  const isPaid = ({ ride }: Planned) => ride.payment_status !== 'unpaid';
  const left = new Map<string, ErrorCode>(await impossibleIn(deps, due, lines));
  for (const [index, one] of due.entries())
    if (isPaid(one) && lines[index]?.newPrice !== lines[index]?.price) left.set(one.ride.id, 'ride_paid');
  const ofChosen = left.get(rideId);
  if (ofChosen) throw new AppError(ofChosen);
  const rides = lines.filter(({ id }) => !left.has(id));
  return {
    rides,
    left: [
      ...planned.flatMap((one) => ('left' in one ? leftLine(one.ride, one.left) : [])),
      ...due.flatMap(({ ride }) => leftLine(ride, left.get(ride.id))),
    ].toSorted((one, other) => one.scheduledAt.localeCompare(other.scheduledAt)),
    before: sumOf(rides.map(({ price }) => price)),
    after: sumOf(rides.map(({ newPrice }) => newPrice)),
  };
}

/** Pending rides whose new time is not possible: the order would refuse them too. */
async function impossibleIn(
  deps: Deps,
  due: readonly Due[],
  lines: readonly Line[],
): Promise<[rideId: string, why: ErrorCode][]> {
  const edits = await Promise.all(
    due
      .filter(({ step }) => step === 'edit')
      .map(async ({ ride, body }) => {
        const quoteId = lines.find(({ id }) => id === ride.id)?.quoteId;
        return { ride, body, price: await priceOfEdit(deps, ride, { ...body, quoteId }) };
      }),
  );
  const why = await whyImpossibleEdits(deps, edits);
  return edits.flatMap(({ ride }, index): [string, ErrorCode][] =>
    why[index] ? [[ride.id, why[index]]] : [],
  );
}

function lineOf(
  { ride, body, step }: Due,
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

type Left = FollowingChangeView['left'][number];

function leftLine({ id, scheduled_at }: RideWithPeople, why: ErrorCode | undefined): Left[] {
  return why ? [{ id, scheduledAt: scheduled_at.toISOString(), why }] : [];
}

function sumOf(prices: readonly string[]): string {
  return moneyText(cents(prices.reduce((sum, price) => sum + (moneyFrom(price) ?? 0), 0)));
}
