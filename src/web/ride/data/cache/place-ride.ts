import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { urlOf } from '#contract/call.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { isListed, mostRidesOfDays, type RideListing } from '#domain/ride/ride-lists.ts';
import type { keyOf } from '#web/api/cache-keys.ts';
import { currentUserIn } from '#web/api/current-user.ts';
import { keepForOffline } from '#web/offline/cache-for-offline.ts';
import { factsOf } from '../../words/ride-facts.ts';
import { storedRide } from './ride-cache.ts';
import { isInPages, type RidePage, withoutRide, withRide } from './ride-pages.ts';

/** The `meta` of a list query. */
export type ListMeta = {
  listing: RideListing;
  /** Only the server can run a search. */
  isSearched: boolean;
  /** The reader switched auto-refresh off: rides may leave the list, but none is added. */
  heldStill: boolean;
};

type Pages = InfiniteData<RidePage, string>;

/** Inserts a ride into each cached list that shows it, and removes it from the others; undefined: from all. */
export function placeRide(queries: QueryClient, id: string, ride: RideView | undefined): void {
  for (const query of queries.getQueryCache().findAll({ queryKey: ['rides'] })) {
    const list = query.meta as ListMeta | undefined;
    if (!list?.listing || query.state.isInvalidated) continue;
    const placed = query.state.data === undefined ? undefined : placedIn(queries, query, list, id, ride);
    // A response in flight may be older than the change.
    if (placed === 'unknown' || query.state.fetchStatus === 'fetching') readAgain(queries, query);
    else if (placed) write(queries, query, placed);
  }
}

/** The pages with the ride inserted; undefined if unchanged, 'unknown' if only the server can tell. */
function placedIn(
  queries: QueryClient,
  query: Query,
  { listing, isSearched, heldStill }: ListMeta,
  id: string,
  ride: RideView | undefined,
): RidePage[] | 'unknown' | undefined {
  const reader = currentUserIn(queries);
  const pages = pagesIn(query);
  const belongs = ride !== undefined && reader !== null && isListed(listing, factsOf(ride), reader);
  if (!belongs) return isInPages(pages, id) ? withoutRide(pages, id) : undefined;
  if (heldStill) return undefined;
  if (isSearched || isCut(listing, pages)) return 'unknown';
  return withRide(pages, ride, { listing, keyOf: (other) => storedRide(queries, other) });
}

/** Keeps its age: the other rides were not refetched. */
function write(queries: QueryClient, { queryKey, state }: Query, pages: RidePage[]): void {
  const data = Array.isArray(state.data) ? pages[0]?.items : { ...(state.data as Pages), pages };
  queries.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  const [, path, input] = queryKey as ReturnType<typeof keyOf<typeof listRides>>;
  const rides = pages[0]?.items.flatMap((id) => storedRide(queries, id) ?? []);
  keepForOffline(urlOf({ ...listRides, path }, input), rides);
}

/** The rides of a day, or of several, are one page. */
function pagesIn({ state: { data } }: Query): RidePage[] {
  return Array.isArray(data) ? [{ items: data, next: null, end: null }] : (data as Pages).pages;
}

function isCut({ day, days }: RideListing, [page]: readonly RidePage[]): boolean {
  return day !== undefined && (page?.items.length ?? 0) >= mostRidesOfDays(days);
}

/** Refetches the lists on screen, and marks the others as stale. */
export function refreshLists(queries: QueryClient): void {
  const isKept = ({ meta }: Query) => meta?.listing !== undefined && !meta.heldStill;
  void queries.invalidateQueries({ predicate: isKept });
}

function readAgain(queries: QueryClient, { queryKey }: Query): void {
  const exactly = { queryKey, exact: true };
  void queries.cancelQueries(exactly).then(() => queries.invalidateQueries(exactly));
}
