import type { SendOutcome } from '#server/ports/send-outcome.ts';
import { USER_AGENT } from '../user-agent.ts';
import { outcomeOfAnswer, outcomeOfFailure, type Wording } from './outcome-of.ts';

/** Longer than the ten seconds a connection may take to open: after this timeout the message may have been sent. */
const LIMIT_MS = 15_000;

export type Post = {
  url: string;
  headers: Record<string, string>;
  body: string | URLSearchParams;
  limitMs?: number | undefined;
};

/** Hands a message to a provider, once. It never throws. */
export async function postMessage(post: Post, wording: Wording): Promise<SendOutcome> {
  const request = requestOf(post);
  if (!request) return { state: 'refused', reason: 'the settings make no valid request', again: true };
  try {
    const answer = await fetch(request);
    const body: unknown = await answer.json().catch(() => undefined);
    return outcomeOfAnswer({ status: answer.status, body }, wording);
  } catch (error) {
    return outcomeOfFailure(error);
  }
}

/** A redirection is not followed: it would carry the message and our credentials elsewhere. */
function requestOf({ url, headers, body, limitMs = LIMIT_MS }: Post): Request | undefined {
  try {
    return new Request(url, {
      method: 'POST',
      headers: { 'user-agent': USER_AGENT, ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
  } catch {
    return undefined;
  }
}
