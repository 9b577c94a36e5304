import type { UserView } from '#contract/account/auth.ts';
import { PHONE, useMedia } from '#web/browser/use-media.ts';
import { useNow } from '#web/browser/use-now.ts';
import { useQueueOf } from '#web/ride/data/queue/queued-steps.ts';
import { nextIn, runningIn } from '#web/ride/data/reads/driver-plan.ts';
import type { RideList } from '#web/ride/data/reads/rides-api.ts';
import { driverDialogs } from '#web/ride/dialogs/driver-dialogs.ts';
import { RideDialogs } from '#web/ride/dialogs/ride-dialogs.tsx';
import { useRideDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { usePreparedParts } from '#web/ui/use-prepared-parts.ts';
import './live.css';
import { LiveBlock, OnTheSpot } from './live-block.tsx';
import { AskPosition } from './position-switch.tsx';
import { useFullScreen } from './use-full-screen.ts';

const FullScreenRide = preloadable(async () => (await import('./full-screen-ride.tsx')).FullScreenRide, {
  quiet: true,
});

/** What a driver opens during a ride, where there may be no network; most dialogs share the file of 'complete'. */
const partsOfRide = [FullScreenRide, OnTheSpot, AskPosition, driverDialogs.complete, driverDialogs.nameBoard];

type Props = { viewer: UserView; plan: RideList; waiting: number; onRequests: () => void };

/** The running ride, else the next one. */
export function LiveRide({ viewer, plan, waiting, onRequests }: Props) {
  const now = useNow();
  const phone = useMedia(PHONE);
  const { openDialog, ...shown } = useRideDialog(driverDialogs);
  const { section, keepFocus } = useKeptFocus();
  useQueueOf(viewer.id);
  const rides = plan.rides ?? [];
  const running = runningIn(rides);
  const next = nextIn(rides, now);
  const ride = running ?? next;
  usePreparedParts(partsOfRide, ride !== undefined);
  const isUnderWay = Boolean(running ?? next?.onTheWayAt);
  const fullScreen = useFullScreen(
    plan.rides && (running?.id ?? null),
    phone,
    isUnderWay ? ride?.id : undefined,
  );

  return (
    <section
      className="live-frame"
      aria-label={running ? 'Course en cours' : 'Prochaine course'}
      ref={section}
      tabIndex={-1}
    >
      {ride ? (
        <LiveBlock
          {...{ ride, viewer, now, openDialog }}
          plan={rides}
          onMove={keepFocus}
          onEnlarge={isUnderWay && phone ? fullScreen.open : undefined}
        />
      ) : (
        <NoLiveRide plan={plan} />
      )}
      {ride && isUnderWay && fullScreen.isOpen !== undefined && (
        <FullScreenRide
          {...{ ride, viewer, now, waiting, onRequests, openDialog }}
          plan={rides}
          open={fullScreen.isOpen}
          onClose={fullScreen.close}
        />
      )}
      <RideDialogs {...shown} onDone={keepFocus} now={now} />
    </section>
  );
}

function NoLiveRide({ plan }: { plan: RideList }) {
  const { rides, failed, refetch } = plan;

  if (!rides && failed) {
    return (
      <ErrorState text="Impossible de charger vos courses." busy={plan.busy} onRetry={() => void refetch()} />
    );
  }
  if (!rides) return <Skeleton cards={1} />;
  return (
    <EmptyState
      title="Aucune course prévue"
      text="La prochaine course que vous acceptez s’affichera ici, prête à démarrer."
    />
  );
}
