import { isTimeout } from '../is-timeout.ts';
/** `no_login`: our credentials are absent or wrong. `body` is undefined when it could not be read as JSON. */
export type PaypalAnswer =
  | { state: 'answered'; status: number; body: unknown }
  | { state: 'no_login' | 'no_answer'; reason: string };

/** Asks once and never throws. A redirection is not followed: it would carry our credentials elsewhere. */
export async function askPaypal(url: string, init: RequestInit): Promise<PaypalAnswer> {
  try {
    const response = await fetch(url, { redirect: 'manual', ...init });
    const body: unknown = await response.json().catch(() => undefined);
    return { state: 'answered', status: response.status, body };
  } catch (error) {
    return { state: 'no_answer', reason: isTimeout(error) ? 'no answer in time' : 'connection failed' };
  }
}
