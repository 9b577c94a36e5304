import type { RideClosingView } from '#contract/rides/ride-closing.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { numbered } from '#web/text/counts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { type Counts, proposedCounts } from '../closing/proposed-counts.ts';

type Props = { ride: RideView; closing: RideClosingView };

/** Ended only for the next one to start, a ride costs what was agreed: what its driver could add is said before. */
export function NotCharged({ ride, closing }: Props) {
  const left = leftOut(proposedCounts(ride, closing));

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
