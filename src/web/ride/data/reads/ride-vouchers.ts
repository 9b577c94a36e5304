import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { issueVoucher, listRideVouchers } from '#contract/papers/vouchers.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';

/** The versions of a ride's voucher, the last one first; read when they are shown, because any change may add one. */
export function useRideVouchers({ id }: RideView, enabled: boolean) {
  return useQuery({ ...readOptions(listRideVouchers, { id }), enabled, staleTime: 0 });
}

/** For a ride that was accepted before there were vouchers. */
export function useIssueVoucher({ id }: RideView) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(issueVoucher, { id }),
    onSuccess: () => refreshAfter(queries, issueVoucher),
    onError: (error) => reportFailure(error, 'Impossible d’établir le bon.'),
  });
}
