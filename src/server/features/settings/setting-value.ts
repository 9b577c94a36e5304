import { type SettingKey, settingDefaults } from '#contract/settings.ts';
import { type CancellationTerms, termsFrom } from '#domain/ride/cancellation-terms.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';

/** What was saved, else what we start with. */
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

/** What a cancellation costs from now on; null where the operator set nothing. */
export async function currentTerms({ settings }: Pick<Deps, 'settings'>): Promise<CancellationTerms | null> {
  return termsFrom(settingValue(await settings.current(), 'cancellationTerms'));
}
