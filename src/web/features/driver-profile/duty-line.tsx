import CarFront from 'lucide-react/icons/car-front';
import type { ReactNode } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { DriverProfileView } from '#contract/people/driver-profile.ts';
import { Button } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import { useDriverProfile } from './driver-profile-api.ts';
import './duty-line.css';

type Props = { user: UserView; appName: string; tools?: ReactNode };

/** The driver, the vehicle, and whether the driver is active. */
export function DutyLine({ user, appName, tools }: Props) {
  const { data: profile, isError, isFetching, refetch } = useDriverProfile();

  return (
    <header className="duty">
      <div className="duty-who">
        <p>{appName}</p>
        <h1 className="duty-name">
          {user.firstName} {user.lastName}
        </h1>
      </div>
      {profile && <ActiveSwitch profile={profile} />}
      {!profile && isError && (
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          Recharger le profil
        </Button>
      )}
      {profile && <Vehicle profile={profile} />}
      {tools}
    </header>
  );
}

function Vehicle({ profile: { vehicleMake, vehicleModel, vehiclePlate } }: { profile: DriverProfileView }) {
  const name = `${vehicleMake} ${vehicleModel}`.trim();

  if (!name && !vehiclePlate) return null;
  return (
    <p className="duty-car">
      <CarFront aria-hidden="true" />
      {name && <span>{name}</span>}
      {vehiclePlate && <Plate>{vehiclePlate}</Plate>}
    </p>
  );
}
