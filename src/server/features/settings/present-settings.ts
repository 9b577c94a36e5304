import {
  type PublicSettings,
  publicSettingKeys,
  type SettingKey,
  type SettingsView,
  type SettingView,
  secretSettingKeys,
  settingDefaults,
  settingKeys,
} from '#contract/settings.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';

const secretKeys = new Set<SettingKey>(secretSettingKeys);

/** What everybody may know. Card payment shows only where the operator's environment allows it. */
export function presentPublicSettings(snapshot: SettingsSnapshot, stripeEnabled: boolean): PublicSettings {
  const entries = publicSettingKeys.map((key) => [key, settingValue(snapshot, key)]);
  const settings = Object.fromEntries(entries) as PublicSettings;
  return stripeEnabled ? settings : { ...settings, enableStripePayments: 'false' };
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

function settingValue({ stored }: SettingsSnapshot, key: SettingKey): string {
  return stored[key] || settingDefaults[key];
}
