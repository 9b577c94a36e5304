import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { AddressArgs, AnswerOf, InputOf, Read } from '#contract/call.ts';
import { keyOf } from './cache-keys.ts';
import { callApi } from './call-api.ts';

/** A read as a query: its one key, and the call behind it. */
export function readOptions<C extends Read>(call: C, ...args: AddressArgs<C>) {
  const queryKey: QueryKey = keyOf(call, ...args);
  return queryOptions<AnswerOf<C>>({
    queryKey,
    queryFn: ({ signal }) =>
      callApi<Read>(call, args[0] as InputOf<Read>, { signal }) as Promise<AnswerOf<C>>,
  });
}
