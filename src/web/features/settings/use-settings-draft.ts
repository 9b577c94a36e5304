import { type SecretSettingKey, SUGGESTED_APP_NAME } from '#contract/platform/setting-keys.ts';
import type { SettingsView } from '#contract/platform/settings.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { useForm } from '#web/forms/use-form.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { settingProblems } from './setting-problems.ts';
import { bodyOf, type SettingChanges, valuesOf } from './setting-values.ts';
import { useSaveSettings } from './settings-api.ts';

type Options = {
  view: SettingsView | undefined;
  /** Shown when the server gave no message. */
  fallback: string;
  onSaved?: () => void;
};

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;

/** The unsaved changes of the settings; only differences are sent. */
export function useSettingsDraft({ view, fallback, onSaved }: Options) {
  const save = useSaveSettings();
  const stored = valuesOf(view);
  const { error: _, ...form } = useForm({
    initial: stored,
    check: (_values, changes) => settingProblems(changes),
    submit: async (_values, changes) => {
      if (Object.keys(changes).length > 0) await saveChanges(changes);
      onSaved?.();
    },
    fallback,
  });

  async function saveChanges(changes: SettingChanges) {
    await save(bodyOf(changes)).catch((error: unknown) => {
      reportFailure(error, fallback);
      throw error;
    });
    form.forgetSaved(changes);
    showToast({ tone: 'ok', title: 'Paramètres mis à jour' });
  }

  const isNameProposed = stored.appName === '' && !form.isTyped('appName');
  const values = isNameProposed ? { ...form.values, appName: SUGGESTED_APP_NAME } : form.values;

  return {
    ...form,
    values,
    stored,
    count: Object.keys(form.changes).length,
    isNameProposed,
    isSecretSet: (name: SecretSettingKey) => view?.[name].isSet ?? false,
    field: (name: keyof typeof values) => ({ ...form.field(name), value: values[name] }),
  };
}
