import { LONGEST_NOTES } from '#domain/ride/trip.ts';
import { isOn } from '#web/signals/chosen-words.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { CountField } from './count-field.tsx';
import './extra-fields.css';
import { useBooking } from '../draft/use-booking.ts';
import { OptionFields } from './option-fields.tsx';
import { PassengerFields } from './passenger-fields.tsx';

export function ExtraFields() {
  const { draft, change } = useBooking();

  return (
    <div className="stack">
      <div className="fold-counts">
        <CountField
          label="Passagers"
          one="un passager"
          value={draft.passengers}
          least={1}
          most={8}
          onChange={(passengers) => change({ passengers })}
        />
        <CountField
          label="Bagages"
          one="un bagage"
          value={draft.luggage}
          least={0}
          most={20}
          onChange={(luggage) => change({ luggage })}
        />
      </div>
      <TextField
        label="Numéro de vol ou de train"
        hint="Par exemple AF 1380 ou TGV 6632"
        optional
        name="travelReference"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        value={draft.travelReference}
        onChange={(event) => change({ travelReference: event.target.value })}
      />
      {isOn(draft, 'return') && (
        <TextField
          label="Numéro de vol ou de train du retour"
          optional
          name="returnReference"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          value={draft.returnReference}
          onChange={(event) => change({ returnReference: event.target.value })}
        />
      )}
      <PassengerFields />
      <OptionFields />
      <TextAreaField
        label="Message au chauffeur"
        optional
        name="notes"
        rows={2}
        maxLength={LONGEST_NOTES}
        value={draft.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
      <Checkbox
        label="Péages autorisés"
        name="allowToll"
        checked={draft.allowToll}
        onChange={(event) => change({ allowToll: event.target.checked })}
      />
    </div>
  );
}
