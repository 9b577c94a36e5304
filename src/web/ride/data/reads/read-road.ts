import { useQuery } from '@tanstack/react-query';
import { listRideRoads } from '#contract/rides/rides.calls.ts';
import type { RideRoadView, RideView } from '#contract/rides/rides.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readTogether } from './read-together.ts';

const read = readTogether(async (ids) => {
  const roads = await callApi(listRideRoads, { query: { ids } });
  return new Map(roads.map(({ id, path }) => [id, path]));
});

/** The road of a ride; simultaneous reads are batched into one request. */
export async function readRoad(id: string): Promise<RideRoadView['path']> {
  return (await read(id)) ?? [];
}

/** The route does not change with the status: it is read once, when its map is about to be shown. */
export function useRideRoad(
  { id, version, status }: RideView,
  wanted: boolean,
): RideRoadView['path'] | undefined {
  return useQuery({
    queryKey: [...keyOf(listRideRoads, { query: { ids: id } }), status === 'pending' ? version : 'agreed'],
    queryFn: () => readRoad(id),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
