import Clock from 'lucide-react/icons/clock';
import Coins from 'lucide-react/icons/coins';
import Hourglass from 'lucide-react/icons/hourglass';
import Leaf from 'lucide-react/icons/leaf';
import Luggage from 'lucide-react/icons/luggage';
import PackagePlus from 'lucide-react/icons/package-plus';
import RouteIcon from 'lucide-react/icons/route';
import Ticket from 'lucide-react/icons/ticket';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { co2eText } from '#contract/sentences/co2e-text.ts';
import { optionTexts } from '#contract/sentences/option-names.fr.ts';
import { optionsOf } from '#contract/sentences/options-text.ts';
import { PLACE_UNKNOWN } from '#contract/sentences/ride-sentences.fr.ts';
import { waitingText } from '#contract/words/trip-words.fr.ts';
import { momentInParis } from '#domain/time/paris.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { hireHours, stopsIn } from '#web/signals/chosen-words.ts';
import { addressParts } from '#web/text/addresses.ts';
import { numbered } from '#web/text/counts.ts';
import { typedDayAndTimeText } from '#web/text/dates.ts';
import { distanceText } from '#web/text/distances.ts';
import { durationText } from '#web/text/durations.ts';
import { StopMark } from '#web/ui/stop-mark.tsx';
import { arrivalText } from '../trip/arrival-text.ts';
import { hireSpan } from '../trip/hire-words.ts';
import type { Trip } from '../trip/trip.ts';

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
      <Facts draft={draft} trip={trip} />
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

function Facts({ draft, trip }: Props) {
  const emitted = co2eText(trip?.co2e);

  return (
    <ul className="recap-facts">
      {trip && trip.distance !== null && <Fact icon={<RouteIcon />}>{distanceText(trip.distance)}</Fact>}
      {trip && trip.duration !== null && (
        <Fact icon={hireHours(draft) === null ? <Clock /> : <Hourglass />}>
          {durationText(trip.duration)}
        </Fact>
      )}
      {emitted && <Fact icon={<Leaf />}>{emitted}</Fact>}
      <Fact icon={<Users />}>{numbered(draft.passengers, 'passager')}</Fact>
      {draft.luggage > 0 && <Fact icon={<Luggage />}>{numbered(draft.luggage, 'bagage')}</Fact>}
      {draft.travelReference.trim() && <Fact icon={<Ticket />}>{draft.travelReference}</Fact>}
      {optionTexts(optionsOf(draft.options)).map((text) => (
        <Fact key={text} icon={<PackagePlus />}>
          {text}
        </Fact>
      ))}
      {draft.isForOther && <Fact icon={<UserRound />}>Passager&nbsp;: {draft.passengerName.trim()}</Fact>}
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
