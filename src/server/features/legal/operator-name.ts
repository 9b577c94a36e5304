import { settingDefaults } from '#contract/settings.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';

/** 'Beaurivage SAS', or the name of the platform while no company was given. */
export function operatorName({ company, stored }: SettingsSnapshot): string {
  if (!company.legalName) return stored.appName || settingDefaults.appName;
  return [company.legalName, company.legalForm].filter(Boolean).join(' ');
}
