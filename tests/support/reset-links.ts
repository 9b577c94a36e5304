import { expect } from 'vitest';
import type { World } from './world.ts';

export const tokenIn = (text = '') => text.match(/\/reset-password#([\w-]+)/u)?.[1] ?? 'no link';

/** Asks for a link by email, and opens it. */
export async function askForLink(
  { visitor, emails }: Pick<World, 'visitor' | 'emails'>,
  email: string,
): Promise<string> {
  const before = emails.length;
  await visitor().requestsPasswordReset(email);
  await expect.poll(() => emails.length).toBeGreaterThan(before);
  return tokenIn(emails.at(-1)?.text);
}
