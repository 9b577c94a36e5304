import type { RideView } from '#contract/rides/rides.ts';
import { isStaff, type Role } from '#domain/account/roles.ts';
import { closedStatuses } from '#domain/ride/ride.ts';
import { phoneText } from '#web/text/phones.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Plate } from '#web/ui/plate.tsx';
import './ride-people.css';

/** Drivers and admins see the client; the client sees the driver, by first name until the ride is over. */
export function RidePeople({ ride, viewer }: { ride: RideView; viewer: Role }) {
  const { client, driver, passenger } = ride;
  const closed = closedStatuses.includes(ride.status);

  if (!isStaff(viewer) && !driver && !passenger) return null;
  return (
    <ul className="ride-people">
      {isStaff(viewer) && <Person word="Client" {...client} detail={client.email} />}
      {passenger && (
        <Person word="Passager" {...namesOf(passenger.name)} detail={phoneText(passenger.phone ?? '')} />
      )}
      {driver && (
        <Person
          word="Chauffeur"
          firstName={driver.firstName}
          lastName={closed || isStaff(viewer) ? driver.lastName : ''}
          detail={closed || isStaff(viewer) ? driver.email : phoneText(driver.phone ?? '')}
          vehicle={closed ? null : driver.vehicle}
        />
      )}
    </ul>
  );
}

/** For the initials. */
function namesOf(name: string) {
  const [firstName = '', ...others] = name.split(' ');
  return { firstName, lastName: others.join(' ') };
}

type Vehicle = NonNullable<RideView['driver']>['vehicle'];

type PersonProps = {
  word: string;
  firstName: string;
  lastName: string;
  detail: string;
  /** Shown until the ride is over, to recognise the car. */
  vehicle?: Vehicle;
};

function Person({ word, firstName, lastName, detail, vehicle = null }: PersonProps) {
  return (
    <li className="ride-person">
      <Avatar firstName={firstName} lastName={lastName} />
      <p>
        <b>{`${firstName} ${lastName}`.trim()}</b>
        <span>
          {word}
          {detail && ` · ${detail}`}
        </span>
        {vehicle && <span>{`${vehicle.make} ${vehicle.model}`.trim()}</span>}
      </p>
      {vehicle?.plate && <Plate>{vehicle.plate}</Plate>}
    </li>
  );
}
