import Maximize2 from 'lucide-react/icons/maximize-2';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { UndoStepButton } from '#web/ride/actions/driver/undo-step-button.tsx';
import { AnswerNotices } from '#web/ride/card/notices/answer-notices.tsx';
import { QueuedNote } from '#web/ride/card/queued-note.tsx';
import { RideMap } from '#web/ride/card/route/ride-map.tsx';
import { RideRoute } from '#web/ride/card/route/ride-route.tsx';
import type { OpenDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { rideName } from '#web/text/rides.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { LiveActions } from './live-actions.tsx';
import { LiveBar } from './live-bar.tsx';
import { type Figure, liveTitle, nextFigures, runningFigures } from './live-figures.ts';
import { PositionPart } from './position-part.tsx';
import { wayFigures, wayTitle } from './way-words.ts';

export const OnTheSpot = preloadable(async () => (await import('./on-the-spot.tsx')).OnTheSpot, {
  quiet: true,
});

type Props = {
  ride: RideView;
  viewer: UserView;
  plan: readonly RideView[];
  now: Date;
  openDialog: OpenDialog;
  onMove: () => void;
  /** Set where full screen is possible. */
  onEnlarge: (() => void) | undefined;
};

export function LiveBlock({ ride, viewer, plan, now, openDialog, onMove, onEnlarge }: Props) {
  const running = ride.status === 'in_progress';
  const onTheWay = wayTitle(ride);
  // Without network nobody says until when it is free.
  const waits = Boolean(ride.arrivedAt && ride.way?.freeUntil) && !running;

  const look = onTheWay && !waits ? 'live live-coming' : 'live';
  return (
    <article className={running || onTheWay ? look : 'live live-next'}>
      <div className="live-map">
        {running || onTheWay ? (
          <PositionPart key={ride.id} ride={ride} label="Itinéraire en cours" />
        ) : (
          <RideMap ride={ride} label="Itinéraire de la prochaine course" />
        )}
        {onEnlarge && (
          <IconButton label="Plein écran" icon={<Maximize2 aria-hidden="true" />} onClick={onEnlarge} />
        )}
      </div>
      <div className="live-body">
        <header className="live-head">
          <h2 className="live-title">{onTheWay ?? liveTitle(ride, now)}</h2>
          <UndoStepButton ride={ride} onMove={onMove} />
          <span className="live-number">{rideName(ride)}</span>
        </header>
        <QueuedNote ride={ride} />
        {!waits && (
          <div className="live-row">
            <RideRoute ride={ride} pickupOnly={Boolean(onTheWay)} />
            <LiveFigures figures={figuresOf(ride, now)} />
          </div>
        )}
        {onTheWay && (waits || ride.landing) && (
          <div className={spotRoom(waits, ride.landing)}>
            <OnTheSpot ride={ride} />
          </div>
        )}
        {running && <LiveBar ride={ride} now={now} />}
        <AnswerNotices ride={ride} viewer={viewer.role} now={now} />
        <LiveActions {...{ ride, viewer, plan, now, openDialog, onMove }} />
      </div>
    </article>
  );
}

/** Reserves the height of what loads a moment later. */
function spotRoom(waits: boolean, landing: RideView['landing']): string {
  return ['live-spot', waits && 'live-spot-waits', landing && 'live-spot-lands'].filter(Boolean).join(' ');
}

function figuresOf(ride: RideView, now: Date): Figure[] {
  if (ride.status === 'in_progress') return runningFigures(ride, now);
  return ride.onTheWayAt ? wayFigures(ride, now) : nextFigures(ride, now);
}

function LiveFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="live-figures">
      {figures.map(({ word, text }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
