import { type SettingKey, settingKeys } from '#contract/platform/setting-keys.ts';
import type { SettingsBody, SettingsView } from '#contract/platform/settings.ts';

export type SettingValues = Record<SettingKey, string>;
export type SettingChanges = Partial<SettingValues>;

export function valuesOf(view: SettingsView | undefined): SettingValues {
  return Object.fromEntries(settingKeys.map((key) => [key, view?.[key].value ?? ''])) as SettingValues;
}

/** Removing the logo also removes its icon. */
export function bodyOf(changes: SettingChanges): SettingsBody {
  const body = changes as SettingsBody;
  return changes.logoUrl === '' ? { ...body, favicon: '' } : body;
}
