import { placesOf } from '#contract/rides/ride-places.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { endsAtPickup, waitingText } from '#contract/words/trip-words.fr.ts';
import { ERASED_PLACE } from '#domain/privacy/erased-person.ts';
import { addressParts } from '#web/text/addresses.ts';
import { StopMark } from '#web/ui/stop-mark.tsx';
import './ride-route.css';
import { PlaceUnknown } from './place-unknown.tsx';

type Props = {
  ride: RideView;
  /** For a driver on the way to the pickup. */
  pickupOnly?: boolean;
};

export function RideRoute({ ride, pickupOnly = false }: Props) {
  const { pickup, destination } = placesOf(ride);

  return (
    <ol className="route">
      <Stop kind="start" word="Départ" address={ride.pickupAddress} known={pickup !== null} />
      {(pickupOnly ? [] : ride.stops).map(({ address, lat, waitingMinutes }, index) => (
        <Stop
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place in the order.
          key={index}
          kind="between"
          word={`Étape ${index + 1}`}
          address={address}
          more={waitingText(waitingMinutes)}
          known={lat !== null}
        />
      ))}
      {!pickupOnly && !endsAtPickup(ride) && (
        <Stop
          kind="end"
          word={ride.kind === 'hire' ? 'Dernière destination' : 'Destination'}
          address={ride.destinationAddress}
          known={destination !== null}
        />
      )}
    </ol>
  );
}

type StopProps = {
  kind: 'start' | 'between' | 'end';
  word: string;
  address: string;
  more?: string | undefined;
  known: boolean;
};

/** The comma between the two lines is for screen readers and copying only. */
function Stop({ kind, word, address, more, known }: StopProps) {
  const { place, town } = addressParts(address);

  return (
    <li className="route-stop">
      <StopMark kind={kind} />
      <p>
        <span className="hidden-text">{word}&nbsp;: </span>
        <span className="route-place">{place}</span>
        {town && (
          <>
            <span className="hidden-text">, </span>
            <span className="route-town">{town}</span>
          </>
        )}
        {more && <span className="route-town">{more}</span>}
        {!known && address !== ERASED_PLACE && <PlaceUnknown />}
      </p>
    </li>
  );
}
