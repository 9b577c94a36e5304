import type { PublicSettingKey, PublicSettings } from '#contract/settings.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';

/** In the order in which they are offered. */
const switches: readonly [PaymentMethod, PublicSettingKey][] = [
  ['stripe', 'enableStripePayments'],
  ['paypal', 'enablePaypalPayments'],
  ['cash', 'enableCashPayments'],
];

/** 'true' only for a method that is enabled and configured. */
export function offeredMethods(settings: PublicSettings): PaymentMethod[] {
  return switches.filter(([, key]) => settings[key] === 'true').map(([method]) => method);
}
