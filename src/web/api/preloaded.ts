import { type AddressArgs, type AnswerOf, type Read, urlOf } from '#contract/call.ts';
import type { PreloadedResponse } from '#contract/preloaded.ts';
import { createCell } from '#web/browser/cell.ts';
import { usePageState } from '#web/browser/page-state.ts';
import { useCurrentUser } from './current-user.ts';

const areOutdated = createCell(false);

/** Something changed since the page was written that no query follows yet: whoever asks from now on reads it. */
export function dropPreloaded(): void {
  areOutdated.write(true);
}

type FirstData<Data> = { initialData: Data; initialDataUpdatedAt: number };

/** The answer to a read that was sent with the page, as the first data of its query. */
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

/** By their URL. Nothing for another person than the one the page was written for. */
export function usePreloadedResponses(): Readonly<Record<string, PreloadedResponse>> {
  const { preloaded = {}, user } = usePageState();
  const isForThem = useCurrentUser()?.id === user?.id;
  return isForThem && !areOutdated.read() ? preloaded : {};
}
