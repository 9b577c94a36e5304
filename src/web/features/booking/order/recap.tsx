import type { ReactNode } from 'react';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RecapPrice } from './recap-price.tsx';
import { RecapTrip } from './recap-trip.tsx';
import './recap.css';
import { hasUnknownPlace, type Trip } from '../trip/trip.ts';
import type { TripState } from '../trip/use-trip.ts';

/** Focusable, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 };

type Props = {
  draft: BookingDraft;
  trip: Trip | undefined;
  measured: TripState;
  /** The agreed price of an edited ride. */
  before?: string | undefined;
  /** Which rides of a series are changed. */
  children?: ReactNode;
  /** The price of all of them, instead of the price of one ride. */
  price?: ReactNode;
};

export function Recap({ draft, trip, measured, before, children, price }: Props) {
  return (
    <section className="recap" aria-label="Récapitulatif" {...scrollable}>
      <div className="recap-trip">
        <RecapTrip draft={draft} trip={trip} />
        {trip && hasUnknownPlace(trip) && (
          <Notice tone="warn">
            Lieu à préciser&#8239;: une adresse n’a pas été trouvée sur la carte. Le montant est un minimum, à
            confirmer par le chauffeur.
          </Notice>
        )}
        {children}
      </div>
      {price ?? <RecapPrice draft={draft} trip={trip} measured={measured} before={before} />}
    </section>
  );
}
