import { useQueryClient } from '@tanstack/react-query';
import type { Write } from '#contract/call.ts';
import type { RideView } from '#contract/rides.ts';
import { refreshAfter } from '#web/api/cache-keys.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { changeShownRide } from './ride-cache.ts';

type Told = {
  /** The title that says it is done; nothing is said without one. */
  done?: (moved: RideView, before: RideView) => string;
  onFailure?: (error: unknown) => void;
};

/** What the server answered is shown at once everywhere; then everything that the call made stale is read again. */
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
