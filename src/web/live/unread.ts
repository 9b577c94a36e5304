import { useQuery } from '@tanstack/react-query';
import { countUnread } from '#contract/people/chat.calls.ts';
import type { UnreadView } from '#contract/people/chat.ts';
import { may } from '#domain/policy.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { usePreloaded } from '#web/api/preloaded.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useLiveness } from './liveness.ts';

const EVERY_30_S = 30_000;
const EVERY_5_MIN = 5 * 60_000;

/** The badge of the chat button: a driver's inbox includes the messages about rides. */
export function useInboxCount(): number {
  const user = useCurrentUser();
  const unread = useUnread();
  return (may(user, 'answer_clients') ? unread?.total : unread?.general) ?? 0;
}

/** How many messages of the signed-in person are unread. */
export function useUnread(): UnreadView | undefined {
  const user = useCurrentUser();
  const interval = useLiveness() === 'live' ? EVERY_5_MIN : EVERY_30_S;

  return useQuery({
    ...readOptions(countUnread),
    ...usePreloaded(countUnread),
    enabled: may(user, 'chat'),
    staleTime: EVERY_30_S,
    refetchInterval: interval,
  }).data;
}
