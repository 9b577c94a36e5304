import type { PublicSettingKey, PublicSettings } from '#contract/settings.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';

/** In the order in which they are offered. */
const switches: readonly [PaymentMethod, PublicSettingKey][] = [
  ['stripe', 'enableStripePayments'],
  ['paypal', 'enablePaypalPayments'],
  ['cash', 'enableCashPayments'],
];

/** The server says 'true' only of a method that is switched on and set up. */
export function offeredMethods(settings: PublicSettings): PaymentMethod[] {
  return switches.filter(([, key]) => settings[key] === 'true').map(([method]) => method);
}
