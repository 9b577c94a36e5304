import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import {
  countRides,
  listPendingRides,
  listRideHistory,
  listRides,
  listRidesOfDay,
} from '#contract/rides.calls.ts';
import type { RideCountsView, RideView } from '#contract/rides.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { usePreloadedResponses } from '#web/api/preloaded.ts';

type KnownRides = Readonly<Record<string, RideView>>;
type Before = { ride: RideView; counts: RideCountsView | undefined };

/** Each ride is cached once, by its id. Lists hold ids. */
const KNOWN_RIDES = ['rides', 'known'] as const;
const COUNTS = keyOf(countRides);

/** Writes rides to the cache and returns their ids. */
export function storeRides(queries: QueryClient, rides: readonly RideView[]): string[] {
  queries.setQueryData<KnownRides>(KNOWN_RIDES, (known) => ({ ...known, ...byId(rides) }));
  return rides.map(({ id }) => id);
}

export function storedRide(queries: QueryClient, id: string): RideView | undefined {
  return queries.getQueryData<KnownRides>(KNOWN_RIDES)?.[id];
}

/** The rides with these ids, as they are now. */
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

/** Changes a cached ride and returns it as it was before. */
export async function changeShownRide(
  queries: QueryClient,
  ride: RideView,
  changed: RideView,
): Promise<Before> {
  await queries.cancelQueries({ queryKey: ['rides'] });
  const counts = queries.getQueryData<RideCountsView>(COUNTS);
  storeRides(queries, [changed]);
  if (counts) queries.setQueryData<RideCountsView>(COUNTS, recounted(counts, ride, changed));
  return { ride, counts };
}

export function restoreRide(queries: QueryClient, before: Before | undefined): void {
  if (!before) return;
  storeRides(queries, [before.ride]);
  if (before.counts) queries.setQueryData<RideCountsView>(COUNTS, before.counts);
}

function recounted(counts: RideCountsView, { status: from }: RideView, { status: to }: RideView) {
  if (from === to) return counts;
  return { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 };
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
