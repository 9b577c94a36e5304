import { pageAtRest } from '#web/browser/page-at-rest.ts';

const TOGETHER_MS = 50;
const MOST_AT_ONCE = 20;

type Batch<Found> = { ids: Set<string>; found: Promise<ReadonlyMap<string, Found>> };

/** Batches simultaneous reads into one request. */
export function readTogether<Found>(read: (ids: string) => Promise<ReadonlyMap<string, Found>>) {
  let open: Batch<Found> | undefined;

  function newBatch(): Batch<Found> {
    const ids = new Set<string>();
    const found = async () => {
      // A page that has just opened is still rendering parts that will ask too.
      await Promise.all([new Promise((done) => setTimeout(done, TOGETHER_MS)), pageAtRest()]);
      if (open?.ids === ids) open = undefined;
      return await read([...ids].join());
    };
    return { ids, found: found() };
  }

  return async (id: string): Promise<Found | undefined> => {
    if (!open || open.ids.size === MOST_AT_ONCE) open = newBatch();
    open.ids.add(id);
    return (await open.found).get(id);
  };
}
