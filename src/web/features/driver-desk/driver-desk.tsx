import './driver-desk.css';
import { type ReactNode, useEffect } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { DESK_PAGE_SIZE, ridesOf } from '#contract/rides/first-lists.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import { useWithQueued } from '#web/ride/data/queue/queued-steps.ts';
import { useDriverPlan } from '#web/ride/data/reads/driver-plan.ts';
import { useRideCounts } from '#web/ride/data/reads/ride-counts.ts';
import { useRideList } from '#web/ride/data/reads/rides-api.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { DeskCounters } from './desk-counters.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { LiveRide } from './live/live-ride.tsx';
import { NewestRequest, scrollToRide } from './newest-request.tsx';
import { withStarted } from './tab-counts.ts';
import { useDriverView } from './use-driver-view.ts';
import { useFreshRequests } from './use-fresh-requests.ts';

/** Beside or below the lists: it may load a moment later. */
const DayPanel = preloadable(async () => (await import('./day/day-panel.tsx')).DayPanel, { quiet: true });

const CancelledRides = preloadable(async () => (await import('./cancelled-rides.tsx')).CancelledRides, {
  quiet: true,
});

const none: RideView[] = [];

type Props = {
  viewer: UserView;
  /** On a phone above the current ride: anything urgent. */
  alert?: ReactNode;
  /** Below the current ride: missing papers for a roadside check, and the first steps of a new platform. */
  setup?: ReactNode;
  /** At the bottom of the page, when the header has no room for it. */
  tools?: ReactNode;
};

/** The current ride, the lists and the day of a driver. */
export function DriverDesk({ viewer, alert, setup, tools }: Props) {
  const [view, openView] = useDriverView();
  const narrow = useMedia(NARROW);
  const stored = useDriverPlan(viewer);
  const planned = useWithQueued(stored.rides ?? none);
  const plan = { ...stored, rides: stored.rides && planned };
  const counts = withStarted(useRideCounts(), stored.rides ?? none, planned);
  const requests = useRideList({
    call: listRides,
    query: ridesOf(['pending'], DESK_PAGE_SIZE),
    statuses: ['pending'],
  });
  const fresh = useFreshRequests(requests.rides);
  const showRequest = (ride: RideView) => {
    openView('pending');
    scrollToRide(ride);
  };

  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);

  return (
    <div className="driver-desk" id="courses">
      {narrow && alert}
      {narrow && <NewestRequest requests={requests.rides ?? []} onOpen={showRequest} />}
      <LiveRide
        viewer={viewer}
        plan={plan}
        waiting={counts?.pending ?? 0}
        onRequests={() => openView('pending')}
      />
      {setup}
      <DeskCounters counts={counts} onOpen={openView} />
      <div className="desk-grid">
        <div className="desk-rides">
          {view === 'cancelled' ? (
            <CancelledRides viewer={viewer} counts={counts} onBack={() => openView('pending')} />
          ) : (
            <DeskTabs {...{ viewer, view, openView, counts, plan, requests, fresh }} />
          )}
        </div>
        <div className="desk-day" id="journee">
          <DayPanel viewer={viewer} />
        </div>
      </div>
      {tools}
    </div>
  );
}
