import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { getRoadside } from '#contract/papers/vouchers.calls.ts';
import type { RoadsideView } from '#contract/papers/vouchers.ts';

/** The store of the worker, see `public/worker/kept-vouchers.js`. */
const STORE = 'vouchers';

/** `driverId`: whose vouchers they are, also after the session has ended. */
export type KeptRoadside = { roadside: RoadsideView; keptAt: Date; driverId: string | undefined };

/** What the worker has stored on this device, read directly so that the page has it at once. */
export async function readKeptRoadside(): Promise<KeptRoadside | null> {
  if (!('caches' in globalThis)) return null;
  try {
    const [kept, driver] = await Promise.all([find(getRoadside.path), find(getCurrentUser.path)]);
    if (!kept) return null;
    const keptAt = new Date(kept.headers.get('X-Kept-At') ?? '');
    return { roadside: await kept.json(), keptAt, driverId: await driver?.text() };
  } catch {
    // A browser may refuse storage: then nothing is kept.
    return null;
  }
}

function find(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: STORE, ignoreVary: true });
}
