import type { UserView } from '#contract/account/auth.ts';
import type { DriverTab } from '#domain/ride/tabs.ts';
import { driverTools } from '#web/ride/actions/driver/tools-of-drivers.ts';
import type { RideList } from '#web/ride/data/reads/rides-api.ts';
import { useSortedRequests } from '#web/ride/data/reads/sorted-requests.ts';
import { RequestCards } from '#web/ride/lists/request-cards.tsx';
import { RideCards } from '#web/ride/lists/ride-cards.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { NoDeskRide } from './no-desk-ride.tsx';
import { ridesInTab } from './tab-counts.ts';
import { useFirstRides } from './use-first-rides.ts';

/** A year of rides: loaded only when the tab is opened. */
const FinishedRides = preloadable(async () => (await import('./finished/finished-rides.tsx')).FinishedRides, {
  quiet: true,
});

type Props = {
  tab: DriverTab;
  viewer: UserView;
  plan: RideList;
  requests: RideList;
  now: Date;
  label: string;
  total: string | undefined;
  fresh: ReadonlySet<string>;
  onOpen: (tab: DriverTab) => void;
};

export function DeskTabRides({ tab, label, onOpen, total, ...rest }: Props) {
  const { viewer } = rest;
  const empty = <NoDeskRide tab={tab} onOpen={onOpen} />;
  const failure = 'Impossible de charger les courses.';
  const shared = { label, viewer, failure, empty, desk: true, tools: driverTools };

  if (tab === 'finished') return <FinishedRides {...{ viewer, label, total, empty }} />;
  if (tab === 'pending') return <Requests shared={shared} {...rest} />;
  return <PlannedRides shared={shared} tab={tab} {...rest} />;
}

type Shared = Omit<Parameters<typeof RideCards>[0], 'list'>;
type PlannedProps = Pick<Props, 'tab' | 'plan' | 'now' | 'fresh'> & { shared: Shared };

function PlannedRides({ shared, tab, plan, now, fresh }: PlannedProps) {
  const list = useFirstRides({ ...plan, rides: plan.rides && ridesInTab(tab, plan.rides, now) });

  return <RideCards {...shared} list={list} fresh={fresh} />;
}

type RequestProps = Pick<Props, 'viewer' | 'requests' | 'now' | 'fresh'> & { shared: Shared };

function Requests({ shared, viewer, requests, now, fresh }: RequestProps) {
  const sorted = useSortedRequests(requests, viewer, now);
  const list = useFirstRides(sorted.list);

  return <RequestCards {...shared} list={list} sorted={sorted} fresh={fresh} />;
}
