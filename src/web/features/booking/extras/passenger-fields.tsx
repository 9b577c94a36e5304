import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useBooking } from '../draft/use-booking.ts';

/** The passenger, when it is not the client. */
export function PassengerFields() {
  const { draft, change, check } = useBooking();

  return (
    <>
      <Checkbox
        label="Le passager est quelqu’un d’autre"
        hint="Il reçoit un message quand la course est acceptée, et le chauffeur l’appelle."
        name="isForOther"
        checked={draft.isForOther}
        onChange={(event) => change({ isForOther: event.target.checked })}
      />
      {draft.isForOther && (
        <>
          <TextField
            label="Nom du passager"
            name="passengerName"
            autoComplete="off"
            maxLength={100}
            value={draft.passengerName}
            error={check.problems.under('passengerName')}
            onChange={(event) => change({ passengerName: event.target.value })}
          />
          <TextField
            label="Son téléphone"
            hint="De tout pays, avec l’indicatif hors de France&nbsp;: +44 20 7946 0018"
            optional
            name="passengerPhone"
            type="tel"
            autoComplete="off"
            maxLength={30}
            value={draft.passengerPhone}
            error={check.problems.under('passengerPhone')}
            onChange={(event) => change({ passengerPhone: event.target.value })}
          />
        </>
      )}
    </>
  );
}
