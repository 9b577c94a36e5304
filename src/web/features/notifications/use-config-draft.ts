import type { SubmitEvent } from 'react';
import type {
  NotificationConfigBody,
  NotificationConfigView,
} from '#contract/notifications/notifications.ts';
import { MESSAGE_COUNT_INVALID } from '#contract/sentences/notification-sentences.fr.ts';
import { internationalPhone } from '#domain/account/international-phone.ts';
import { MOST_MESSAGES_PER_HOUR } from '#domain/notification/message-budget.ts';
import {
  type NotificationChannel,
  notificationChannels,
  type ReminderKind,
  reminderKinds,
} from '#domain/notification/notification.ts';
import { useForm } from '#web/forms/use-form.ts';
import type { FormProblems } from '#web/forms/use-problems.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { SAVE_FAILED, useSaveNotificationConfig } from './notifications-api.ts';
import { chosenProvider } from './providers.ts';
import { spacedPhone } from './spaced-phone.ts';

/** The channels of a kind, with commas between them. */
type Values = Record<ReminderKind | 'enabled' | 'provider' | 'driverPhone' | 'messagesPerHour', string>;
export type ConfigDraft = ReturnType<typeof useConfigDraft>;

/** The unsaved changes, kept when the dialog closes. */
export function useConfigDraft(stored: NotificationConfigView | undefined) {
  const save = useSaveNotificationConfig();
  const known = valuesOf(stored);
  const draft = useForm<Values>({
    initial: known,
    check: (_, changes) => problemsIn(changes),
    submit: async (_, changes) => {
      await save(bodyOf(changes));
      draft.forgetSaved(changes);
    },
    fallback: SAVE_FAILED,
  });
  const { enabled, provider } = draft.values;

  return {
    ...draft,
    isEnabled: enabled === 'true',
    provider: chosenProvider(provider),
    reminderChannels: (kind: ReminderKind) => channelsIn(draft.values[kind]),
    changeReminder: (kind: ReminderKind, channels: NotificationChannel[]) =>
      draft.change(kind, textOf(channels)),
    isChanged: Object.keys(draft.changes).length > 0,
    isProviderStored: enabled === known.enabled && provider === known.provider,
    form: {
      ...draft.form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void draft.send().then(showStored);
      },
    },
  };
}

function showStored(isStored: boolean) {
  if (isStored) showToast({ tone: 'ok', title: 'Configuration sauvegardée' });
}

function problemsIn({ driverPhone, messagesPerHour }: Partial<Values>): FormProblems<Values> | undefined {
  if (driverPhone && internationalPhone(driverPhone) === undefined)
    return { fields: { driverPhone: 'Ce numéro n’est pas valide.' } };
  if (messagesPerHour !== undefined && !isMessageCount(messagesPerHour))
    return { fields: { messagesPerHour: MESSAGE_COUNT_INVALID } };
  return undefined;
}

function isMessageCount(typed: string): boolean {
  return /^\d+$/u.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_MESSAGES_PER_HOUR;
}

function valuesOf(stored: NotificationConfigView | undefined): Values {
  const reminders = remindersIn((kind) => textOf(stored?.reminders[kind] ?? []));
  if (!stored)
    return { enabled: 'false', provider: 'disabled', driverPhone: '', messagesPerHour: '', ...reminders };
  const { enabled, provider, driverPhone, messagesPerHour } = stored;
  return {
    enabled: String(enabled),
    provider,
    driverPhone: spacedPhone(driverPhone),
    messagesPerHour: String(messagesPerHour),
    ...reminders,
  };
}

function bodyOf(changes: Partial<Values>): NotificationConfigBody {
  const { enabled, provider, driverPhone, messagesPerHour } = changes;
  const kinds = reminderKinds.filter((kind) => changes[kind] !== undefined);
  const reminders = Object.fromEntries(kinds.map((kind) => [kind, channelsIn(changes[kind] ?? '')]));
  return {
    ...(enabled === undefined ? {} : { enabled: enabled === 'true' }),
    ...(provider === undefined ? {} : { provider: chosenProvider(provider) }),
    ...(driverPhone === undefined ? {} : { driverPhone }),
    ...(messagesPerHour === undefined ? {} : { messagesPerHour: Number(messagesPerHour) }),
    ...(kinds.length === 0 ? {} : { reminders }),
  };
}

function remindersIn(textFor: (kind: ReminderKind) => string): Record<ReminderKind, string> {
  return Object.fromEntries(reminderKinds.map((kind) => [kind, textFor(kind)])) as Record<
    ReminderKind,
    string
  >;
}

/** In a fixed order, so that switching a channel on and off again is no change. */
function textOf(channels: readonly NotificationChannel[]): string {
  return notificationChannels.filter((channel) => channels.includes(channel)).join(',');
}

function channelsIn(text: string): NotificationChannel[] {
  return notificationChannels.filter((channel) => text.split(',').includes(channel));
}
