import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getDriverProfile } from '#contract/people/driver-profile.calls.ts';
import { readOptions } from '#web/api/read-options.ts';
import { putOffRequests, useWaitingRequests } from '#web/signals/new-requests.ts';

/** Whether requests are announced: not to an inactive driver, for whom they are put off. */
export function useIsTold(): boolean {
  const waiting = useWaitingRequests();
  const hasRequests = waiting.length > 0;
  const profile = useQuery({ ...readOptions(getDriverProfile), enabled: hasRequests, retry: false });
  const isInactive = profile.data?.isActive === false;

  useEffect(() => {
    if (isInactive && waiting.length > 0) putOffRequests();
  }, [isInactive, waiting]);

  return !profile.isPending && !isInactive;
}
