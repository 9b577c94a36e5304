import type { UserView } from '#contract/auth.ts';
import type { RideView } from '#contract/rides.ts';
import { hasExpired, offersOf } from '../data/offers.ts';
import { ClientActions } from './client-actions.tsx';
import { DriverActions } from './driver-actions.tsx';
import './ride-actions.css';
import type { OpenDialog } from '../dialogs/use-ride-dialog.ts';
import { CompletedPapers } from './completed-papers.tsx';

export type RideActionsProps = {
  ride: RideView;
  viewer: UserView;
  now: Date;
  openDialog: OpenDialog;
  onMove: () => void;
};

type Props = RideActionsProps & { desk?: boolean };

export function RideActions({ ride, viewer, now, openDialog, onMove, desk = false }: Props) {
  const offers = offersOf(ride, viewer, now);

  switch (viewer.role) {
    case 'client':
      return <ClientActions {...{ ride, viewer, offers, openDialog }} />;
    case 'driver':
      return <DriverActions {...{ ride, viewer, offers, now, openDialog, onMove, desk }} />;
    case 'admin':
      return (
        <>
          <CompletedPapers ride={ride} viewer={viewer} openDialog={openDialog} />
          <ReadOnly ride={ride} now={now} />
        </>
      );
  }
}

/** An expired request already says what happens next. */
function ReadOnly({ ride, now }: { ride: RideView; now: Date }) {
  if (ride.status !== 'pending' || hasExpired(ride, now)) return null;
  return <p className="ride-read-only">Seul un chauffeur peut répondre à cette demande.</p>;
}
