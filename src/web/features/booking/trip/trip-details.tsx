import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { distanceText } from '#web/text/distances.ts';
import { durationText } from '#web/text/durations.ts';
import { euroText } from '#web/text/euros.ts';
import { fareReceipt } from '#web/text/fare-lines.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import { arrivalText } from './arrival-text.ts';
import type { Trip } from './trip.ts';
import './trip-details.css';

const UNKNOWN = '–';

/** Price, distance, duration and arrival of the trip that the addresses describe. */
export function TripDetails({ trip, moment }: { trip: Trip; moment: Date | undefined }) {
  const arrival = arrivalText(trip, moment);

  return (
    <>
      <p className="hidden-text" role="status">
        {spoken(trip, arrival)}
      </p>
      <div className="trip-price">
        <span className="small soft">Prix estimé TTC</span>
        <span className="trip-amount">
          <b className="figures">{euroText(trip.price)}</b>
          <TripMarks trip={trip} />
        </span>
      </div>
      <dl className="trip-facts">
        <Fact label="Distance">{distanceText(trip.distance)}</Fact>
        <Fact label="Durée">{trip.duration === null ? UNKNOWN : durationText(trip.duration)}</Fact>
        <Fact label="Arrivée estimée">{arrival ?? UNKNOWN}</Fact>
      </dl>
      <div className="trip-lines">
        <h2>Calcul du prix</h2>
        <Receipt lines={fareReceipt(trip.priceLines)} />
      </div>
      <PricePromise trip={trip} />
    </>
  );
}

export function TripMarks({ trip }: { trip: Trip }) {
  if (!trip.priceToConfirm && !trip.estimated) return null;
  return (
    <span className="trip-marks">
      {trip.priceToConfirm && <Badge tone="warn">à confirmer</Badge>}
      {trip.estimated && <Badge>estimation</Badge>}
    </span>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

function PricePromise({ trip }: { trip: Trip }) {
  if (trip.priceToConfirm)
    return (
      <p className="trip-words">
        <Info aria-hidden="true" />
        Le chauffeur confirme le prix en acceptant la course.
      </p>
    );
  return (
    <p className="trip-words">
      <Lock aria-hidden="true" />
      Prix garanti pendant 15 minutes.
    </p>
  );
}

function spoken(trip: Trip, arrival: string | undefined): string {
  const facts = [
    `Prix estimé\u00a0: ${euroText(trip.price)}${trip.priceToConfirm ? ', à confirmer' : ''}`,
    distanceText(trip.distance),
    trip.duration !== null && durationText(trip.duration),
    arrival && `arrivée à ${arrival}`,
  ];
  return facts.filter(Boolean).join(', ');
}
