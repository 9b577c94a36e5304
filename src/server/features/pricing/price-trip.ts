import { optionNames } from '#contract/option-names.fr.ts';
import { type ChosenOptions, type OptionList, refusedOption } from '#domain/pricing/option.ts';
import { priceFor } from '#domain/pricing/price-list.ts';
import { rangeOfLoad } from '#domain/pricing/supplement.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import type { Road } from '#server/ports/places.ts';
import { readPriceList } from './price-list-repository.ts';
import type { AskedTrip, Quote } from './quote.ts';
import { resolvePlace } from './resolve-place.ts';

const QUOTE_MINUTES = 15;

/** `road` is undefined when one of the places is unknown. */
export type PricedTrip = { quote: Quote; road: Road | undefined };

/** An unknown place is priced as if it were next door: the driver sees the least the trip can cost, and that it is not settled. */
export async function priceTrip({ db, places, clock }: Deps, asked: AskedTrip): Promise<PricedTrip> {
  const list = await readPriceList(db);
  refuseUnoffered(list.options, asked.options);
  const [from, to] = await Promise.all([resolvePlace(places, asked.from), resolvePlace(places, asked.to)]);
  const { passengers, luggage, ...way } = asked;
  const { allowToll, options } = way;
  const road = from.point && to.point ? await places.measure(from.point, to.point, { allowToll }) : undefined;
  const { km, minutes } = billed(road);
  const order = { from: from.point, to: to.point, km, minutes, at: new Date(asked.at), passengers, luggage };
  const { isFixed, ...price } = priceFor(list, { ...order, options });
  const isMeasured = road !== undefined && !road.isFallback && !road.isApproximate;
  const isCertain = (isFixed || isMeasured) && from.isCertain && to.isCertain;
  const loads = rangeOfLoad(list.supplements, asked);
  const quote: Quote = {
    asked: way,
    ...(loads && { loads }),
    from: from.point,
    to: to.point,
    km,
    minutes,
    ...price,
    lines: price.lines.filter(({ quantity }) => quantity !== 0),
    toConfirm: price.toConfirm || !isCertain,
    expiresAt: new Date(clock().getTime() + QUOTE_MINUTES * 60_000).toISOString(),
  };
  return { quote, road };
}

function refuseUnoffered(offered: OptionList, asked: ChosenOptions): void {
  const refused = refusedOption(offered, asked);
  if (!refused) return;
  throw new AppError('option_not_offered', {
    message: `L’option « ${optionNames[refused]} » n’est plus proposée en cette quantité.`,
  });
}

/** The tenth of a kilometre and the whole minute, so that people can check the sum. */
function billed(road: Road | undefined) {
  if (!road) return { km: 0, minutes: 0 };
  return { km: Math.round(road.km * 10) / 10, minutes: Math.max(1, Math.round(road.minutes)) };
}
