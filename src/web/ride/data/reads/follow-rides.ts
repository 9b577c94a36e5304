import type { QueryClient } from '@tanstack/react-query';
import type { ServerFrame } from '#contract/live.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { isAbout } from '#web/api/cache-keys.ts';
import { dropPreloaded } from '#web/api/preloaded.ts';
import { askedTogetherWith } from '../cache/ride-cache.ts';
import { readChangedRides } from './changed-rides.ts';

type RideFrame = Extract<ServerFrame, { type: 'ride_changed' }>;

type Follower = {
  /** Whether a frame needs a request even when the page shows no ride. */
  isNews: (frame: RideFrame) => boolean;
  onRead: (ride: RideView, frame: RideFrame) => void;
};

const BURST_MS = 150;
const MOST_AT_ONCE = 20;

/** Reads the rides that frames name: one request for a burst, one after the other so that the latest counts stay. */
export function followRides(queries: QueryClient, { isNews, onRead }: Follower) {
  let waiting: RideFrame[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function read(): Promise<void> {
    const frames = waiting;
    const ids = [...new Set(frames.map(({ rideId }) => rideId))];
    waiting = [];
    try {
      if (ids.length > MOST_AT_ONCE || !(isShowing(queries) || frames.some(isNews)))
        await refreshRides(queries);
      else {
        report(await readChangedRides(queries, ids), frames);
        await readBeside(ids);
      }
    } catch {
      // Offline, or the server does not know the call yet.
      await refreshRides(queries);
    }
    timer = waiting.length > 0 ? setTimeout(read, BURST_MS) : undefined;
  }

  /** No frame names them: only the count of those that are still open together changed. */
  async function readBeside(ids: readonly string[]): Promise<void> {
    const beside = askedTogetherWith(queries, ids);
    if (beside.length > MOST_AT_ONCE) await refreshRides(queries);
    else if (beside.length > 0) await readChangedRides(queries, beside);
  }

  function report(rides: readonly RideView[], frames: readonly RideFrame[]): void {
    for (const frame of frames) {
      const ride = rides.find(({ id }) => id === frame.rideId);
      if (ride) onRead(ride, frame);
    }
  }

  return {
    add(frame: RideFrame): void {
      waiting.push(frame);
      timer ??= setTimeout(read, BURST_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

function isShowing(queries: QueryClient): boolean {
  return queries.getQueryCache().findAll({ queryKey: ['rides'], type: 'active' }).length > 0;
}

/** Refetches what is on screen, and marks the rest as stale. */
async function refreshRides(queries: QueryClient): Promise<void> {
  dropPreloaded();
  await queries.invalidateQueries({
    predicate: ({ queryKey, meta }) => isAbout(['rides', 'verdicts', 'bills'], queryKey) && !meta?.heldStill,
  });
}
