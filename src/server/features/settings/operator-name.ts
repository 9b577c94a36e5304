import { settingDefaults } from '#contract/platform/setting-keys.ts';
import { nameWithForm } from '#domain/company/company.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';

/** 'Beaurivage SAS', or the name of the platform while no company was given. */
export function operatorName({ company, stored }: SettingsSnapshot): string {
  return nameWithForm(company) || stored.appName || settingDefaults.appName;
}
