import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { RideView } from '#contract/rides/rides.ts';
import { freeSentence, lateSentence } from '#contract/sentences/cancellation-words.fr.ts';
import { freeToCancelUntil } from '#domain/ride/cancellation-terms.ts';
import { termsOf } from '../../words/terms-of.ts';
import { RideNotice } from '../ride-notice.tsx';

/** Until when a cancellation is free, then its cost. Cancelling a pending request is always free. */
export function TermsNotice({ ride, now }: { ride: RideView; now: Date }) {
  const termed = termsOf(ride);
  if (!termed || (ride.status !== 'accepted' && ride.status !== 'pending')) return null;
  const isFree = termed.terms.latePercent === 0 || now <= freeToCancelUntil(termed.terms, termed.scheduledAt);
  if (isFree)
    return (
      <RideNotice icon={CircleCheck} tone="ok">
        {freeSentence(termed)}
      </RideNotice>
    );
  return ride.status === 'accepted' ? <RideNotice icon={Info}>{lateSentence(termed)}</RideNotice> : null;
}
