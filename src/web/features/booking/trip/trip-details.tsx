import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { co2eText } from '#contract/sentences/co2e-text.ts';
import { priceHeldText } from '#contract/sentences/quote-sentences.fr.ts';
import { fareReceipt } from '#contract/words/fare-lines.fr.ts';
import { QUOTE_MINUTES } from '#domain/pricing/quote-life.ts';
import { distanceText } from '#web/text/distances.ts';
import { durationText } from '#web/text/durations.ts';
import { euroText } from '#web/text/euros.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import { arrivalText } from './arrival-text.ts';
import { priceMarks, TO_CONFIRM } from './price-marks.ts';
import { isUnpricedHire, type PriceState, priceStateOf, type Trip } from './trip.ts';
import './trip-details.css';

const UNKNOWN = '–';

/** `hours` of a car by the hour, else null. */
type Props = { trip: Trip; moment: Date | undefined; hours: number | null };

/** Price, distance, duration and arrival of the trip that the addresses describe. */
export function TripDetails({ trip, moment, hours }: Props) {
  const arrival = arrivalText(trip, moment);

  const emitted = co2eText(trip.co2e);
  const isUnpriced = isUnpricedHire(trip, hours);

  return (
    <>
      <p className="hidden-text" role="status">
        {spoken(trip, arrival, hours)}
      </p>
      <div className="trip-price">
        <span className="small soft">{hours === null ? 'Prix TTC' : 'Mise à disposition, TTC'}</span>
        <span className="trip-amount">
          <b className="figures">{isUnpriced ? TO_CONFIRM : euroText(trip.price)}</b>
          {!isUnpriced && <PriceMark trip={trip} />}
        </span>
      </div>
      <dl className="trip-facts">
        {hours === null && (
          <Fact label="Distance">{trip.distance === null ? UNKNOWN : distanceText(trip.distance)}</Fact>
        )}
        <Fact label="Durée">{trip.duration === null ? UNKNOWN : durationText(trip.duration)}</Fact>
        <Fact label={hours === null ? 'Arrivée estimée' : 'Jusqu’à'}>{arrival ?? UNKNOWN}</Fact>
      </dl>
      {!isUnpriced && (
        <div className="trip-lines">
          <h2>Calcul du prix</h2>
          <Receipt lines={fareReceipt(trip.priceLines)} />
        </div>
      )}
      <PricePromise trip={trip} isHire={hours !== null} />
      {emitted && <p className="trip-words">Ce trajet émet {emitted}.</p>}
    </>
  );
}

/** A guaranteed price needs no mark. */
export function PriceMark({ trip }: { trip: Trip }) {
  const mark = priceMarks[priceStateOf(trip)];
  return (
    mark && (
      <span className="trip-marks">
        <Badge tone={mark.tone}>{mark.text}</Badge>
      </span>
    )
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

function PricePromise({ trip, isHire }: { trip: Trip; isHire: boolean }) {
  const state = priceStateOf(trip);
  const Icon = state === 'guaranteed' ? Lock : Info;
  return (
    <p className="trip-words">
      <Icon aria-hidden="true" />
      {isHire && state === 'to_confirm' ? 'Le chauffeur confirme le prix avant d’accepter.' : promises[state]}
    </p>
  );
}

const promises: Record<PriceState, string> = {
  estimate: 'Sans réponse du serveur pour le moment\u00a0: le prix est calculé avant toute réservation.',
  to_confirm: 'Le chauffeur confirme le prix en acceptant la course.',
  guaranteed: priceHeldText(QUOTE_MINUTES),
};

function spoken(trip: Trip, arrival: string | undefined, hours: number | null): string {
  const mark = priceMarks[priceStateOf(trip)];
  const facts = [
    ...(isUnpricedHire(trip, hours)
      ? [`Prix ${TO_CONFIRM}`]
      : [`Prix\u00a0: ${euroText(trip.price)}`, mark?.text]),
    trip.distance !== null && distanceText(trip.distance),
    trip.duration !== null && durationText(trip.duration),
    arrival && `${hours === null ? 'arrivée à' : 'jusqu’à'} ${arrival}`,
  ];
  return facts.filter(Boolean).join(', ');
}
