import type { ConnectionFault } from '#domain/payment/connection.ts';
import { USER_AGENT } from '../user-agent.ts';
import { askPaypal, type PaypalAnswer } from './ask-paypal.ts';
import { type PaypalAccount, type PaypalLogin, paypalLogin } from './paypal-login.ts';

/** A capture and the GET after it, logins included, end before the first check of the payment. */
const LIMIT_MS = 14_000;

export type PaypalCall = {
  method: 'GET' | 'POST';
  path: string;
  /** The idempotency key: the same for every repetition of a request. */
  key?: string;
  body?: string;
};

export type PaypalCalls = {
  call(call: PaypalCall): Promise<PaypalAnswer>;
  browserToken(): Promise<string | undefined>;
  testLogin(): Promise<ConnectionFault | undefined>;
};

export function paypalCalls(options: PaypalAccount & { limitMs?: number | undefined }): PaypalCalls {
  const { limitMs = LIMIT_MS } = options;
  const account = { ...options, baseUrl: options.baseUrl.replace(/\/+$/u, '') };
  const login = paypalLogin(account);

  return {
    async call(call) {
      const signal = AbortSignal.timeout(limitMs);
      const first = await attempt(account, login, call, signal);
      return isTokenRefused(first) ? await attempt(account, login, call, signal) : first;
    },
    browserToken: () => login.browserToken(AbortSignal.timeout(limitMs)),
    async testLogin() {
      if (!(await account.credentials())) return 'not_configured';
      const { state } = await login.enter(AbortSignal.timeout(limitMs));
      if (state === 'granted') return undefined;
      return state === 'no_login' ? 'secret_refused' : 'no_answer';
    },
  };
}

/** A token that PayPal no longer accepts is dropped, so the next attempt gets a new one. */
async function attempt(
  { baseUrl }: PaypalAccount,
  login: PaypalLogin,
  { method, path, key, body }: PaypalCall,
  signal: AbortSignal,
): Promise<PaypalAnswer> {
  const entry = await login.enter(signal);
  if (entry.state !== 'granted') return entry;
  const headers = {
    authorization: `Bearer ${entry.token}`,
    'user-agent': USER_AGENT,
    ...(body === undefined ? {} : { 'content-type': 'application/json', prefer: 'return=representation' }),
    ...(key === undefined ? {} : { 'paypal-request-id': key }),
  };
  const answer = await askPaypal(`${baseUrl}${path}`, { method, headers, body: body ?? null, signal });
  if (isTokenRefused(answer)) login.forget(entry.token);
  return answer;
}

function isTokenRefused(answer: PaypalAnswer): boolean {
  return answer.state === 'answered' && answer.status === 401;
}
