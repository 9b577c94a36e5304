import type { RideView } from '#contract/rides.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { addressParts } from '#web/text/addresses.ts';
import { clockText, dayText } from '#web/text/dates.ts';
import { rideStatusLabels } from '#web/text/rides.ts';
import { Status } from '#web/ui/badge.tsx';
import { StopMark } from '#web/ui/stop-mark.tsx';
import type { Tone } from '#web/ui/tone.ts';

const tones: Record<RideStatus, Tone> = {
  pending: 'warn',
  accepted: 'ok',
  in_progress: 'info',
  completed: 'plain',
  cancelled: 'plain',
  rejected: 'bad',
};

/** Which ride is being talked about, in one line. */
export function RideStrip({ ride }: { ride: RideView }) {
  const at = new Date(ride.scheduledAt);

  return (
    <p className="chat-ride">
      <Status tone={tones[ride.status]}>{rideStatusLabels[ride.status]}</Status>
      <time className="figures" dateTime={ride.scheduledAt}>
        {dayText(at, new Date())} à {clockText(at)}
      </time>
      <span className="chat-where">
        <StopMark kind="start" />
        <span className="hidden-text">Départ&nbsp;: </span>
        <span>{addressParts(ride.pickupAddress).place}</span>
        <span className="chat-dash" aria-hidden="true" />
        <StopMark kind="end" />
        <span className="hidden-text">Destination&nbsp;: </span>
        <span>{addressParts(ride.destinationAddress).place}</span>
      </span>
    </p>
  );
}
