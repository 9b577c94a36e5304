import { useQueryClient } from '@tanstack/react-query';
import type { Write } from '#contract/call.ts';
import type { RideView } from '#contract/rides.ts';
import { refreshAfter } from '#web/api/cache-keys.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { changeShownRide } from './ride-cache.ts';

type Told = {
  /** The title of the success toast; none without it. */
  done?: (moved: RideView, before: RideView) => string;
  onFailure?: (error: unknown) => void;
};

/** Caches the response, then refetches what the call made stale. */
export function useSettling(call: Write, { done, onFailure }: Told) {
  const queries = useQueryClient();

  return {
    onSuccess: async (moved: RideView, { ride }: { ride: RideView }) => {
      await changeShownRide(queries, ride, moved);
      if (done) showToast({ tone: 'ok', title: done(moved, ride) });
    },
    onError: (error: unknown) => onFailure?.(error),
    onSettled: () => void refreshAfter(queries, call),
  };
}
