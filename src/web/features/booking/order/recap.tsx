import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RecapPrice } from './recap-price.tsx';
import { RecapTrip } from './recap-trip.tsx';
import './recap.css';
import type { Trip } from '../trip/trip.ts';
import { endsOf } from '../trip/trip-ends.ts';

/** Focusable, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 };

export function Recap({ draft, trip }: { draft: BookingDraft; trip: Trip | undefined }) {
  return (
    <section className="recap" aria-label="Récapitulatif" {...scrollable}>
      <div className="recap-trip">
        <RecapTrip draft={draft} trip={trip} />
        {!endsOf(draft) && (
          <Notice tone="warn">
            Une adresse n’a pas été choisie dans la liste&#8239;: le prix est compté depuis le centre de Paris
            et reste à confirmer.
          </Notice>
        )}
      </div>
      <RecapPrice trip={trip} />
    </section>
  );
}
