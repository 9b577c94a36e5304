import { listRideRoads } from '#contract/rides.calls.ts';
import type { RideRoadView } from '#contract/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { readTogether } from './read-together.ts';

const read = readTogether(async (ids) => {
  const roads = await callApi(listRideRoads, { query: { ids } });
  return new Map(roads.map(({ id, path }) => [id, path]));
});

/** The road of a ride; those asked for in the same moment are read with one request. */
export async function readRoad(id: string): Promise<RideRoadView['path']> {
  return (await read(id)) ?? [];
}
