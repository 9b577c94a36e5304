import type { BookRide } from '#contract/rides/booking-bodies.ts';
import type { Deps } from '#server/deps.ts';
import { checkDepartures, type PlanOfDriver, wantedDeparture } from '#server/features/availability/index.ts';
import type { Quote } from '#server/features/pricing/index.ts';

type Priced = { body: Pick<BookRide, 'scheduledAt'>; price: Quote };

/** A price at a possible moment, and the plans that make it possible. */
export type AvailablePrice = { price: Quote; plans: PlanOfDriver[] };

/** For rides that are ordered together; to confirm outside the hours, where the operator chose so. */
export async function availablePrices(deps: Deps, rides: readonly Priced[]): Promise<AvailablePrice[]> {
  const wanted = rides.map(({ body, price }) => wantedDeparture(new Date(body.scheduledAt), price));
  const accepted = await checkDepartures(deps, wanted);
  return rides.map(({ price }, index) => {
    const { toConfirm = false, plans = [] } = accepted[index] ?? {};
    return { price: toConfirm ? { ...price, toConfirm } : price, plans };
  });
}

export async function availablePrice(
  deps: Deps,
  body: Priced['body'],
  price: Quote,
): Promise<AvailablePrice> {
  const [available] = await availablePrices(deps, [{ body, price }]);
  return available ?? { price, plans: [] };
}
