import type { RideView } from '#contract/rides.ts';
import { RideStatusMark } from '#web/ride/card/ride-status-mark.tsx';
import { hasExpired } from '#web/ride/data/offers.ts';
import { priceText } from '#web/ride/words/price-text.ts';
import { addressParts } from '#web/text/addresses.ts';
import { whenText } from './admin-dates.ts';

export function RideRow({ ride }: { ride: RideView }) {
  const { client, driver } = ride;
  const now = new Date();

  return (
    <tr>
      <td className="table-soft ride-number">{ride.number}</td>
      <td className="ride-time">{whenText(new Date(ride.scheduledAt), now)}</td>
      <th scope="row" className="ride-trip">
        <div className="person">
          <div>
            <b>
              {addressParts(ride.pickupAddress).place} → {addressParts(ride.destinationAddress).place}
            </b>
            <span>
              {client.firstName} {client.lastName}
            </span>
          </div>
        </div>
      </th>
      <td className="table-soft ride-driver">{driver ? `${driver.firstName} ${driver.lastName}` : '–'}</td>
      <td className="ride-state">
        <RideStatusMark status={ride.status} expired={hasExpired(ride, now)} />
      </td>
      <td className="ride-cost">{ride.priceToConfirm ? 'à confirmer' : priceText(ride)}</td>
    </tr>
  );
}
