import {
  publicCompanyKeys,
  publicSettingKeys,
  type SettingKey,
  secretSettingKeys,
  settingKeys,
} from '#contract/platform/setting-keys.ts';
import type { PublicSettings, SettingsView, SettingView } from '#contract/platform/settings.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import { offeredMethods } from './offered-methods.ts';
import { operatorName } from './operator-name.ts';
import { onlineProvider, settingValue } from './setting-value.ts';

const secretKeys = new Set<SettingKey>(secretSettingKeys);

/** The public settings. A payment method is enabled only when it is configured too. */
function presentPublicSettings(snapshot: SettingsSnapshot, stripeEnabled: boolean): PublicSettings {
  const entries = publicSettingKeys.map((key) => [key, settingValue(snapshot, key)]);
  const company = publicCompanyKeys.map((key) => [key, snapshot.company[key]]);
  const offered = offeredMethods(snapshot, stripeEnabled);
  return {
    ...(Object.fromEntries([...entries, ...company]) as PublicSettings),
    operatorName: operatorName(snapshot),
    hasHours: String(snapshot.hasHours),
    enableCashPayments: String(offered.has('cash')),
    enablePaypalPayments: String(offered.has('paypal')),
    enableStripePayments: String(offered.has('stripe')),
    paymentProvider: onlineProvider(snapshot, stripeEnabled),
  };
}

/** Made once for each snapshot of the settings: every page needs them. */
export function publicSettingsOf({ options }: Pick<Deps, 'options'>) {
  const made = new WeakMap<SettingsSnapshot, PublicSettings>();
  return (snapshot: SettingsSnapshot): PublicSettings => {
    const settings = made.get(snapshot) ?? presentPublicSettings(snapshot, options.stripeEnabled);
    made.set(snapshot, settings);
    return settings;
  };
}

export function presentSettings(snapshot: SettingsSnapshot): SettingsView {
  return Object.fromEntries(settingKeys.map((key) => [key, presentSetting(snapshot, key)])) as SettingsView;
}

/** Secrets are write-only. A name that was never saved is left blank, so that the page can propose one. */
function presentSetting(snapshot: SettingsSnapshot, key: SettingKey): SettingView {
  if (secretKeys.has(key)) return { value: '', isSet: Boolean(snapshot.stored[key]) };
  if (key === 'appName') return { value: snapshot.stored.appName ?? '' };
  return { value: settingValue(snapshot, key) };
}
