import type { RideView } from '#contract/rides/rides.ts';
import { endsAtPickup } from '#contract/words/trip-words.fr.ts';
import { RideStatusMark } from '#web/ride/card/ride-status-mark.tsx';
import { addressParts } from '#web/text/addresses.ts';
import { clockText, dayText } from '#web/text/dates.ts';
import { StopMark } from '#web/ui/stop-mark.tsx';

/** The ride of the conversation, in one line. */
export function RideStrip({ ride }: { ride: RideView }) {
  const at = new Date(ride.scheduledAt);

  return (
    <p className="chat-ride">
      <RideStatusMark status={ride.status} />
      <time className="figures" dateTime={ride.scheduledAt}>
        {dayText(at, new Date())} à {clockText(at)}
      </time>
      <span className="chat-where">
        <StopMark kind="start" />
        <span className="hidden-text">Départ&nbsp;: </span>
        <span>{addressParts(ride.pickupAddress).place}</span>
        {!endsAtPickup(ride) && (
          <>
            <span className="chat-dash" aria-hidden="true" />
            <StopMark kind="end" />
            <span className="hidden-text">Destination&nbsp;: </span>
            <span>{addressParts(ride.destinationAddress).place}</span>
          </>
        )}
      </span>
    </p>
  );
}
