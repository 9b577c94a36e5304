import { useQuery } from '@tanstack/react-query';
import { quoteOrder } from '#contract/rides/orders.calls.ts';
import type { OrderQuotesView } from '#contract/rides/orders.ts';
import { ORDER_QUOTE_MINUTES } from '#domain/pricing/quote-life.ts';
import { callApi } from '#web/api/call-api.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import type { QuotedTrip } from '../trip/trip.ts';
import { type Plan, type PlannedRide, planOf, unquotedBody } from './planned-rides.ts';

export type PricedRide = PlannedRide & { trip: QuotedTrip };

export type Several = Plan & {
  /** Undefined while loading, or when no price is available. */
  priced: PricedRide[] | undefined;
  total: string | undefined;
  failure: unknown;
  retry: () => Promise<unknown>;
};

const DELAY = 500;
/** Quotes of an order are renewed while they still hold. */
const RENEWED_AFTER = (ORDER_QUOTE_MINUTES - 10) * 60_000;
export const LEAST_RIDES = 2;

/** The rides of the form with their prices. */
export function useSeveral(draft: BookingDraft): Several {
  const plan = planOf(draft);
  const body = JSON.stringify({ rides: plan.rides.map(unquotedBody) });
  const settled = useDebounced(body, DELAY);
  const query = useQuery({
    queryKey: ['places', 'order-quotes', settled],
    queryFn: async ({ signal }) => await callApi(quoteOrder, { body: JSON.parse(settled) }, { signal }),
    enabled: settled === body && plan.rides.length >= LEAST_RIDES,
    staleTime: RENEWED_AFTER,
    gcTime: RENEWED_AFTER,
    refetchInterval: RENEWED_AFTER,
  });
  const answer = settled === body ? query.data : undefined;
  return {
    ...plan,
    priced: answer && withPrices(plan.rides, answer),
    total: answer?.total,
    failure: settled === body ? query.error : undefined,
    retry: query.refetch,
  };
}

function withPrices(rides: readonly PlannedRide[], { quotes }: OrderQuotesView): PricedRide[] {
  return rides.flatMap((ride, index) => {
    const quote = quotes[index];
    return quote ? { ...ride, trip: { ...quote, path: [] } } : [];
  });
}
