import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Subject } from '#contract/call.ts';
import { SESSION_ENDED, type ServerFrame, staleAfterFrame, staleAfterGap } from '#contract/live.ts';
import { isAbout } from '#web/api/cache-keys.ts';
import { refetchCurrentUser } from '#web/api/current-user.ts';
import { dropPreloaded } from '#web/api/preloaded.ts';
import { connectSocket } from './connect-socket.ts';
import { watchLiveness } from './watch-liveness.ts';

const OTHER_USER = 1008;
const BURST_MS = 150;

type Visitor = { userId: string; since: string | undefined };

/** The socket of the signed-in person: its frames refetch stale data, and may be shown as news. */
export function useLiveSocket({ userId, since }: Visitor, onFrame: (frame: ServerFrame) => void): void {
  const queries = useQueryClient();
  const notify = useEffectEvent(onFrame);

  useEffect(() => {
    const watch = watchLiveness(queries);
    const burst = refreshInBursts(queries);
    const disconnect = connectSocket(
      { userId, since },
      {
        onReady(isGap) {
          watch.socketIs(true);
          if (isGap) burst.add(staleAfterGap);
        },
        onFrame(frame) {
          burst.add(staleAfterFrame[frame.type]);
          notify(frame);
        },
        onClosed(code) {
          watch.socketIs(false);
          if (code === SESSION_ENDED || code === OTHER_USER)
            refetchCurrentUser(queries).catch(() => undefined);
        },
      },
    );
    return () => {
      disconnect();
      burst.stop();
      watch.stop();
    };
  }, [queries, userId, since]);
}

/** Refetches stale data once per burst. A list whose auto-refresh is off is left alone. */
function refreshInBursts(queries: QueryClient) {
  const stale = new Set<Subject>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh() {
    const subjects = [...stale];
    dropPreloaded();
    stale.clear();
    timer = undefined;
    void queries.invalidateQueries({
      predicate: ({ queryKey, meta }) => !meta?.heldStill && isAbout(subjects, queryKey),
    });
  }

  return {
    add(subjects: readonly Subject[] = []) {
      for (const subject of subjects) stale.add(subject);
      if (stale.size > 0) timer ??= setTimeout(refresh, BURST_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
