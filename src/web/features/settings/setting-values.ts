import { type SettingKey, type SettingsBody, type SettingsView, settingKeys } from '#contract/settings.ts';

export type SettingValues = Record<SettingKey, string>;
export type SettingChanges = Partial<SettingValues>;

export function valuesOf(view: SettingsView | undefined): SettingValues {
  return Object.fromEntries(settingKeys.map((key) => [key, view?.[key].value ?? ''])) as SettingValues;
}

/** The typed values that differ from the stored ones. */
export function changesIn(typed: SettingChanges, stored: SettingValues): SettingChanges {
  return keepEntries(typed, (key, value) => value !== stored[key]);
}

/** What is left after `saved`: the person may have typed meanwhile. */
export function changesAfter(typed: SettingChanges, saved: SettingChanges): SettingChanges {
  return keepEntries(typed, (key, value) => value !== saved[key]);
}

/** Removing the logo also removes its icon. */
export function bodyOf(changes: SettingChanges): SettingsBody {
  const body = changes as SettingsBody;
  return changes.logoUrl === '' ? { ...body, favicon: '' } : body;
}

function keepEntries(from: SettingChanges, keep: (key: SettingKey, value: string) => boolean) {
  const entries = Object.entries(from) as [SettingKey, string][];
  return Object.fromEntries(entries.filter(([key, value]) => keep(key, value))) as SettingChanges;
}
