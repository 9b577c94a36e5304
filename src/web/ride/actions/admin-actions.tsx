import type { RideView } from '#contract/rides/rides.ts';
import { hasExpired } from '../data/offers.ts';
import { CompletedPapers } from './completed-papers.tsx';
import './ride-actions.css';
import type { RideActionsProps } from './ride-actions.ts';

export function AdminActions({ ride, viewer, now, openDialog }: RideActionsProps) {
  return (
    <>
      <CompletedPapers ride={ride} viewer={viewer} openDialog={openDialog} />
      <ReadOnly ride={ride} now={now} />
    </>
  );
}

/** An expired request already says what happens next. */
function ReadOnly({ ride, now }: { ride: RideView; now: Date }) {
  if (ride.status !== 'pending' || hasExpired(ride, now)) return null;
  return <p className="ride-read-only">Seul un chauffeur peut répondre à cette demande.</p>;
}
