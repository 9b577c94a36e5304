import type { ComponentProps } from 'react';
import type { RideStatus } from '#domain/ride/ride.ts';
import { rideStatusLabels } from '#web/text/rides.ts';
import { Status } from '#web/ui/badge.tsx';

type Look = Pick<ComponentProps<typeof Status>, 'tone' | 'shape'>;

const looks: Record<RideStatus, Look> = {
  pending: { tone: 'warn' },
  accepted: { tone: 'ok' },
  in_progress: { tone: 'info', shape: 'live' },
  completed: { tone: 'plain' },
  cancelled: { tone: 'plain', shape: 'hollow' },
  rejected: { tone: 'bad', shape: 'hollow' },
};

/** A status this version does not know reads as cancelled. */
export function RideStatusMark({ status, expired = false }: { status: RideStatus; expired?: boolean }) {
  if (expired) {
    return (
      <Status tone="bad" shape="alert">
        Expirée
      </Status>
    );
  }
  const known = status in looks ? status : 'cancelled';
  return <Status {...looks[known]}>{rideStatusLabels[known]}</Status>;
}
