import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import { settingValue } from './setting-value.ts';

/** Only what the operator switched on and whose keys are there; cards only where the environment allows them. */
export function offeredMethods(snapshot: SettingsSnapshot, stripeEnabled: boolean): Set<PaymentMethod> {
  const { paypalClientId, paypalClientSecret, stripeSecretKey } = snapshot.stored;
  const isOn = (key: Parameters<typeof settingValue>[1]) => settingValue(snapshot, key) === 'true';
  const offered = new Set<PaymentMethod>();
  if (isOn('enableCashPayments')) offered.add('cash');
  if (isOn('enablePaypalPayments') && paypalClientId && paypalClientSecret) offered.add('paypal');
  if (stripeEnabled && isOn('enableStripePayments') && stripeSecretKey) offered.add('stripe');
  return offered;
}
