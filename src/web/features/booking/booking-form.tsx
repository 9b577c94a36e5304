import { Button } from '#web/ui/button.tsx';
import { AddressField } from './address-field.tsx';
import './booking-form.css';
import { DepartureField } from './departure-field.tsx';
import { useBookingDraft } from './use-booking-draft.ts';

export function BookingForm() {
  const [draft, change] = useBookingDraft();

  return (
    <form className="booking" onSubmit={(event) => event.preventDefault()}>
      <div className="stack">
        <div className="address-fields">
          <AddressField
            kind="start"
            label="Adresse de départ"
            placeholder="D’où partez-vous ?"
            value={draft.pickup}
            onChange={(pickup) => change({ pickup })}
          />
          <AddressField
            kind="end"
            label="Destination"
            placeholder="Où allez-vous ?"
            value={draft.destination}
            onChange={(destination) => change({ destination })}
          />
        </div>
        <DepartureField value={draft.date} onChange={(date) => change({ date })} />
      </div>
      <div className="booking-foot">
        <Button tone="primary" size="large" block disabled>
          Remplissez les adresses pour continuer
        </Button>
        <p className="booking-tip">Vos données saisies sont conservées après la connexion.</p>
      </div>
    </form>
  );
}
