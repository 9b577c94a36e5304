import { useQuery } from '@tanstack/react-query';
import { getRideClosing } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { readOptions } from '#web/api/read-options.ts';
import { numbered } from '#web/text/counts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { type Counts, proposedCounts } from '../closing/proposed-counts.ts';

/** Ended only for the next one to start, a ride costs what was agreed: what its driver could add is said before. */
export function NotCharged({ ride }: { ride: RideView }) {
  const { data } = useQuery({
    ...readOptions(getRideClosing, { id: ride.id }),
    enabled: ride.paymentStatus === 'unpaid',
    staleTime: 0,
  });
  const left = data ? leftOut(proposedCounts(ride, data)) : [];

  if (left.length === 0) return null;
  return (
    <Notice tone="warn">
      Terminée ainsi, la course en cours ne compte pas {left.join(' et ')}. Pour les facturer, terminez-la
      d’abord elle-même.
    </Notice>
  );
}

function leftOut({ waiting, hours }: Counts): string[] {
  return [
    ...(waiting > 0 ? [`${waiting}\u00a0min d’attente`] : []),
    ...(hours > 0 ? [numbered(hours, 'heure commencée', 'heures commencées')] : []),
  ];
}
