import type { PublicSettingKey } from '#contract/platform/setting-keys.ts';
import type { PublicSettings } from '#contract/platform/settings.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';

const switches: Record<PaymentMethod, PublicSettingKey> = {
  paypal: 'enablePaypalPayments',
  stripe: 'enableStripePayments',
  cash: 'enableCashPayments',
};

/** Those that are enabled and configured; the provider that the operator chose comes first. */
export function offeredMethods(settings: PublicSettings): PaymentMethod[] {
  const online: PaymentMethod[] =
    settings.paymentProvider === 'stripe' ? ['stripe', 'paypal'] : ['paypal', 'stripe'];
  return [...online, 'cash' as const].filter((method) => settings[switches[method]] === 'true');
}
