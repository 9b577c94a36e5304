import ChevronDown from 'lucide-react/icons/chevron-down';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId } from 'react';
import { Link } from 'wouter';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { rideLoad } from '#contract/words/ride-load.fr.ts';
import { hireText, stopText } from '#contract/words/trip-words.fr.ts';
import { CONTROL_PATH } from '#domain/navigation/pages.ts';
import { nextStep } from '#domain/ride/way.ts';
import { CallLink } from '#web/ride/actions/driver/call-link.tsx';
import { CompleteButton, StartButton } from '#web/ride/actions/driver/move-buttons.tsx';
import { NavigateButton } from '#web/ride/actions/driver/navigate-button.tsx';
import { UndoStartButton } from '#web/ride/actions/driver/undo-start-button.tsx';
import { UndoStepButton } from '#web/ride/actions/driver/undo-step-button.tsx';
import { WayButton } from '#web/ride/actions/driver/way-button.tsx';
import { NameBoardButton } from '#web/ride/actions/driver/way-tools.tsx';
import { QueuedNote } from '#web/ride/card/queued-note.tsx';
import { nextIn } from '#web/ride/data/reads/driver-plan.ts';
import type { OpenDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { useScreenDialog } from '#web/ride/dialogs/use-screen-dialog.ts';
import { factsOf } from '#web/ride/words/ride-facts.ts';
import { riderText } from '#web/ride/words/short-trip.ts';
import { ClientNote } from './client-note.tsx';
import { FullScreenAlerts } from './full-screen-alerts.tsx';
import { NextRide, RideFigures } from './full-screen-parts.tsx';
import { sinceText } from './live-figures.ts';
import './full-screen-ride.css';
import { OnTheSpot } from './on-the-spot.tsx';
import { OwnWay } from './own-way.tsx';
import { PositionSwitch } from './position-switch.tsx';
import { wayTitle } from './way-words.ts';

type Props = {
  ride: RideView;
  viewer: UserView;
  plan: readonly RideView[];
  now: Date;
  /** The number of pending requests, and how to open them. */
  waiting: number;
  onRequests: () => void;
  openDialog: OpenDialog;
  open: boolean;
  onClose: () => void;
};

/** One ride, one main action, in large type; Escape, Back or the arrow closes it. */
export function FullScreenRide(props: Props) {
  const { ride, viewer, plan, now, waiting, onRequests, openDialog, open, onClose } = props;
  const others = plan.filter(({ id: otherId }) => otherId !== ride.id);
  const next = nextIn(others, now);
  const id = useId();
  const screen = useScreenDialog(open, onClose);

  return (
    <dialog {...screen} className="full-ride" aria-labelledby={id}>
      {open && (
        <>
          <div className="full-ride-map">
            <OwnWay ride={ride} label="Itinéraire en plein écran" />
          </div>
          <header className="full-ride-top">
            <h2 className="full-ride-since" id={id}>
              {wayTitle(ride) ?? sinceText(ride)}
            </h2>
            <Link className="full-ride-back" href={CONTROL_PATH} aria-label="Mode contrôle">
              <ShieldCheck aria-hidden="true" />
            </Link>
            <button
              type="button"
              className="full-ride-back"
              aria-label="Réduire et revenir au tableau de bord"
              onClick={onClose}
            >
              <ChevronDown aria-hidden="true" />
            </button>
          </header>
          <div className="full-ride-panel">
            <div>
              <p className="full-ride-to">
                {ride.status === 'accepted' ? ride.pickupAddress : ride.destinationAddress}
              </p>
              {ride.hours !== null && <p className="full-ride-client">{hireText(ride.hours)}</p>}
              {ride.stops.map((stop, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place in the order.
                <p className="full-ride-client" key={index}>
                  Étape&nbsp;: {stopText(stop)}
                </p>
              ))}
              <p className="full-ride-client">{[riderText(ride), ...rideLoad(ride)].join(' · ')}</p>
            </div>
            <ClientNote ride={ride} />
            <QueuedNote ride={ride} />
            {ride.arrivedAt && ride.status === 'accepted' ? null : <RideFigures ride={ride} now={now} />}
            {ride.status === 'accepted' && <OnTheSpot ride={ride} />}
            <PositionSwitch
              ride={ride}
              place="line"
              sharedWords={`${ride.client.firstName} voit votre position`}
            />
            <FullScreenAlerts {...{ viewer, plan, waiting, now }} onRequests={onRequests} onLeave={onClose} />
            <div className="full-ride-actions">
              {ride.arrivedAt && ride.status === 'accepted' ? (
                <NameBoardButton ride={ride} openDialog={openDialog} />
              ) : (
                <NavigateButton ride={ride} openDialog={openDialog} />
              )}
              <CallLink ride={ride} />
              <NextMove {...{ ride, plan, now, openDialog }} />
            </div>
            <UndoStartButton ride={ride} />
            <UndoStepButton ride={ride} />
            {next && <NextRide next={next} now={now} onFollow={onClose} />}
          </div>
        </>
      )}
    </dialog>
  );
}

/** The one main action: the next step, the start, or the end. */
function NextMove({ ride, plan, now, openDialog }: Pick<Props, 'ride' | 'plan' | 'now' | 'openDialog'>) {
  const step = nextStep({ ...factsOf(ride), now });
  if (step) return <WayButton ride={ride} step={step} />;
  if (ride.status === 'accepted') return <StartButton {...{ ride, plan, openDialog }} />;
  return <CompleteButton ride={ride} openDialog={openDialog} />;
}
