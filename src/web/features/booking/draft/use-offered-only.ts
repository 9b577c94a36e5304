import { useEffect } from 'react';
import { ApiError } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { DraftChange } from './use-booking-draft.ts';

/** A stored or repeated trip may contain an option no longer offered: all options are removed, and a toast says so. */
export function useOfferedOnly(failure: unknown, change: (part: DraftChange) => void): void {
  useEffect(() => {
    if (!(failure instanceof ApiError) || failure.code !== 'option_not_offered') return;
    change({ options: '' });
    showToast({ tone: 'info', title: 'Options retirées', text: failure.sentence });
  }, [failure, change]);
}
