import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { PLACE_UNKNOWN } from '#contract/ride-sentences.fr.ts';
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
    <RideNotice key={other.id} icon={TriangleAlert} tone="warn" title={titleOf(other, missingMinutes)}>
      {shortTrip(other)}. {missingText(missingMinutes)} Vous pouvez l’accepter quand même.
    </RideNotice>
  ));
}

type Missing = RideOverlap['missingMinutes'];

function titleOf({ status, scheduledAt }: RideView, missing: Missing): string {
  const verb = missing === null ? 'Chevauche peut-être' : 'Chevauche';
  if (status === 'in_progress') return `${verb} votre course en cours`;
  return `${verb} votre course de ${clockText(new Date(scheduledAt))}`;
}

function missingText(missing: Missing): string {
  if (missing === null) return `${PLACE_UNKNOWN}\u202f: le temps de trajet entre les deux n’est pas connu.`;
  return `Il vous manquerait ${durationText(missing)}, trajet entre les deux compris.`;
}
