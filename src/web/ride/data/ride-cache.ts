import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { RideCountsView, RideView } from '#contract/rides.ts';
import type { ApiPage } from '#web/api/call-api.ts';
import { RIDE_COUNTS, RIDE_LISTS, RIDES, rideKey } from './rides-api.ts';

type Pages = InfiniteData<ApiPage<RideView>, string>;
type Before = [QueryKey, unknown][];

/** Shows a ride changed wherever it is listed, and answers what was shown before. */
export async function changeShownRide(
  queries: QueryClient,
  ride: RideView,
  changed: RideView,
): Promise<Before> {
  await queries.cancelQueries({ queryKey: RIDES });
  const before = queries.getQueriesData({ queryKey: RIDES });
  queries.setQueriesData<Pages>({ queryKey: RIDE_LISTS }, (pages) => pages && withRide(pages, changed));
  queries.setQueryData<RideView>(rideKey(changed.id), (shown) => shown && changed);
  queries.setQueryData<RideCountsView>(RIDE_COUNTS, (counts) => counts && recounted(counts, ride, changed));
  return before;
}

export function restoreRides(queries: QueryClient, before: Before | undefined): void {
  for (const [key, shown] of before ?? []) queries.setQueryData(key, shown);
}

function withRide({ pages, pageParams }: Pages, changed: RideView): Pages {
  const replaced = (ride: RideView) => (ride.id === changed.id ? changed : ride);
  return { pageParams, pages: pages.map((page) => ({ ...page, items: page.items.map(replaced) })) };
}

function recounted(counts: RideCountsView, { status: from }: RideView, { status: to }: RideView) {
  if (from === to) return counts;
  return { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 };
}
