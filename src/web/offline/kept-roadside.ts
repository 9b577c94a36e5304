import { getRoadside } from '#contract/vouchers.calls.ts';
import type { RoadsideView } from '#contract/vouchers.ts';

/** Of the worker: `public/worker/kept-vouchers.js`. */
const STORE = 'vouchers';

export type KeptRoadside = { roadside: RoadsideView; keptAt: Date };

/** What the worker has kept on this device, read without it: the page has it at once. */
export async function readKeptRoadside(): Promise<KeptRoadside | null> {
  if (!('caches' in globalThis)) return null;
  try {
    const kept = await caches.match(getRoadside.path, { cacheName: STORE, ignoreVary: true });
    if (!kept) return null;
    return { roadside: await kept.json(), keptAt: new Date(kept.headers.get('X-Kept-At') ?? '') };
  } catch {
    // A browser may refuse its storage: then nothing is kept.
    return null;
  }
}
