import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listRideBills } from '#contract/bills.calls.ts';
import type { RideBillsView } from '#contract/bills.ts';
import type { RideView } from '#contract/rides.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readTogether } from './read-together.ts';

const readBills = readTogether(async (ids) => {
  const found = await callApi(listRideBills, { query: { ids } });
  return new Map(found.map((bills) => [bills.rideId, bills]));
});

/** The bills of a completed ride; those of all cards in sight are read with one request. */
export function useRideBills({ id, status }: RideView): RideBillsView | undefined {
  return (
    useQuery({
      queryKey: billsKey(id),
      queryFn: async () => (await readBills(id)) ?? null,
      enabled: status === 'completed',
      staleTime: Number.POSITIVE_INFINITY,
    }).data ?? undefined
  );
}

/** After a frame about its ride. */
export function refreshBills(queries: QueryClient, id: string): void {
  void queries.invalidateQueries({ queryKey: billsKey(id) });
}

/** Under which they are cached. */
export function billsKey(id: string) {
  return keyOf(listRideBills, { query: { ids: id } });
}
