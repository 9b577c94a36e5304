import { listRideRoads } from '#contract/rides.calls.ts';
import type { RideRoadView } from '#contract/rides.ts';
import { callApi } from '#web/api/call-api.ts';

type Path = RideRoadView['path'];
type Batch = { ids: Set<string>; paths: Promise<Map<string, Path>> };

const TOGETHER_MS = 50;
const MOST_AT_ONCE = 20;

let open: Batch | undefined;

/** The road of a ride; those asked for in the same moment are read with one request. */
export async function readRoad(id: string): Promise<Path> {
  if (!open || open.ids.size === MOST_AT_ONCE) open = newBatch();
  open.ids.add(id);
  return (await open.paths).get(id) ?? [];
}

function newBatch(): Batch {
  const ids = new Set<string>();
  const read = async () => {
    await new Promise((done) => setTimeout(done, TOGETHER_MS));
    if (open?.ids === ids) open = undefined;
    const roads = await callApi(listRideRoads, { query: { ids: [...ids].join() } });
    return new Map(roads.map(({ id, path }) => [id, path]));
  };
  return { ids, paths: read() };
}
