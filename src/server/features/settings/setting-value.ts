import { type SettingKey, settingDefaults } from '#contract/platform/setting-keys.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';

/** The saved value, else the default. */
export function settingValue({ stored }: SettingsSnapshot, key: SettingKey): string {
  return stored[key] || settingDefaults[key];
}

/** The provider that is offered first. */
export function onlineProvider(snapshot: SettingsSnapshot, stripeEnabled: boolean): 'paypal' | 'stripe' {
  return stripeEnabled && settingValue(snapshot, 'paymentProvider') === 'stripe' ? 'stripe' : 'paypal';
}

/** How long an unanswered request stays after its departure, in hours. */
export function expiryHours(snapshot: SettingsSnapshot): number {
  return Number(settingValue(snapshot, 'expiryHours'));
}

/** The notice that a request must give, in minutes. */
export function minimumNotice(snapshot: SettingsSnapshot): number {
  return Number(settingValue(snapshot, 'minimumNotice'));
}
