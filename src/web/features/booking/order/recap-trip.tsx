import type { ReactNode } from 'react';
import { PLACE_UNKNOWN } from '#contract/sentences/ride-sentences.fr.ts';
import { waitingText } from '#contract/words/trip-words.fr.ts';
import { momentInParis } from '#domain/time/paris.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { hireHours, stopsIn } from '#web/signals/chosen-words.ts';
import { addressParts } from '#web/text/addresses.ts';
import { numbered } from '#web/text/counts.ts';
import { typedDayAndTimeText } from '#web/text/dates.ts';
import { StopMark } from '#web/ui/stop-mark.tsx';
import { arrivalText } from '../trip/arrival-text.ts';
import { hireSpan } from '../trip/hire-words.ts';
import type { Trip } from '../trip/trip.ts';
import { RecapFacts } from './recap-facts.tsx';

type Props = { draft: BookingDraft; trip: Trip | undefined; when?: ReactNode };

/** When, from where, to where, how many and what else. */
export function RecapTrip({ draft, trip, when }: Props) {
  const isHire = hireHours(draft) !== null;

  return (
    <>
      {when ?? <When draft={draft} trip={trip} />}
      <ol className="recap-route">
        <Stop kind="start" name="Départ" address={draft.pickup} unknown={trip?.pickupKnown === false} />
        {stopsIn(draft).map(({ address, waitingMinutes }, index) => (
          <Stop
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place in the order.
            key={index}
            kind="between"
            name={`Étape ${index + 1}`}
            address={address}
            more={waitingText(waitingMinutes)}
            unknown={trip?.stopsKnown[index] === false}
          />
        ))}
        {draft.destination && (
          <Stop
            kind="end"
            name={isHire ? 'Dernière destination' : 'Destination'}
            address={draft.destination}
            unknown={trip?.destinationKnown === false}
          />
        )}
      </ol>
      <RecapFacts draft={draft} trip={trip} />
      {isHire && <Note title="Votre programme" text={draft.program} />}
      <Note title="Message au chauffeur" text={draft.notes} />
    </>
  );
}

function Note({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null;
  return (
    <p className="recap-note">
      <span>{title}</span>
      {text}
    </p>
  );
}

function When({ draft, trip }: Omit<Props, 'when'>) {
  const [day, clock] = typedDayAndTimeText(draft.date)?.split(' à ') ?? [];
  const moment = momentInParis(draft.date);
  const hours = hireHours(draft);
  const arrival = hours === null && arrivalText(trip, moment);
  const span = hours === null ? undefined : hireSpan(moment, hours);

  return (
    <p className="recap-when">
      <b className="figures">{clock}</b>
      <span>
        {day}
        {arrival && <small>arrivée estimée à {arrival}</small>}
        {hours !== null && span && (
          <small>
            {numbered(hours, 'heure')}, jusqu’à {span.to}
          </small>
        )}
      </span>
    </p>
  );
}

type StopProps = {
  kind: 'start' | 'between' | 'end';
  name: string;
  address: string;
  more?: string | undefined;
  unknown: boolean;
};

function Stop({ kind, name, address, more, unknown }: StopProps) {
  const { place, town } = addressParts(address);

  return (
    <li>
      <StopMark kind={kind} />
      <p>
        <span className="hidden-text">{name}&nbsp;: </span>
        {place}
        {town && <small>{town}</small>}
        {more && <small>{more}</small>}
        {unknown && <small>{PLACE_UNKNOWN}</small>}
      </p>
    </li>
  );
}
