import type Stripe from 'stripe';
import * as z from 'zod/mini';

/** Two calls in a row end before the first check of the payment. */
const LIMIT_MS = 14_000;
/** Stripe refused and did nothing. After any other answer the outcome is unknown. */
const CLEAR_REFUSALS = [400, 401, 402, 403, 404];

export type StripeAccount = {
  baseUrl: string;
  credentials: () => Promise<{ secretKey: string; publicKey?: string | undefined } | undefined>;
  limitMs?: number | undefined;
};

export type StripeFailure = {
  state: 'not_configured' | 'refused' | 'unknown';
  /** Stripe's own code, such as 'resource_missing'. */
  code: string | undefined;
  reason: string;
};

export type StripeAnswer = { state: 'answered'; body: unknown } | StripeFailure;

export type StripeCalls = (work: (stripe: Stripe) => Promise<unknown>) => Promise<StripeAnswer>;

export function stripeCalls(account: StripeAccount): StripeCalls {
  let kept: { secretKey: string; client: Stripe } | undefined;

  async function clientFor(secretKey: string): Promise<Stripe> {
    if (kept?.secretKey === secretKey) return kept.client;
    const { default: StripeClient } = await loadStripe();
    kept = { secretKey, client: new StripeClient(secretKey, configOf(account)) };
    return kept.client;
  }

  return async (work) => {
    try {
      const known = await account.credentials();
      if (!known) return { state: 'not_configured', code: undefined, reason: 'not configured' };
      return { state: 'answered', body: await work(await clientFor(known.secretKey)) };
    } catch (error) {
      return failureOf(error);
    }
  };
}

/** Loaded on the first card payment: most operators have none. */
export async function loadStripe() {
  return await import('stripe');
}

function configOf({ baseUrl, limitMs = LIMIT_MS }: StripeAccount): Stripe.StripeConfig {
  const { protocol, hostname, port } = new URL(baseUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: limitMs,
    maxNetworkRetries: 0,
    telemetry: false,
  };
}

const stripeError = z.object({ statusCode: z.optional(z.number()), code: z.optional(z.string()) });
/** Only codes are repeated: Stripe's sentences may hold parts of keys and names of people. */
const plainCode = z.string().check(z.regex(/^[a-z_]{1,80}$/u));

function failureOf(error: unknown): StripeFailure {
  const read = z.safeParse(stripeError, error).data;
  const code = z.safeParse(plainCode, read?.code).data;
  const status = read?.statusCode;
  if (status === undefined) return { state: 'unknown', code, reason: 'no usable answer' };
  const reason = code === undefined ? `status ${status}` : `status ${status}, ${code}`;
  return { state: CLEAR_REFUSALS.includes(status) ? 'refused' : 'unknown', code, reason };
}
