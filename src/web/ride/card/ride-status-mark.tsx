import type { RideStatus } from '#domain/ride/ride.ts';
import { rideStatusLabels } from '#web/text/rides.ts';
import { Status } from '#web/ui/badge.tsx';

const looks = {
  pending: { tone: 'warn' },
  accepted: { tone: 'ok' },
  in_progress: { tone: 'info', shape: 'live' },
  completed: { tone: 'plain' },
  cancelled: { tone: 'plain', shape: 'hollow' },
  rejected: { tone: 'bad', shape: 'hollow' },
} as const satisfies Record<RideStatus, object>;

/** The badge of a status, on cards, in tables and in a conversation. An unknown status is shown as cancelled. */
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
