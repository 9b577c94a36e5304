import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { RideOrderView } from '#contract/rides/ride-order.ts';
import { listPendingRides, listRideHistory, listRides, listRidesOfDay } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { usePreloadedResponses } from '#web/api/preloaded.ts';

type KnownRides = Readonly<Record<string, RideView>>;

/** Each ride is cached once, by its id. Lists hold ids. */
const KNOWN_RIDES = ['rides', 'known'] as const;

/** Writes rides to the cache, unless a later version is there already, and returns their ids. */
export function storeRides(queries: QueryClient, rides: readonly RideView[]): string[] {
  queries.setQueryData<KnownRides>(KNOWN_RIDES, (known = {}) => ({
    ...withOrders(known, rides),
    ...byId(rides.filter(({ id, version }) => version >= (known[id]?.version ?? version))),
  }));
  return rides.map(({ id }) => id);
}

/** Each ride of an order carries the state of the whole order. */
function withOrders(known: KnownRides, rides: readonly RideView[]): KnownRides {
  const orders = new Map(
    rides.flatMap(({ order }) => (order ? [[order.id, wholeOrder(order)] as const] : [])),
  );
  if (orders.size === 0) return known;
  return byId(
    Object.values(known).map((ride) => {
      const whole = ride.order && orders.get(ride.order.id);
      return ride.order && whole ? { ...ride, order: { ...ride.order, ...whole } } : ride;
    }),
  );
}

function wholeOrder({ statuses, weekdays, lastDay }: RideOrderView) {
  return { statuses, weekdays, lastDay };
}

export function storedRide(queries: QueryClient, id: string): RideView | undefined {
  return queries.getQueryData<KnownRides>(KNOWN_RIDES)?.[id];
}

/** The requests of an order as this page has shown them. */
export function storedRequestsOf(queries: QueryClient, { order }: RideView): RideView[] {
  const known = Object.values(queries.getQueryData<KnownRides>(KNOWN_RIDES) ?? {});
  return known.filter((ride) => ride.status === 'pending' && ride.order && ride.order.id === order?.id);
}

/** The other rides of this page whose change was requested together with theirs: each says how many are open. */
export function askedTogetherWith(queries: QueryClient, ids: readonly string[]): string[] {
  const known = queries.getQueryData<KnownRides>(KNOWN_RIDES) ?? {};
  const orders = new Set(ids.flatMap((id) => known[id]?.order?.id ?? []));
  return Object.values(known)
    .filter(({ id, order, changeRequest }) => {
      const isAlike = order !== null && orders.has(order.id) && (changeRequest?.rides ?? 1) > 1;
      return isAlike && !ids.includes(id);
    })
    .map(({ id }) => id);
}

/** The current state of the rides with these ids. */
export function useStoredRides(ids: readonly string[]): RideView[] {
  const responses = usePreloadedResponses();
  const { data } = useQuery({
    queryKey: KNOWN_RIDES,
    queryFn: skipToken,
    initialData: () => preloadedRides(responses),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    select: (known: KnownRides) => ids.flatMap((id) => known[id] ?? []),
  });
  return data ?? [];
}

/** The cached version of a ride, unless the given one is later. */
export function laterOf(stored: RideView | undefined, ride: RideView): RideView {
  return stored && stored.version >= ride.version ? stored : ride;
}

const listPaths: readonly string[] = [listRides, listPendingRides, listRideHistory, listRidesOfDay].map(
  ({ path }) => path,
);

function preloadedRides(responses: ReturnType<typeof usePreloadedResponses>): KnownRides {
  const lists = Object.entries(responses).filter(([url]) => listPaths.includes(pathOf(url)));
  return byId(lists.flatMap(([, { body }]) => body as RideView[]));
}

function byId(rides: readonly RideView[]): KnownRides {
  return Object.fromEntries(rides.map((ride) => [ride.id, ride]));
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
