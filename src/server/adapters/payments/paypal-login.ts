import * as z from 'zod/mini';
import { askPaypal, type PaypalAnswer } from './ask-paypal.ts';

/** A token is renewed this long before its end, so that no request arrives with an ended one. */
const EARLY_MS = 60_000;

export type PaypalAccount = {
  baseUrl: string;
  credentials: () => Promise<{ clientId: string; clientSecret: string } | undefined>;
};

export type Login = { state: 'granted'; token: string } | Exclude<PaypalAnswer, { state: 'answered' }>;

export type PaypalLogin = {
  /** The token of our own requests, cached as long as it is valid for the same credentials. */
  enter(signal: AbortSignal): Promise<Login>;
  forget(token: string): void;
  /** A token that the browser may see. */
  browserToken(signal: AbortSignal): Promise<string | undefined>;
};

export function paypalLogin(account: PaypalAccount): PaypalLogin {
  let kept: { basic: string; token: string; endsAt: number } | undefined;

  return {
    async enter(signal) {
      const basic = await basicOf(account);
      if (typeof basic !== 'string') return basic;
      if (kept && kept.basic === basic && performance.now() < kept.endsAt) return granted(kept.token);
      const answer = await askToken(account, basic, signal, {});
      const grant = z.safeParse(ownGrant, accepted(answer)).data;
      if (!grant) return refusalIn(answer);
      kept = { basic, token: grant.access_token, endsAt: endOf(grant.expires_in) };
      return granted(kept.token);
    },
    forget(token) {
      if (kept?.token === token) kept = undefined;
    },
    async browserToken(signal) {
      const basic = await basicOf(account);
      if (typeof basic !== 'string') return undefined;
      const asked = { response_type: 'client_token', intent: 'sdk_init' };
      const answer = await askToken(account, basic, signal, asked);
      return z.safeParse(browserGrant, accepted(answer)).data?.access_token;
    },
  };
}

const browserGrant = z.object({ access_token: z.string().check(z.minLength(1)) });
const ownGrant = z.extend(browserGrant, { expires_in: z.number() });

async function basicOf({ credentials }: PaypalAccount): Promise<string | Exclude<Login, { token: string }>> {
  try {
    const known = await credentials();
    if (!known) return { state: 'no_login', reason: 'not configured' };
    return Buffer.from(`${known.clientId}:${known.clientSecret}`).toString('base64');
  } catch {
    return { state: 'no_answer', reason: 'credentials unreadable' };
  }
}

async function askToken(
  { baseUrl }: PaypalAccount,
  basic: string,
  signal: AbortSignal,
  asked: Record<string, string>,
): Promise<PaypalAnswer> {
  return await askPaypal(`${baseUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...asked }),
    signal,
  });
}

function accepted(answer: PaypalAnswer): unknown {
  return answer.state === 'answered' && answer.status === 200 ? answer.body : undefined;
}

function refusalIn(answer: PaypalAnswer): Exclude<Login, { token: string }> {
  if (answer.state !== 'answered') return answer;
  const state = answer.status === 400 || answer.status === 401 ? 'no_login' : 'no_answer';
  return { state, reason: `login failed, status ${answer.status}` };
}

function granted(token: string): Login {
  return { state: 'granted', token };
}

function endOf(seconds: number): number {
  return performance.now() + seconds * 1000 - EARLY_MS;
}
