import ContactRound from 'lucide-react/icons/contact-round';
import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import type { RideView } from '#contract/rides.ts';
import { mayKeepOrder } from '#domain/guest/confirmation.ts';
import { Button } from '#web/ui/button.tsx';
import { offersOf } from '../data/offers.ts';
import { AcceptButton } from './accept-button.tsx';
import { AcceptOrderButton } from './accept-order-button.tsx';
import { CancellationAnswers } from './cancellation-answers.tsx';
import { DriverPaymentButtons } from './driver-payment-buttons.tsx';
import { MessageButton } from './message-button.tsx';
import { OrderedTogether } from './ordered-together.tsx';
import './driver-actions.css';
import { useDriverPlan } from '../data/driver-plan.ts';
import { CallLink } from './call-link.tsx';
import { CompletedPapers } from './completed-papers.tsx';
import { CompleteButton, StartButton } from './move-buttons.tsx';
import { NavigateButton } from './navigate-button.tsx';
import { OverlapNotices } from './overlap-notices.tsx';
import './ride-actions.css';
import type { RideActionsProps } from './ride-actions.ts';
import { UndoStartButton } from './undo-start-button.tsx';

/** A button is shown exactly when its move is offered. */
export function DriverActions({ ride, viewer, now, openDialog, onMove, desk = false }: RideActionsProps) {
  const offers = offersOf(ride, viewer, now);
  const { rides: plan = [] } = useDriverPlan(viewer);
  const going = ride.status === 'accepted' || ride.status === 'in_progress';

  return (
    <>
      <OrderedTogether ride={ride} />
      <CompletedPapers ride={ride} viewer={viewer} openDialog={openDialog} />
      {offers.has('accept') && <OverlapNotices ride={ride} plan={plan} now={now} />}
      <footer className="ride-actions driver-actions">
        {offers.has('accept') && (
          <AcceptButton {...{ ride, openDialog, onMove }} label={desk ? 'Accepter' : 'Accepter la course'} />
        )}
        {offers.has('accept') && <AcceptOrderButton ride={ride} onMove={onMove} />}
        {offers.has('refuse_cancellation') && <CancellationAnswers ride={ride} onMove={onMove} />}
        {offers.has('start') && (
          <StartButton ride={ride} plan={plan} openDialog={openDialog} onMove={onMove} />
        )}
        {offers.has('complete') && <CompleteButton ride={ride} openDialog={openDialog} />}
        <UndoStartButton ride={ride} onMove={onMove} />
        <DriverPaymentButtons {...{ ride, viewer, openDialog, onMove }} />
        {going && <NavigateButton ride={ride} openDialog={openDialog} />}
        {going && <CallLink ride={ride} />}
        {going && (
          <Button icon={<FileText aria-hidden="true" />} onClick={() => openDialog('voucher', ride)}>
            Bon
          </Button>
        )}
        {offers.has('reject') && (
          <Button tone="danger" onClick={() => openDialog('reject', ride)}>
            Refuser
          </Button>
        )}
        {mayKeepOrder(viewer, keptOf(ride)) && (
          <Button icon={<Link2 aria-hidden="true" />} onClick={() => openDialog('guestLink', ride)}>
            Lien client
          </Button>
        )}
        {offers.has('absent') && <Button onClick={() => openDialog('absent', ride)}>Client absent</Button>}
        {offers.has('waive_fee') && (
          <Button onClick={() => openDialog('waive', ride)}>Renoncer aux frais</Button>
        )}
        <MessageButton ride={ride} viewer={viewer} />
        <Button
          icon={<ContactRound aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => openDialog('client', ride)}
        >
          Fiche client
        </Button>
        {offers.has('cancel') && <CancelByDriver onClick={() => openDialog('cancelByDriver', ride)} />}
      </footer>
    </>
  );
}

function keptOf({ driverId, telephone }: RideView) {
  return { driverId, enteredBy: telephone?.enteredBy ?? null };
}

/** Cancelling is set apart. */
function CancelByDriver({ onClick }: { onClick: () => void }) {
  return (
    <span className="ride-undo">
      <Button tone="plain" onClick={onClick}>
        Annuler la course
      </Button>
    </span>
  );
}
