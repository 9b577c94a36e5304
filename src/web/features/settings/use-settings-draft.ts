import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import {
  type SecretSettingKey,
  type SettingKey,
  type SettingsView,
  SUGGESTED_APP_NAME,
} from '#contract/settings.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { fieldErrorsOf, useProblems } from '#web/forms/use-problems.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { settingProblems } from './setting-problems.ts';
import {
  bodyOf,
  changesAfter,
  changesIn,
  type SettingChanges,
  type SettingValues,
  valuesOf,
} from './setting-values.ts';
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
  const [typed, setTyped] = useState<SettingChanges>({});
  const element = useRef<HTMLFormElement>(null);
  const problems = useProblems<SettingValues>(element);
  const save = useSaveSettings();
  const stored = valuesOf(view);
  const changes = changesIn(typed, stored);
  const values = { ...stored, appName: stored.appName || SUGGESTED_APP_NAME, ...typed };

  const change = (name: SettingKey, value: string) => {
    setTyped((current) => ({ ...current, [name]: value }));
    problems.correct(name);
  };

  const reset = () => {
    setTyped({});
    problems.show({});
  };

  const forgetSaved = (saved: SettingChanges) => {
    setTyped((current) => changesAfter(current, saved));
    showToast({ tone: 'ok', title: 'Paramètres mis à jour' });
    onSaved?.();
  };

  const tellFailure = (error: Error) => {
    problems.show(fieldErrorsOf(error, stored) ?? {});
    reportFailure(error, fallback);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const found = settingProblems(changes);
    problems.show(found ?? {});
    if (found) return;
    if (Object.keys(changes).length === 0) return onSaved?.();
    save.mutate(bodyOf(changes), { onSuccess: () => forgetSaved(changes), onError: tellFailure });
  };

  return {
    values,
    stored,
    count: Object.keys(changes).length,
    pending: save.isPending,
    isNameProposed: stored.appName === '' && typed.appName === undefined,
    isSecretSet: (name: SecretSettingKey) => view?.[name].isSet ?? false,
    change,
    /** Discards the change of one setting. */
    forget: (name: SettingKey) => setTyped(({ [name]: _, ...rest }) => rest),
    reset,
    error: problems.under,
    field: (name: SettingKey) => ({
      name,
      value: values[name],
      error: problems.under(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    }),
    form: { ref: element, onSubmit, noValidate: true },
  };
}
