import Maximize2 from 'lucide-react/icons/maximize-2';
import type { UserView } from '#contract/auth.ts';
import type { RideView } from '#contract/rides.ts';
import { AnswerNotices } from '#web/ride/card/answer-notices.tsx';
import { RideMap } from '#web/ride/card/ride-map.tsx';
import { RideRoute } from '#web/ride/card/ride-route.tsx';
import type { OpenDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { rideName } from '#web/text/rides.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LiveActions } from './live-actions.tsx';
import { LiveBar } from './live-bar.tsx';
import { type Figure, liveTitle, nextFigures, runningFigures } from './live-figures.ts';

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

  return (
    <article className={running ? 'live' : 'live live-next'}>
      <div className="live-map">
        <RideMap ride={ride} label={running ? 'Itinéraire en cours' : 'Itinéraire de la prochaine course'} />
        {onEnlarge && (
          <IconButton label="Plein écran" icon={<Maximize2 aria-hidden="true" />} onClick={onEnlarge} />
        )}
      </div>
      <div className="live-body">
        <header className="live-head">
          <h2 className="live-title">{liveTitle(ride, now)}</h2>
          <span className="live-number">{rideName(ride)}</span>
        </header>
        <div className="live-row">
          <RideRoute ride={ride} />
          <LiveFigures figures={running ? runningFigures(ride, now) : nextFigures(ride, now)} />
        </div>
        {running && <LiveBar ride={ride} now={now} />}
        <AnswerNotices ride={ride} viewer={viewer.role} now={now} />
        <LiveActions {...{ ride, viewer, plan, now, openDialog, onMove }} />
      </div>
    </article>
  );
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
