import type { FirstAnswer } from '#contract/first-calls.ts';
import { usePageState } from '#web/browser/page-state.ts';
import type { ApiPage } from './call-api.ts';
import { useCurrentUser } from './current-user.ts';

/** What the page came with for this call, as a query begins with it; nothing for anybody but the one it came for. */
export function useCameWith<Answer>(path: string) {
  const answer = useFirstAnswer(path);
  return answer ? begunWith(answer.body as Answer) : {};
}

/** The same for a list that comes in parts. */
export function useCameWithPage<Item>(path: string) {
  const answer = useFirstAnswer(path);
  if (!answer) return {};
  const first: ApiPage<Item> = { items: answer.body as Item[], next: answer.next };
  return begunWith({ pages: [first], pageParams: [''] });
}

function useFirstAnswer(path: string): FirstAnswer | undefined {
  const { answers, user } = usePageState();
  const isTheirs = useCurrentUser()?.id === user?.id;
  return isTheirs ? answers?.[path] : undefined;
}

function begunWith<Data>(initialData: Data) {
  return { initialData, initialDataUpdatedAt: performance.timeOrigin };
}
