import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { rideLoad } from '#contract/words/ride-load.fr.ts';
import { moveOfStep, nextStep } from '#domain/ride/way.ts';
import { CallLink } from '#web/ride/actions/driver/call-link.tsx';
import { CancellationAnswers } from '#web/ride/actions/driver/cancellation-answers.tsx';
import { CompleteButton, StartButton } from '#web/ride/actions/driver/move-buttons.tsx';
import { NavigateButton } from '#web/ride/actions/driver/navigate-button.tsx';
import { UndoStartButton } from '#web/ride/actions/driver/undo-start-button.tsx';
import { WayButton } from '#web/ride/actions/driver/way-button.tsx';
import { AbsentButton, NameBoardButton } from '#web/ride/actions/driver/way-tools.tsx';
import { MessageButton } from '#web/ride/actions/message-button.tsx';
import { offersOf } from '#web/ride/data/offers.ts';
import type { OpenDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { factsOf } from '#web/ride/words/ride-facts.ts';
import { riderText } from '#web/ride/words/short-trip.ts';
import { rideName } from '#web/text/rides.ts';
import './live-actions.css';
import { ClientNote } from './client-note.tsx';

type Props = {
  ride: RideView;
  viewer: UserView;
  plan: readonly RideView[];
  now: Date;
  openDialog: OpenDialog;
  onMove: () => void;
};

/** The main action, and the navigation and client buttons beside it. */
export function LiveActions({ ride, viewer, plan, now, openDialog, onMove }: Props) {
  const offers = offersOf(ride, viewer, now);
  const step = nextStep({ ...factsOf(ride), now });
  const isFirst = step !== undefined && offers.has(moveOfStep[step]);
  const start = { ride, plan, openDialog, onMove };

  return (
    <div className="live-acts">
      <div className="live-actions">
        <p className="live-client">
          <b>{riderText(ride)}</b>
          <span>
            <span className="live-short">{rideName(ride).replace('Course ', '')} · </span>
            {rideLoad(ride).join(' · ')}
          </span>
        </p>
        <ClientNote ride={ride} />
        {offers.has('complete') && <CompleteButton ride={ride} openDialog={openDialog} />}
        <UndoStartButton ride={ride} onMove={onMove} />
        {isFirst && <WayButton {...{ ride, step, onMove }} />}
        {offers.has('start') && !isFirst && <StartButton {...start} />}
        {offers.has('refuse_cancellation') && <CancellationAnswers ride={ride} onMove={onMove} />}
        {ride.arrivedAt && ride.status === 'accepted' ? (
          <NameBoardButton ride={ride} openDialog={openDialog} />
        ) : (
          <NavigateButton ride={ride} openDialog={openDialog} />
        )}
        <CallLink ride={ride} />
        <MessageButton ride={ride} viewer={viewer} />
      </div>
      {(isFirst && offers.has('start')) || offers.has('absent') ? (
        <div className="live-more">
          {isFirst && offers.has('start') && <StartButton {...start} tone="secondary" />}
          {offers.has('absent') && <AbsentButton ride={ride} openDialog={openDialog} />}
        </div>
      ) : null}
    </div>
  );
}
