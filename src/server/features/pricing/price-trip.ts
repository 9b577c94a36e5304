import { optionNames } from '#contract/sentences/option-names.fr.ts';
import { type ChosenOptions, type OptionList, refusedOption } from '#domain/pricing/option.ts';
import { type PriceList, priceFor } from '#domain/pricing/price-list.ts';
import { QUOTE_MINUTES } from '#domain/pricing/quote-life.ts';
import { rangeOfLoad } from '#domain/pricing/supplement.ts';
import { termsFrom } from '#domain/ride/cancellation-terms.ts';
import { waitingAt } from '#domain/ride/trip.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import type { Road } from '#server/ports/places.ts';
import { measureWay } from './measure-way.ts';
import { readPriceList } from './price-list-repository.ts';
import type { AskedTrip, Quote } from './quote.ts';
import { type ResolvedPlace, resolvePlace } from './resolve-place.ts';

/** What the trips of one order have in common. */
type Shared = { list?: PriceList; minutes?: number };

/** `road` is undefined when one of the places is unknown. */
export type PricedTrip = { quote: Quote; road: Road | undefined };

/** Adjusts a price by the moment of its trip, before it is signed: the plans of drivers are not known here. */
export type Settle = (priced: readonly PricedTrip[]) => Promise<PricedTrip[]>;

/** An unknown place is priced as if it were next door: the driver sees the least the trip can cost, and that it is not settled. */
export async function priceTrip(
  deps: Deps,
  asked: AskedTrip,
  { list: known, minutes: holds = QUOTE_MINUTES }: Shared = {},
): Promise<PricedTrip> {
  const list = known ?? (await readPriceList(deps.db));
  const terms = termsFrom((await deps.settings.current()).stored.cancellationTerms ?? '');
  refuseUnoffered(list.options, asked.options);
  const { passengers, luggage, ...way } = asked;
  const { from, to, stops, road } = await measureTrip(deps, asked);
  const { km, minutes } = billed(road);
  const { isFixed, ...price } = priceFor(list, {
    ...{ from: from.point, to: to.point, km, minutes, at: new Date(asked.at), passengers, luggage },
    ...{ options: asked.options, stops: asked.stops, hours: asked.hours },
  });
  const isMeasured = road !== undefined && !road.isFallback && !road.isApproximate;
  const isPlaced = asked.hours !== null || [to, ...stops].every(({ isCertain }) => isCertain);
  const isCertain = (isFixed || isMeasured) && from.isCertain && isPlaced;
  const loads = rangeOfLoad(list.supplements, asked);
  const quote: Quote = {
    asked: way,
    ...(loads && { loads }),
    from: from.point,
    to: to.point,
    stops: stops.map(({ point }) => point),
    km,
    minutes: asked.hours === null ? minutes + waitingAt(asked.stops) : asked.hours * 60,
    ...price,
    lines: price.lines.filter(({ quantity }) => quantity !== 0),
    toConfirm: price.toConfirm || !isCertain,
    ...(terms && { terms }),
    expiresAt: new Date(deps.clock().getTime() + holds * 60_000).toISOString(),
  };
  return { quote, road };
}

/** A hire has no road to measure. */
async function measureTrip({ places }: Deps, { allowToll, hours, ...asked }: AskedTrip) {
  const all = await Promise.all(
    [asked.from, asked.to, ...asked.stops].map((place) => resolvePlace(places, place)),
  );
  const [from = nowhere, to = nowhere, ...stops] = all;
  const points = [from, ...stops, to].flatMap(({ point }) => point ?? []);
  const isMeasurable = hours === null && points.length === all.length;
  const road = isMeasurable ? await measureWay(places, points, { allowToll }) : undefined;
  return { from, to, stops, road };
}

const nowhere: ResolvedPlace = { point: null, isCertain: false };

function refuseUnoffered(offered: OptionList, asked: ChosenOptions): void {
  const refused = refusedOption(offered, asked);
  if (!refused) return;
  throw new AppError('option_not_offered', {
    message: `L’option «\u00a0${optionNames[refused]}\u00a0» n’est plus proposée en cette quantité.`,
  });
}

/** The tenth of a kilometre and the whole minute, so that people can check the sum. */
function billed(road: Road | undefined) {
  if (!road) return { km: 0, minutes: 0 };
  return { km: Math.round(road.km * 10) / 10, minutes: Math.max(1, Math.round(road.minutes)) };
}
