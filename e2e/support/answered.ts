import { type APIResponse, expect } from '@playwright/test';

/** A step that only prepares a journey must not fail in silence. */
export async function answered(call: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await call;
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}
