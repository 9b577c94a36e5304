import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getDriverProfile } from '#contract/people/driver-profile.calls.ts';
import { FIVE_MINUTES } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { putOffRequests, useUnnoticedRequests, useWaitingRequests } from '#web/signals/new-requests.ts';

/**
 * Whether requests are announced: not to an inactive driver, for whom they are put off. Each new one asks again, as the
 * driver may have changed that on another device; `aloud` waits for the answer.
 */
export function useAreRequestsAnnounced(): { isAnnounced: boolean; aloud: boolean } {
  const waiting = useWaitingRequests();
  const isAsked = useUnnoticedRequests().length > 0;
  const { data, isPending, isFetching } = useQuery({
    ...readOptions(getDriverProfile),
    enabled: isAsked,
    retry: false,
    staleTime: ({ state }) => (state.data?.isActive === false ? 0 : FIVE_MINUTES),
  });
  const isInactive = data?.isActive === false;

  useEffect(() => {
    if (isInactive && !isFetching && waiting.length > 0) putOffRequests();
  }, [isInactive, isFetching, waiting]);

  const isAnnounced = !isPending && !isInactive;
  return { isAnnounced, aloud: isAnnounced && !isFetching };
}
