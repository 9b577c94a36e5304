import { readOwnCalendarNow, removeOwnCalendar } from '#contract/time/calendars.calls.ts';
import type { OwnCalendarView } from '#contract/time/calendars.ts';
import { useNow } from '#web/browser/use-now.ts';
import { missingFields } from '#web/forms/missing-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CalendarGroup } from './calendar-group.tsx';
import { readingText } from './calendar-words.ts';
import { useChangedCalendar, useOwnCalendar, useSavedCalendar } from './calendars-api.ts';

/** A driver's own calendar: its appointments are busy times here. */
export function OwnCalendarSection() {
  const own = useOwnCalendar();
  const calendar = own.data?.calendar ?? null;

  return (
    <CalendarGroup
      title="Lire mon agenda personnel"
      lead="Vos rendez-vous deviennent «&nbsp;occupé&nbsp;», sans titre ni lieu. Lu toutes les 15 minutes."
      query={own}
    >
      <AddressForm key={calendar?.address} held={calendar?.address ?? ''} />
      {calendar && <Reading calendar={calendar} />}
    </CalendarGroup>
  );
}

function AddressForm({ held }: { held: string }) {
  const save = useSavedCalendar();
  const { form, field, error, pending, values } = useForm({
    initial: { address: held },
    check: (typed) => missingFields(typed, ['address']),
    submit: ({ address }) => save(address),
    fallback: 'L’agenda n’a pas été lu. Réessayez dans un instant.',
  });

  return (
    <form {...form} className="calendar-form">
      <TextField
        {...field('address')}
        label="Adresse de l’agenda"
        hint="En https, au format ICS."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      {error && <Notice tone="bad">{error}</Notice>}
      {values.address !== held && (
        <Button type="submit" busy={pending} busyLabel="Lecture…">
          Lire cet agenda
        </Button>
      )}
    </form>
  );
}

function Reading({ calendar }: { calendar: NonNullable<OwnCalendarView['calendar']> }) {
  const now = useNow();
  const change = useChangedCalendar();

  return (
    <>
      <Notice tone={calendar.failure ? 'bad' : 'ok'}>{readingText(calendar, now)}</Notice>
      <div className="calendar-line">
        <Button tone="danger" size="small" onClick={() => change.mutate(removeOwnCalendar)}>
          Ne plus lire cet agenda
        </Button>
        <Button
          tone="plain"
          size="small"
          busy={change.isPending}
          onClick={() => change.mutate(readOwnCalendarNow)}
        >
          Lire maintenant
        </Button>
      </div>
    </>
  );
}
