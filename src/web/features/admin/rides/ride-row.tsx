import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { RideStatusMark } from '#web/ride/card/ride-status-mark.tsx';
import { hasExpired } from '#web/ride/data/offers.ts';
import { priceText } from '#web/ride/words/price-text.ts';
import { shortTrip } from '#web/ride/words/short-trip.ts';
import { whenText } from '../admin-dates.ts';
import { RideStory } from './ride-story.tsx';

/** A press opens the story of the ride. */
export function RideRow({ ride, viewer }: { ride: RideView; viewer: UserView }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { client, driver } = ride;
  const now = new Date();

  return (
    <>
      <tr className="row-opening" onClick={() => setOpen(!open)}>
        <td className="table-soft row-number">{ride.number}</td>
        <td className="row-time">{whenText(new Date(ride.scheduledAt), now)}</td>
        <th scope="row" className="row-trip">
          <button type="button" aria-expanded={open} aria-controls={open ? id : undefined}>
            <span>
              <b>{shortTrip(ride)}</b>
              <span>
                {client.firstName} {client.lastName}
              </span>
            </span>
            <ChevronDown aria-hidden="true" />
          </button>
        </th>
        <td className="table-soft row-driver">{driver ? `${driver.firstName} ${driver.lastName}` : '–'}</td>
        <td className="row-status">
          <RideStatusMark status={ride.status} expired={hasExpired(ride, now)} />
        </td>
        <td className="row-price">{ride.priceToConfirm ? 'à confirmer' : priceText(ride)}</td>
      </tr>
      {open && (
        <tr className="row-story" id={id}>
          <td colSpan={6}>
            <RideStory ride={ride} viewer={viewer} now={now} />
          </td>
        </tr>
      )}
    </>
  );
}
