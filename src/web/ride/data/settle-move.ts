import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { RideView } from '#contract/rides.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { changeShownRide } from './ride-cache.ts';
import { RIDES } from './rides-api.ts';

type Settling = {
  /** The title that says it is done; nothing is said without one. */
  done?: (moved: RideView, before: RideView) => string;
  onFailure?: (error: unknown) => void;
  /** What else the move makes old. */
  alsoStale?: readonly QueryKey[];
};

/** What the server answered is shown at once everywhere; then everything is asked for again. */
export function useSettling({ done, onFailure, alsoStale = [] }: Settling) {
  const queries = useQueryClient();

  return {
    onSuccess: async (moved: RideView, { ride }: { ride: RideView }) => {
      await changeShownRide(queries, ride, moved);
      if (done) showToast({ tone: 'ok', title: done(moved, ride) });
    },
    onError: (error: unknown) => onFailure?.(error),
    onSettled: () => {
      for (const queryKey of [RIDES, ...alsoStale]) void queries.invalidateQueries({ queryKey });
    },
  };
}

export function tellFailure(error: unknown, fallback: string) {
  showToast({ tone: 'bad', title: 'Erreur', text: sentenceFor(error, fallback) });
}
