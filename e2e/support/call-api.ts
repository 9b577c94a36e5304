import { type APIRequestContext, expect } from '@playwright/test';
import { type AnswerOf, type ArgsOf, type Call, urlOf } from '#contract/call.ts';
import { pathPattern } from '#contract/path-pattern.ts';

/** Makes a call as this person, past the page. A step that only prepares a journey must not fail in silence. */
export async function callApi<C extends Call>(
  person: APIRequestContext,
  call: C,
  ...args: ArgsOf<C>
): Promise<AnswerOf<C>> {
  const { body }: { body?: object } = { ...args[0] };
  const sent = { method: call.method, ...(body ? { data: body } : {}) };
  const answer = await person.fetch(urlOf(call, ...args), sent);
  expect(answer.ok(), await answer.text()).toBe(true);
  return await answer.json();
}

/** Tells the requests of a call from others, for `page.route`. */
export function addressOf({ path }: Call): (url: URL) => boolean {
  const pattern = pathPattern([path]);
  return ({ pathname }) => pattern.test(pathname);
}
