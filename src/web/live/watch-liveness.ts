import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { isFromCache } from '#web/api/cached-since.ts';
import { ApiError } from '#web/text/api-error.ts';
import { setLiveness } from './liveness.ts';

export type LivenessWatch = { socketIs: (ready: boolean) => void; stop: () => void };

/** `navigator.onLine` may be wrong: calls without a response count as offline as well. */
export function watchLiveness(queries: QueryClient): LivenessWatch {
  let isReady = false;
  let isAnswered = true;

  const update = () => {
    if (!navigator.onLine) setLiveness('offline');
    else if (isReady) setLiveness('live');
    else setLiveness(isAnswered ? 'polling' : 'offline');
  };
  const socketIs = (ready: boolean) => {
    isReady = ready;
    update();
  };
  const lose = () => socketIs(false);
  const leaveCache = queries.getQueryCache().subscribe((event) => {
    const answered = answeredBy(event);
    if (answered === undefined) return;
    isAnswered = answered;
    update();
  });
  window.addEventListener('online', update);
  window.addEventListener('offline', lose);
  update();

  return {
    socketIs,
    stop() {
      leaveCache();
      window.removeEventListener('online', update);
      window.removeEventListener('offline', lose);
      setLiveness('polling');
    },
  };
}

function answeredBy(event: QueryCacheNotifyEvent): boolean | undefined {
  if (event.type !== 'updated') return undefined;
  const { action } = event;
  if (action.type === 'success') return action.manual ? undefined : !isFromCache();
  if (action.type !== 'failed' && action.type !== 'error') return undefined;
  return !(action.error instanceof ApiError && action.error.status === 0);
}
