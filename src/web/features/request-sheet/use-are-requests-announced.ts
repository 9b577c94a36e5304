import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getDriverProfile } from '#contract/people/driver-profile.calls.ts';
import { FIVE_MINUTES } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { putOffRequests, useWaitingRequests } from '#web/signals/new-requests.ts';

/** Whether requests are announced: not to an inactive driver, for whom they are put off. */
export function useAreRequestsAnnounced(): boolean {
  const waiting = useWaitingRequests();
  const hasRequests = waiting.length > 0;
  const { data, isPending, isFetching } = useQuery({
    ...readOptions(getDriverProfile),
    enabled: hasRequests,
    retry: false,
    // An inactive driver may have become active on another device.
    staleTime: ({ state }) => (state.data?.isActive === false ? 0 : FIVE_MINUTES),
  });
  const isInactive = data?.isActive === false;

  useEffect(() => {
    if (isInactive && !isFetching && waiting.length > 0) putOffRequests();
  }, [isInactive, isFetching, waiting]);

  return !isPending && !isInactive;
}
