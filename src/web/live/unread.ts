import { useQuery } from '@tanstack/react-query';
import type { UnreadView } from '#contract/chat.ts';
import { UNREAD_PATH } from '#contract/first-calls.ts';
import { may } from '#domain/policy.ts';
import { useCameWith } from '#web/api/came-with.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { useLive } from './live.ts';

export const UNREAD = [UNREAD_PATH] as const;

const EVERY_30_S = 30_000;
const EVERY_5_MIN = 5 * 60_000;

/** How many messages wait, of the person who is signed in; the admin reads none. */
export function useUnread(): UnreadView | undefined {
  const user = useCurrentUser();
  const interval = useLive() === 'live' ? EVERY_5_MIN : EVERY_30_S;

  return useQuery<UnreadView>({
    queryKey: UNREAD,
    ...useCameWith<UnreadView>(UNREAD_PATH),
    enabled: may(user, 'chat'),
    staleTime: EVERY_30_S,
    refetchInterval: interval,
  }).data;
}
