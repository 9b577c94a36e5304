import ContactRound from 'lucide-react/icons/contact-round';
import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import type { RideView } from '#contract/rides/rides.ts';
import { mayKeepOrder } from '#domain/guest/confirmation.ts';
import { isPlanned } from '#domain/ride/ride.ts';
import { moveOfStep, nextStep } from '#domain/ride/way.ts';
import { proposeChange } from '#web/signals/proposal-request.ts';
import { Button } from '#web/ui/button.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { QueuedNote } from '../../card/queued-note.tsx';
import { offersOf } from '../../data/offers.ts';
import { AskedChange } from '../asked-change.tsx';
import { MessageButton } from '../message-button.tsx';
import { OrderedTogether } from '../ordered-together.tsx';
import { AcceptButton } from './accept-button.tsx';
import { AcceptOrderButton } from './accept-order-button.tsx';
import { CancellationAnswers } from './cancellation-answers.tsx';
import { DriverPaymentButtons } from './driver-payment-buttons.tsx';
import './driver-actions.css';
import { useWithQueued } from '../../data/queue/queued-steps.ts';
import { useDriverPlan } from '../../data/reads/driver-plan.ts';
import { isAdvisedAgainst, useVerdict } from '../../data/reads/verdicts.ts';
import { factsOf } from '../../words/ride-facts.ts';
import { CompletedPapers } from '../completed-papers.tsx';
import { CallLink } from './call-link.tsx';
import { CompleteButton, StartButton } from './move-buttons.tsx';
import { NavigateButton } from './navigate-button.tsx';
import '../ride-actions.css';
import type { RideActionsProps } from '../ride-actions.ts';
import { RideVerdict } from './ride-verdict.tsx';
import { UndoStartButton } from './undo-start-button.tsx';

const WayButton = preloadable(async () => (await import('./way-button.tsx')).WayButton, { quiet: true });
const UndoStepButton = preloadable(async () => (await import('./undo-step-button.tsx')).UndoStepButton, {
  quiet: true,
});

/** A button is shown exactly when its move is offered. */
export function DriverActions({
  ride: known,
  viewer,
  now,
  openDialog,
  onMove,
  desk = false,
}: RideActionsProps) {
  const [ride = known] = useWithQueued([known]);
  const step = nextStep({ ...factsOf(ride), now });
  const offers = offersOf(ride, viewer, now);
  const plan = useWithQueued(useDriverPlan(viewer).rides ?? []);
  const waiting = ride.order?.statuses.pending ?? 0;
  const { verdict, isError, isFetching, refetch } = useVerdict(ride, viewer, offers.has('accept'));
  const going = isPlanned(ride);

  return (
    <>
      <OrderedTogether ride={ride} openDialog={openDialog} />
      <AskedChange ride={ride} viewer={viewer} now={now} />
      <CompletedPapers ride={ride} viewer={viewer} openDialog={openDialog} />
      {offers.has('accept') && (
        <RideVerdict
          {...{ verdict, isError, isFetching }}
          destination={ride.destinationAddress}
          onRetry={() => void refetch()}
        />
      )}
      {going && <QueuedNote ride={ride} />}
      <footer className="ride-actions driver-actions">
        {offers.has('accept') && (
          <AcceptButton
            {...{ ride, openDialog, onMove }}
            label={desk ? 'Accepter' : 'Accepter la course'}
            isAgainstAdvice={isAdvisedAgainst(verdict)}
          />
        )}
        {offers.has('accept') && <AcceptOrderButton {...{ ride, openDialog, onMove }} />}
        {offers.has('refuse_cancellation') && <CancellationAnswers ride={ride} onMove={onMove} />}
        {step && offers.has(moveOfStep[step]) && <WayButton {...{ ride, step, onMove }} />}
        {offers.has('start') && (
          <StartButton {...{ ride, plan, openDialog, onMove }} tone={step ? 'secondary' : 'primary'} />
        )}
        {ride.onTheWayAt && <UndoStepButton ride={ride} onMove={onMove} />}
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
        {offers.has('reject') && waiting > 1 && (
          <Button tone="danger" onClick={() => openDialog('rejectOrder', ride)}>
            Refuser les {waiting}
          </Button>
        )}
        {mayKeepOrder(viewer, keptOf(ride)) && (
          <Button icon={<Link2 aria-hidden="true" />} onClick={() => openDialog('guestLink', ride)}>
            Lien client
          </Button>
        )}
        {going && (
          <Button icon={<Share2 aria-hidden="true" />} onClick={() => openDialog('follow', ride)}>
            Lien de suivi
          </Button>
        )}
        {offers.has('request_change') && (
          <Button
            icon={<Pencil aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => proposeChange(ride)}
          >
            Proposer une modification
          </Button>
        )}
        {offers.has('absent') && <Button onClick={() => openDialog('absent', ride)}>Client absent</Button>}
        {ride.status === 'accepted' && (
          <Button onClick={() => openDialog('nameBoard', ride)}>Pancarte</Button>
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
