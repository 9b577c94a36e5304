import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { isFromKeep } from '#web/api/kept-since.ts';
import { ApiError } from '#web/text/api-error.ts';
import { setLiveness } from './live.ts';

export type LivenessWatch = { lineIs: (ready: boolean) => void; stop: () => void };

/** A browser may believe in a network that leads nowhere: calls without an answer count as offline as well. */
export function watchLiveness(queries: QueryClient): LivenessWatch {
  let isReady = false;
  let isAnswered = true;

  const tell = () => {
    if (!navigator.onLine) setLiveness('offline');
    else if (isReady) setLiveness('live');
    else setLiveness(isAnswered ? 'polling' : 'offline');
  };
  const lineIs = (ready: boolean) => {
    isReady = ready;
    tell();
  };
  const lose = () => lineIs(false);
  const leaveCache = queries.getQueryCache().subscribe((event) => {
    isAnswered = answeredBy(event) ?? isAnswered;
    tell();
  });
  window.addEventListener('online', tell);
  window.addEventListener('offline', lose);
  tell();

  return {
    lineIs,
    stop() {
      leaveCache();
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', lose);
      setLiveness('polling');
    },
  };
}

function answeredBy(event: QueryCacheNotifyEvent): boolean | undefined {
  if (event.type !== 'updated') return undefined;
  const { action } = event;
  if (action.type === 'success') return action.manual ? undefined : !isFromKeep();
  if (action.type !== 'failed' && action.type !== 'error') return undefined;
  return !(action.error instanceof ApiError && action.error.status === 0);
}
