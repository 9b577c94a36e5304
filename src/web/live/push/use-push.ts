import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PushState, pushState } from '#web/browser/push.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { endPushOfOthers, switchPushOff, switchPushOn } from './push-calls.ts';

const PUSH = ['push-on-this-device'] as const;
const FAILURE = 'Impossible de changer les notifications de cet appareil.';

/** Whether this device is subscribed, and how to change it. The permission may change outside the page. */
export function usePush(userId: string) {
  const queries = useQueryClient();
  const { data: state } = useQuery<PushState>({
    queryKey: PUSH,
    queryFn: async () => {
      await endPushOfOthers(userId);
      return await pushState();
    },
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? switchPushOn(userId) : switchPushOff()),
    onError: (error) => showToast({ tone: 'bad', title: 'Notifications', text: sentenceFor(error, FAILURE) }),
    onSettled: () => queries.invalidateQueries({ queryKey: PUSH }),
  });

  return { state, busy: change.isPending, change: change.mutateAsync };
}
