import { type APIRequestContext, expect } from '@playwright/test';
import type { AnswerOf, ArgsOf, Call } from '#contract/call.ts';
import { pathPattern } from '#contract/path-pattern.ts';
import { requestOf } from '#tests/support/requests.ts';

/** Makes a call as this person, without the page; throws when it fails. */
export async function callApi<C extends Call>(
  person: APIRequestContext,
  call: C,
  ...args: ArgsOf<C>
): Promise<AnswerOf<C>> {
  const { method, url, body } = requestOf(call, ...args);
  const answer = await person.fetch(url, { method, ...(body ? { data: body } : {}) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return await answer.json();
}

/** Matches the requests of a call, for `page.route`. */
export function addressOf({ path }: Call): (url: URL) => boolean {
  const pattern = pathPattern([path]);
  return ({ pathname }) => pattern.test(pathname);
}
