import { useQueryClient } from '@tanstack/react-query';
import type { Write } from '#contract/call.ts';
import type { OrderOutcomeView } from '#contract/rides/orders.ts';
import { refreshAfter } from '#web/api/cache-keys.ts';
import { numbered } from '#web/text/counts.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { showRide } from '../reads/changed-rides.ts';

/** Shows what a move of an order changed, and how many rides. */
export function useOrderSettling(call: Write, one: string, many: string) {
  const queries = useQueryClient();
  return {
    onSuccess: ({ ride, changed }: OrderOutcomeView) => {
      showRide(queries, ride);
      showToast({ tone: 'ok', title: numbered(changed, one, many) });
    },
    onSettled: () => void refreshAfter(queries, call),
  };
}
