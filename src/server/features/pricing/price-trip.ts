import { estimateFor } from '#domain/pricing/estimate.ts';
import type { Deps } from '#server/deps.ts';
import type { Road } from '#server/ports/places.ts';
import { listPricingRules } from './pricing-rule-repository.ts';
import type { AskedTrip, Quote } from './quote.ts';
import { resolvePlace } from './resolve-place.ts';

const QUOTE_MINUTES = 15;

/** `road` is undefined when one of the places is unknown. */
export type PricedTrip = { quote: Quote; road: Road | undefined };

/** An unknown place is priced as if it were next door: the driver sees the least the trip can cost, and that it is not settled. */
export async function priceTrip({ db, places, clock }: Deps, asked: AskedTrip): Promise<PricedTrip> {
  const [from, to] = await Promise.all([resolvePlace(places, asked.from), resolvePlace(places, asked.to)]);
  const { allowToll } = asked;
  const road = from.point && to.point ? await places.measure(from.point, to.point, { allowToll }) : undefined;
  const { km, minutes } = billed(road);
  const estimate = estimateFor({ km, minutes }, await listPricingRules(db), new Date(asked.at));
  const isMeasured = road !== undefined && !road.isFallback && !road.isApproximate;
  const isCertain = isMeasured && from.isCertain && to.isCertain;
  const quote: Quote = {
    asked,
    from: from.point,
    to: to.point,
    km,
    minutes,
    ...estimate,
    lines: estimate.lines.filter(({ quantity }) => quantity !== 0),
    toConfirm: estimate.toConfirm || !isCertain,
    expiresAt: new Date(clock().getTime() + QUOTE_MINUTES * 60_000).toISOString(),
  };
  return { quote, road };
}

/** The tenth of a kilometre and the whole minute, so that people can check the sum. */
function billed(road: Road | undefined) {
  if (!road) return { km: 0, minutes: 0 };
  return { km: Math.round(road.km * 10) / 10, minutes: Math.max(1, Math.round(road.minutes)) };
}
