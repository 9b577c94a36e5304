import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Write } from '#contract/call.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { refreshAfter } from '#web/api/cache-keys.ts';
import { isLive } from '#web/live/liveness.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { readChangedRides, showRide } from '../reads/changed-rides.ts';

export type SettledWords = {
  /** The title of the success toast; none without it. */
  done?: (moved: RideView, before: RideView) => string;
  onFailure?: (error: unknown) => void;
};

/** Shows the response at once, or after a refusal the current ride. */
export function useSettling(call: Write, { done, onFailure }: SettledWords) {
  const queries = useQueryClient();

  return {
    onSuccess: (moved: RideView, { ride }: { ride: RideView }) => {
      showRide(queries, moved);
      if (done) showToast({ tone: 'ok', title: done(moved, ride) });
    },
    onError: (error: unknown) => onFailure?.(error),
    onSettled: (moved: RideView | undefined, _: unknown, { ride }: { ride: RideView }) =>
      void settleMove(queries, call, ride, moved),
  };
}

/** With an open socket a move is followed by its frame, and a refusal refetches one ride; else all is refetched. */
export async function settleMove(
  queries: QueryClient,
  call: Write,
  ride: RideView,
  moved: RideView | undefined,
): Promise<void> {
  if (!isLive()) return await refreshAfter(queries, call);
  await refreshAfter(queries, { ...call, stales: call.stales.filter((subject) => subject !== 'rides') });
  if (!moved) await readChangedRides(queries, [ride.id]).catch(() => refreshAfter(queries, call));
}
