import { type AddressArgs, type AnswerOf, type Read, urlOf } from '#contract/call.ts';
import type { PreloadedResponse } from '#contract/preloaded.ts';
import { createCell } from '#web/browser/cell.ts';
import { usePageState } from '#web/browser/page-state.ts';
import { useCurrentUser } from './current-user.ts';

const areOutdated = createCell(false);

/** Called after a change that no query follows yet: later reads ignore the preloaded responses. */
export function dropPreloaded(): void {
  areOutdated.write(true);
}

type FirstData<Data> = { initialData: Data; initialDataUpdatedAt: number };

/** The preloaded response of a read, as the initial data of its query. */
export function usePreloaded<C extends Read>(call: C, ...args: AddressArgs<C>) {
  const response = usePreloadedResponses()[urlOf(call, ...args)];
  return firstData(response, ({ body }) => body as AnswerOf<C>);
}

/** The same for a query that stores a value derived from the response. */
export function firstData<Data>(
  response: PreloadedResponse | undefined,
  dataFrom: (response: PreloadedResponse) => Data,
): FirstData<Data> | Record<never, never> {
  return response ? { initialData: dataFrom(response), initialDataUpdatedAt: performance.timeOrigin } : {};
}

/** By URL. Empty for anyone but the person the page was rendered for. */
export function usePreloadedResponses(): Readonly<Record<string, PreloadedResponse>> {
  const { preloaded = {}, user } = usePageState();
  const isForThem = useCurrentUser()?.id === user?.id;
  return isForThem && !areOutdated.read() ? preloaded : {};
}
