import type { RideView } from '#contract/rides.ts';
import { isExpired } from '#domain/ride/ride.ts';
import { addressParts } from '#web/text/addresses.ts';
import { euroText } from '#web/text/euros.ts';
import { rideStatusLabels, rideStatusLooks } from '#web/text/rides.ts';
import { Status } from '#web/ui/badge.tsx';
import { whenText } from './admin-dates.ts';

export function RideRow({ ride }: { ride: RideView }) {
  const { client, driver } = ride;

  return (
    <tr>
      <td className="table-soft ride-number">{ride.number}</td>
      <td className="ride-time">{whenText(new Date(ride.scheduledAt), new Date())}</td>
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
        <StatusOf ride={ride} />
      </td>
      <td className="ride-cost">
        {ride.priceToConfirm ? 'à confirmer' : euroText(ride.finalPrice ?? ride.estimatedPrice)}
      </td>
    </tr>
  );
}

function StatusOf({ ride }: { ride: RideView }) {
  if (isExpired({ status: ride.status, scheduledAt: new Date(ride.scheduledAt) }, new Date()))
    return (
      <Status tone="bad" shape="alert">
        Expirée
      </Status>
    );
  return <Status {...rideStatusLooks[ride.status]}>{rideStatusLabels[ride.status]}</Status>;
}
