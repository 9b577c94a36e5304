import { useId } from 'react';
import { reminderChannelNames, reminderNames } from '#contract/sentences/reminder-names.fr.ts';
import { reminderKinds } from '#domain/notification/notification.ts';
import { possibleChannels } from '#domain/notification/reminder-channels.ts';
import { CheckRows } from '#web/ui/check-rows.tsx';
import type { ConfigDraft } from './use-config-draft.ts';

/** How people without a choice in their profile are reminded. */
export function ReminderDefaults({ draft }: { draft: ConfigDraft }) {
  const id = useId();

  return (
    <section className="reminder-defaults" aria-labelledby={id}>
      <h3 id={id}>Rappels</h3>
      <p>
        Chacun peut en choisir d’autres dans son profil. Les moyens qui ne sont pas configurés n’envoient
        rien.
      </p>
      <CheckRows
        rows={reminderKinds.map((kind) => ({
          key: kind,
          label: reminderNames[kind],
          options: possibleChannels(kind).map((value) => ({ value, label: reminderChannelNames[value] })),
          chosen: draft.reminderChannels(kind),
        }))}
        onChange={draft.changeReminder}
      />
    </section>
  );
}
