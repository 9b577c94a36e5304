import type { OrderQuotesView } from '#contract/rides/orders.ts';
import { cents, moneyText } from '#domain/money.ts';
import { ORDER_QUOTE_MINUTES } from '#domain/pricing/quote-life.ts';
import type { Deps } from '#server/deps.ts';
import type { Places } from '#server/ports/places.ts';
import { presentQuote } from './present-quote.ts';
import { readPriceList } from './price-list-repository.ts';
import { priceTrip, type Settle } from './price-trip.ts';
import type { AskedTrip } from './quote.ts';
import { readQuoteFacts } from './quote-trip.ts';

/** Every trip is priced by the rules of its own date; what they share is read and measured once. */
export async function quoteOrder(
  deps: Deps,
  trips: readonly AskedTrip[],
  settle: Settle,
): Promise<OrderQuotesView> {
  const [list, facts, { company }] = await Promise.all([
    readPriceList(deps.db),
    readQuoteFacts(deps.db),
    deps.settings.current(),
  ]);
  const once = { ...deps, places: askedOnce(deps.places) };
  const priced = await settle(
    await Promise.all(trips.map((trip) => priceTrip(once, trip, { list, minutes: ORDER_QUOTE_MINUTES }))),
  );
  const total = priced.reduce((sum, { quote }) => sum + quote.total, 0);
  return {
    quotes: priced.map((trip) => {
      const { path: _path, ...view } = presentQuote(deps, trip, { ...facts, vatRegime: company.vatRegime });
      return view;
    }),
    total: moneyText(cents(total)),
  };
}

/** Equal questions to the places service are asked once. */
function askedOnce(places: Places): Places {
  return {
    suggest: (input) => places.suggest(input),
    details: (id) => places.details(id),
    geocode: remembered((address) => places.geocode(address)),
    reverse: remembered((point) => places.reverse(point)),
    measure: remembered((from, to, options) => places.measure(from, to, options)),
  };
}

function remembered<Args extends unknown[], Answer>(
  ask: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const known = new Map<string, Answer>();
  return (...args) => {
    const key = JSON.stringify(args);
    const answer = known.get(key) ?? ask(...args);
    known.set(key, answer);
    return answer;
  };
}
