import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import type { NotificationConfigView } from '#contract/notifications.ts';
import { internationalPhone } from '#domain/account/international-phone.ts';
import { fieldErrorsOf, useProblems } from '#web/forms/use-problems.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useSaveNotificationConfig } from './notifications-api.ts';
import { spacedPhone } from './spaced-phone.ts';

type Typed = Partial<Pick<NotificationConfigView, 'enabled' | 'provider' | 'driverPhone'>>;
export type ConfigDraft = ReturnType<typeof useConfigDraft>;

const none = { enabled: false, provider: 'disabled', driverPhone: '' } as const;
const names = { provider: '', driverPhone: '' };

/** The unsaved changes, kept when the dialog closes. */
export function useConfigDraft(stored: NotificationConfigView | undefined) {
  const [typed, setTyped] = useState<Typed>({});
  const element = useRef<HTMLFormElement>(null);
  const problems = useProblems<typeof names>(element);
  const sending = useRef(false);
  const save = useSaveNotificationConfig();
  const known = stored ? { ...stored, driverPhone: spacedPhone(stored.driverPhone) } : none;
  const values = { ...known, ...typed };
  const changes = changesIn(typed, known);
  const isChanged = Object.keys(changes).length > 0;

  const change = (next: Typed) => {
    setTyped((current) => ({ ...current, ...next }));
    for (const name of Object.keys(next)) problems.correct(name);
  };

  /** Returns whether the configuration on the screen is stored. */
  const store = async (): Promise<boolean> => {
    if (sending.current) return false;
    const wrong = changes.driverPhone && internationalPhone(changes.driverPhone) === undefined;
    problems.show(wrong ? { fields: { driverPhone: 'Ce numéro n’est pas valide.' } } : {});
    if (wrong) return false;
    sending.current = true;
    try {
      await save.mutateAsync(changes);
      setTyped((current) => changesIn(current, changes));
      return true;
    } catch (error) {
      problems.show(fieldErrorsOf(error, names) ?? {});
      return false;
    } finally {
      sending.current = false;
    }
  };

  return {
    values,
    isChanged,
    isProviderStored: values.enabled === known.enabled && values.provider === known.provider,
    pending: save.isPending,
    change,
    store,
    error: problems.under,
    phone: {
      name: 'driverPhone',
      value: values.driverPhone,
      error: problems.under('driverPhone'),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change({ driverPhone: event.target.value }),
    },
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void store().then(showStored);
      },
    },
  };
}

function showStored(isStored: boolean) {
  if (isStored) showToast({ tone: 'ok', title: 'Configuration sauvegardée' });
}

/** What differs from `known`: the stored configuration, or the one just saved. */
function changesIn(typed: Typed, known: Typed): Typed {
  const entries = Object.entries(typed) as [keyof Typed, boolean | string][];
  return Object.fromEntries(entries.filter(([name, value]) => value !== known[name]));
}
