import { useEffect } from 'react';
import { ApiError } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { DraftChange } from './use-booking-draft.ts';

/** A kept or repeated trip may ask for an option that is no longer offered: it goes, and is said. */
export function useOfferedOnly(failure: unknown, change: (part: DraftChange) => void): void {
  useEffect(() => {
    if (!(failure instanceof ApiError) || failure.code !== 'option_not_offered') return;
    change({ options: '' });
    showToast({ tone: 'info', title: 'Options retirées', text: failure.sentence });
  }, [failure, change]);
}
