import type { RideView } from '#contract/rides.ts';
import { addressParts } from '#web/text/addresses.ts';
import { StopMark } from '#web/ui/stop-mark.tsx';
import './ride-route.css';

export function RideRoute({ ride }: { ride: Pick<RideView, 'pickupAddress' | 'destinationAddress'> }) {
  return (
    <ol className="route">
      <Stop kind="start" word="Départ" address={ride.pickupAddress} />
      <Stop kind="end" word="Destination" address={ride.destinationAddress} />
    </ol>
  );
}

type StopProps = { kind: 'start' | 'end'; word: string; address: string };

/** The comma between the two lines is for screen readers and copying only. */
function Stop({ kind, word, address }: StopProps) {
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
      </p>
    </li>
  );
}
