import { type ReactNode, useState } from 'react';
import type { DriverProfileView } from '#contract/people/driver-profile.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDriverProfile } from './driver-profile-api.ts';
import { DriverProfileDetails } from './driver-profile-details.tsx';
import { DriverProfileForm } from './driver-profile-form.tsx';
import './driver-profile.css';

/** `device`: settings of this device, not of the profile. */
export function DriverProfile({ device }: { device?: ReactNode }) {
  const { data: profile, isError, isFetching, refetch } = useDriverProfile();

  return (
    <div className="driver-profile stack">
      {profile && <Shown profile={profile} />}
      {!profile && isError && (
        <ErrorState
          text="Impossible de charger le profil."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!profile && !isError && <Skeleton />}
      {device}
    </div>
  );
}

/** A link to a field opens the form. */
function isFieldNamed(): boolean {
  return location.hash.length > 1;
}

/** The form starts from the profile shown when it opened: a refresh does not overwrite what was typed. */
function Shown({ profile }: { profile: DriverProfileView }) {
  const [editing, setEditing] = useState(isFieldNamed);

  if (editing) return <DriverProfileForm profile={profile} onDone={() => setEditing(false)} />;
  return <DriverProfileDetails profile={profile} onEdit={() => setEditing(true)} />;
}
