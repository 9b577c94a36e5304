import { settingsBody } from '#contract/platform/settings.ts';
import type { FormProblems } from '#web/forms/use-problems.ts';
import { bodyOf, type SettingChanges, type SettingValues } from './setting-values.ts';

/** What the server would refuse, checked before sending. */
export function settingProblems(changes: SettingChanges): FormProblems<SettingValues> | undefined {
  const parsed = settingsBody.safeParse(bodyOf(changes));
  const issues = parsed.success ? [] : parsed.error.issues;
  const fields = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
  if (changes.appName?.trim() === '') fields.appName = 'Veuillez indiquer le nom de l’application.';
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}
