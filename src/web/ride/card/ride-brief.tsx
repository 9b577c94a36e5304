import type { RideView } from '#contract/rides/rides.ts';
import { addressParts } from '#web/text/addresses.ts';
import { numbered } from '#web/text/counts.ts';
import { clockText, dayText } from '#web/text/dates.ts';
import './ride-brief.css';
import { priceText } from '../words/price-text.ts';

/** The ride of a dialog, in two lines. */
export function RideBrief({ ride, who, now }: { ride: RideView; who?: string; now: Date }) {
  const scheduledAt = new Date(ride.scheduledAt);

  return (
    <div className="ride-brief">
      <time dateTime={ride.scheduledAt}>
        {clockText(scheduledAt)}
        <small>{dayText(scheduledAt, now)}</small>
      </time>
      <p>
        {who && <b>{who}</b>}
        {ride.hours === null
          ? `${addressParts(ride.pickupAddress).place} → ${addressParts(ride.destinationAddress).place}`
          : `${addressParts(ride.pickupAddress).place}, ${ride.hours}\u00a0h à disposition`}
        {ride.stops.length > 0 && `, ${numbered(ride.stops.length, 'étape')}`}
      </p>
      <b>{priceText(ride)}</b>
    </div>
  );
}
