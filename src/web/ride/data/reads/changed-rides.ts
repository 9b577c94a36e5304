import type { QueryClient } from '@tanstack/react-query';
import { countRides, getRide, listChangedRides, listRideEvents } from '#contract/rides/rides.calls.ts';
import type { ChangedRidesView, RideCountsView, RideView } from '#contract/rides/rides.ts';
import { listChangedRequests, listVerdicts } from '#contract/rides/verdicts.calls.ts';
import type { VerdictsView } from '#contract/rides/verdicts.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { keepForOffline } from '#web/offline/cache-for-offline.ts';
import { placeRide } from '../cache/place-ride.ts';
import { storedRide, storeRides } from '../cache/ride-cache.ts';
import { refreshBills } from './ride-bills.ts';

const COUNTS = keyOf(countRides);
const VERDICTS = keyOf(listVerdicts);

/** Reads these rides and the counts, and updates everything that shows them. */
export async function readChangedRides(queries: QueryClient, ids: readonly string[]): Promise<RideView[]> {
  const { rides, counts } = await readChanges(queries, ids);
  storeRides(queries, rides);
  for (const id of ids) {
    const isVisible = rides.some((ride) => ride.id === id);
    placeRide(queries, id, isVisible ? storedRide(queries, id) : undefined);
    if (!isVisible) void queries.invalidateQueries({ queryKey: keyOf(getRide, { id }) });
    void queries.invalidateQueries({ queryKey: keyOf(listRideEvents, { id }) });
    refreshBills(queries, id);
  }
  await queries.cancelQueries({ queryKey: COUNTS });
  queries.setQueryData<RideCountsView>(COUNTS, counts);
  keepForOffline(countRides.path, counts);
  return rides;
}

/** With the verdicts if the page shows them: one request either way. */
async function readChanges(queries: QueryClient, ids: readonly string[]): Promise<ChangedRidesView> {
  const query = { ids: ids.join() };
  if (!queries.getQueryCache().find({ queryKey: VERDICTS })?.isActive()) {
    outdateVerdicts(queries);
    return await callApi(listChangedRides, { query });
  }
  const { verdicts, ...changed } = await callApi(listChangedRequests, { query });
  await queries.cancelQueries({ queryKey: VERDICTS });
  queries.setQueryData<VerdictsView>(VERDICTS, verdicts);
  return changed;
}

/** Marks them as stale, even if only preloaded, so that the next component to show one refetches them. */
function outdateVerdicts(queries: QueryClient): void {
  const none: VerdictsView = { verdicts: [], pairs: [], provisional: false };
  queries.setQueryData<VerdictsView>(VERDICTS, (known) => known ?? none, { updatedAt: 1 });
}

/** The state shown before a change. */
export type Before = { ride: RideView | undefined; counts: RideCountsView | undefined };

/** Shows the result of an own move, or the expected one, at once. The frame that follows brings exact counts. */
export function showRide(queries: QueryClient, changed: RideView): Before {
  const ride = storedRide(queries, changed.id);
  const counts = queries.getQueryData<RideCountsView>(COUNTS);
  storeRides(queries, [changed]);
  // A later version may have come first.
  const shown = storedRide(queries, changed.id) ?? changed;
  placeRide(queries, changed.id, shown);
  if (counts) queries.setQueryData<RideCountsView>(COUNTS, recounted(counts, ride, shown));
  return { ride, counts };
}

export function restoreRide(queries: QueryClient, { ride, counts }: Before): void {
  if (!ride) return;
  storeRides(queries, [ride]);
  placeRide(queries, ride.id, storedRide(queries, ride.id));
  if (counts) queries.setQueryData<RideCountsView>(COUNTS, counts);
}

function recounted(counts: RideCountsView, before: RideView | undefined, { status: to }: RideView) {
  const from = before?.status;
  if (from === to) return counts;
  const left = from ? { [from]: Math.max(0, counts[from] - 1) } : {};
  return { ...counts, ...left, [to]: counts[to] + 1 };
}
