import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SESSION_ENDED } from '#contract/live.ts';
import { refetchCurrentUser } from '#web/api/current-user.ts';
import { connectSocket } from './connect-socket.ts';
import { broadcast } from './live.ts';
import { watchLiveness } from './watch-liveness.ts';

const OTHER_USER = 1008;

/** The socket of the page, for the signed-in person. */
export function useLiveSocket(userId: string): void {
  const queries = useQueryClient();

  useEffect(() => {
    const watch = watchLiveness(queries);
    const disconnect = connectSocket(userId, {
      onReady() {
        watch.socketIs(true);
        // Also the first time: something may have changed since the page was written.
        broadcast({ type: 'reconnected' });
      },
      onFrame: broadcast,
      onClosed(code) {
        watch.socketIs(false);
        if (code === SESSION_ENDED || code === OTHER_USER) refetchCurrentUser(queries).catch(() => undefined);
      },
    });
    return () => {
      disconnect();
      watch.stop();
    };
  }, [queries, userId]);
}
