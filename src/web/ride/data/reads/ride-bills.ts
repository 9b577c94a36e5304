import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listRideBills } from '#contract/papers/bills.calls.ts';
import type { RideBillsView } from '#contract/papers/bills.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readTogether } from './read-together.ts';

const readBills = readTogether(async (ids) => {
  const found = await callApi(listRideBills, { query: { ids } });
  return new Map(found.map((bills) => [bills.rideId, bills]));
});

/** A completed ride, or a cancelled one with a fee. */
export function hasPapers({ status, fee }: Pick<RideView, 'status' | 'fee'>): boolean {
  return status === 'completed' || (status === 'cancelled' && fee !== null);
}

/** The bills of a ride that has papers; those of all visible cards are read with one request. */
export function useRideBills(ride: RideView): RideBillsView | undefined {
  return (
    useQuery({
      queryKey: billsKey(ride.id),
      queryFn: async () => (await readBills(ride.id)) ?? null,
      enabled: hasPapers(ride),
      staleTime: Number.POSITIVE_INFINITY,
    }).data ?? undefined
  );
}

/** After a frame about its ride. */
export function refreshBills(queries: QueryClient, id: string): void {
  void queries.invalidateQueries({ queryKey: billsKey(id) });
}

export function billsKey(id: string) {
  return keyOf(listRideBills, { query: { ids: id } });
}
