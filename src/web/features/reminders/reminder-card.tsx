import type { UserView } from '#contract/account/auth.ts';
import type { RemindersView } from '#contract/notifications/reminders.ts';
import { reminderChannelNames, reminderNames } from '#contract/sentences/reminder-names.fr.ts';
import { may } from '#domain/policy.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckRows } from '#web/ui/check-rows.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useReminders, useSaveReminders } from './reminders-api.ts';

/** For the profile pages: how a person is reminded of their rides. */
export function ReminderCard({ user }: { user: UserView }) {
  if (!may(user, 'choose_reminders')) return null;
  return (
    <Card title="Rappels">
      <Choices user={user} />
    </Card>
  );
}

function Choices({ user }: { user: UserView }) {
  const { data, isError, isFetching, refetch } = useReminders();
  const save = useSaveReminders();

  if (!data)
    return isError ? (
      <ErrorState
        text="Impossible d’afficher vos rappels."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton cards={1} />
    );
  const options = data.offered.map((channel) => ({ value: channel, label: reminderChannelNames[channel] }));
  return (
    <div className="stack">
      <CheckRows
        rows={data.reminders.map(({ kind, channels }) => ({
          key: kind,
          label: reminderNames[kind],
          options,
          chosen: channels,
        }))}
        onChange={(kind, channels) => save({ [kind]: channels })}
      />
      <p className="small soft">{noteFor(user, data)}</p>
    </div>
  );
}

function noteFor(user: UserView, { offered }: RemindersView): string {
  if (offered.includes('message') && may(user, 'book_rides') && !user.phone)
    return 'Les SMS et messages WhatsApp demandent un numéro de téléphone dans votre profil.';
  return 'Les notifications arrivent sur les appareils où vous les avez activées.';
}
