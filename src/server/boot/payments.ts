import type { SecretSettingKey } from '#contract/platform/setting-keys.ts';
import { paypalPayments } from '#server/adapters/payments/paypal-payments.ts';
import { stripePayments } from '#server/adapters/payments/stripe-payments.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/environment/env.ts';
import type { PaymentProviders } from '#server/ports/payment-provider.ts';

/** The providers read their keys at each call: the operator may change them at any time. */
export function paymentsFrom(
  env: Env,
  { settings, secrets, clock }: Pick<Deps, 'settings' | 'secrets' | 'clock'>,
  limitMs?: number,
): PaymentProviders {
  async function secretOf(key: SecretSettingKey): Promise<string | undefined> {
    const sealed = (await settings.current()).stored[key];
    return sealed ? secrets.open(sealed, `setting:${key}`) : undefined;
  }

  return {
    paypal: paypalPayments({
      baseUrl: env.PAYPAL_BASE_URL,
      webhookId: env.PAYPAL_WEBHOOK_ID,
      limitMs,
      async credentials() {
        const clientId = (await settings.current()).stored.paypalClientId;
        const clientSecret = await secretOf('paypalClientSecret');
        return clientId && clientSecret ? { clientId, clientSecret } : undefined;
      },
    }),
    stripe: stripePayments({
      baseUrl: env.STRIPE_BASE_URL,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      clock,
      limitMs,
      async credentials() {
        const secretKey = await secretOf('stripeSecretKey');
        const publicKey = (await settings.current()).stored.stripePublicKey;
        return secretKey ? { secretKey, publicKey } : undefined;
      },
    }),
  };
}
