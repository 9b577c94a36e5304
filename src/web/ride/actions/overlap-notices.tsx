import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { RideView } from '#contract/rides.ts';
import { clockText } from '#web/text/dates.ts';
import { durationText } from '#web/text/durations.ts';
import { RideNotice } from '../card/ride-notice.tsx';
import { overlapsOf, type RideOverlap } from '../data/overlaps-of.ts';
import { shortTrip } from '../words/short-trip.ts';

type Props = { ride: RideView; plan: readonly RideView[]; now: Date };

/** Warns only: the driver knows the streets better. */
export function OverlapNotices({ ride, plan, now }: Props) {
  return overlapsOf(ride, plan, now).map(({ other, missingMinutes }) => (
    <RideNotice key={other.id} icon={TriangleAlert} tone="warn" title={titleOf(other)}>
      {shortTrip(other)}. {missingText(missingMinutes)}, trajet entre les deux compris. Vous pouvez l’accepter
      quand même.
    </RideNotice>
  ));
}

function titleOf({ status, scheduledAt }: RideView): string {
  if (status === 'in_progress') return 'Chevauche votre course en cours';
  return `Chevauche votre course de ${clockText(new Date(scheduledAt))}`;
}

function missingText(minutes: RideOverlap['missingMinutes']): string {
  return `Il vous manquerait ${durationText(minutes)}`;
}
