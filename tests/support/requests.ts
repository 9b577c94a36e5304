import { type AnswerOf, type ArgsOf, type Call, urlOf } from '#contract/call.ts';
import type { ErrorView } from '#contract/errors.ts';

export type Headers = Record<string, string>;

/** The input of a call, then headers that a browser would not send by itself. */
export type Sent<C extends Call> = [...input: ArgsOf<C>, headers?: Headers | undefined];

/** A test knows whether its call succeeded or was refused, so it may read either shape. */
export type Received<C extends Call> = (AnswerOf<C> extends undefined ? unknown : AnswerOf<C>) &
  Partial<ErrorView>;

/** A call of the contract as an HTTP request. */
export function requestOf<C extends Call>(call: C, ...[input, headers]: Sent<C>) {
  const { body, ...address }: { body?: unknown } = { ...input };
  return { method: call.method, url: urlOf<Call>(call, address), body, headers };
}
