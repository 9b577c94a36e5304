import Clock from 'lucide-react/icons/clock';
import Coins from 'lucide-react/icons/coins';
import Leaf from 'lucide-react/icons/leaf';
import Luggage from 'lucide-react/icons/luggage';
import PackagePlus from 'lucide-react/icons/package-plus';
import RouteIcon from 'lucide-react/icons/route';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { optionTexts } from '#contract/option-names.fr.ts';
import { optionsOf } from '#contract/options-text.ts';
import { PLACE_UNKNOWN } from '#contract/ride-sentences.fr.ts';
import { momentInParis } from '#domain/time/paris.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { addressParts } from '#web/text/addresses.ts';
import { co2eText } from '#web/text/co2e.ts';
import { numbered } from '#web/text/counts.ts';
import { typedDayAndTimeText } from '#web/text/dates.ts';
import { distanceText } from '#web/text/distances.ts';
import { durationText } from '#web/text/durations.ts';
import { StopMark } from '#web/ui/stop-mark.tsx';
import { arrivalText } from '../trip/arrival-text.ts';
import type { Trip } from '../trip/trip.ts';

type Props = { draft: BookingDraft; trip: Trip | undefined };

/** When, from where, to where, how many and what else. */
export function RecapTrip({ draft, trip }: Props) {
  return (
    <>
      <When draft={draft} trip={trip} />
      <ol className="recap-route">
        <Stop kind="start" name="Départ" address={draft.pickup} unknown={trip?.pickupKnown === false} />
        <Stop
          kind="end"
          name="Destination"
          address={draft.destination}
          unknown={trip?.destinationKnown === false}
        />
      </ol>
      <Facts draft={draft} trip={trip} />
      {draft.notes.trim() && (
        <p className="recap-note">
          <span>Message au chauffeur</span>
          {draft.notes}
        </p>
      )}
    </>
  );
}

function When({ draft, trip }: Props) {
  const [day, clock] = typedDayAndTimeText(draft.date)?.split(' à ') ?? [];
  const arrival = arrivalText(trip, momentInParis(draft.date));

  return (
    <p className="recap-when">
      <b className="figures">{clock}</b>
      <span>
        {day}
        {arrival && <small>arrivée estimée à {arrival}</small>}
      </span>
    </p>
  );
}

type StopProps = { kind: 'start' | 'end'; name: string; address: string; unknown: boolean };

function Stop({ kind, name, address, unknown }: StopProps) {
  const { place, town } = addressParts(address);

  return (
    <li>
      <StopMark kind={kind} />
      <p>
        <span className="hidden-text">{name}&nbsp;: </span>
        {place}
        {town && <small>{town}</small>}
        {unknown && <small>{PLACE_UNKNOWN}</small>}
      </p>
    </li>
  );
}

function Facts({ draft, trip }: Props) {
  const emitted = co2eText(trip?.co2e);

  return (
    <ul className="recap-facts">
      {trip && trip.distance !== null && <Fact icon={<RouteIcon />}>{distanceText(trip.distance)}</Fact>}
      {trip && trip.duration !== null && <Fact icon={<Clock />}>{durationText(trip.duration)}</Fact>}
      {emitted && <Fact icon={<Leaf />}>{emitted}</Fact>}
      <Fact icon={<Users />}>{numbered(draft.passengers, 'passager')}</Fact>
      {draft.luggage > 0 && <Fact icon={<Luggage />}>{numbered(draft.luggage, 'bagage')}</Fact>}
      {draft.travelReference.trim() && <Fact icon={<Ticket />}>{draft.travelReference}</Fact>}
      {optionTexts(optionsOf(draft.options)).map((text) => (
        <Fact key={text} icon={<PackagePlus />}>
          {text}
        </Fact>
      ))}
      {draft.allowToll && <Fact icon={<Coins />}>Péages autorisés</Fact>}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      {children}
    </li>
  );
}
