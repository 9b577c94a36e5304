import { useQuery } from '@tanstack/react-query';
import type { RideClosingView } from '#contract/rides/ride-closing.ts';
import { getRideClosing } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { readOptions } from '#web/api/read-options.ts';
import { numbered } from '#web/text/counts.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Ended only for the next one to start, a ride costs what was agreed: what its driver could add is said before. */
export function NotCharged({ ride }: { ride: RideView }) {
  const { data } = useQuery({
    ...readOptions(getRideClosing, { id: ride.id }),
    enabled: ride.paymentStatus === 'unpaid',
    staleTime: 0,
  });
  const left = data ? leftOut(ride, data) : [];

  if (left.length === 0) return null;
  return (
    <Notice tone="warn">
      Terminée ainsi, la course en cours ne compte pas {left.join(' et ')}. Pour les facturer, terminez-la
      d’abord elle-même.
    </Notice>
  );
}

/** Without 'Sur place' it is unknown whether the driver waited for the client. */
function leftOut({ arrivedAt }: RideView, { waiting, extraHours }: RideClosingView): string[] {
  return [
    ...(arrivedAt && waiting.most > 0 ? [`${waiting.most}\u00a0min d’attente`] : []),
    ...(extraHours.most > 0 ? [numbered(extraHours.most, 'heure commencée', 'heures commencées')] : []),
  ];
}
