import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SESSION_ENDED } from '#contract/live.ts';
import { refetchCurrentUser } from '#web/api/current-user.ts';
import { keepLine } from './keep-line.ts';
import { spread } from './live.ts';
import { watchLiveness } from './watch-liveness.ts';

const SOMEBODY_ELSE = 1008;

/** The line of the page to the server, for the person who is signed in. */
export function useLiveLine(userId: string): void {
  const queries = useQueryClient();

  useEffect(() => {
    const watch = watchLiveness(queries);
    const hangUp = keepLine(userId, {
      onReady() {
        watch.lineIs(true);
        // Also the first time: something may have changed between the page and its line.
        spread({ type: 'reconnected' });
      },
      onFrame: spread,
      onClosed(code) {
        watch.lineIs(false);
        if (code === SESSION_ENDED || code === SOMEBODY_ELSE)
          refetchCurrentUser(queries).catch(() => undefined);
      },
    });
    return () => {
      hangUp();
      watch.stop();
    };
  }, [queries, userId]);
}
