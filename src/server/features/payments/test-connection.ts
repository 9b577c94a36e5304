import type { PaymentConnectionView } from '#contract/money/payments.ts';
import { connectionText } from '#contract/sentences/payment-connection.fr.ts';
import type { Deps } from '#server/deps.ts';
import { onlineProvider } from '#server/features/settings/index.ts';

const names = { paypal: 'PayPal', stripe: 'Stripe' };

/** Whether the provider that the operator chose accepts the stored keys. Nothing is charged. */
export async function testConnection({ settings, payments, options }: Deps): Promise<PaymentConnectionView> {
  const provider = onlineProvider(await settings.current(), options.stripeEnabled);
  const fault = await payments[provider].testConnection();
  return { success: fault === undefined, message: connectionText(names[provider], fault) };
}
