import type { UserView } from '#contract/auth.ts';
import type { DriverTab } from '#domain/ride/tabs.ts';
import { driverTools } from '#web/ride/actions/tools-of-drivers.ts';
import type { RideList } from '#web/ride/data/rides-api.ts';
import { RideCards } from '#web/ride/lists/ride-cards.tsx';
import { FinishedRides } from './finished/finished-rides.tsx';
import { NoDeskRide } from './no-desk-ride.tsx';
import { ridesInTab } from './tab-counts.ts';
import { useFirstRides } from './use-first-rides.ts';

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
  return <OpenRides shared={shared} tab={tab} {...rest} />;
}

type Shared = Omit<Parameters<typeof RideCards>[0], 'list'>;
type OpenProps = Pick<Props, 'tab' | 'plan' | 'requests' | 'now' | 'fresh'> & { shared: Shared };

function OpenRides({ shared, tab, plan, requests, now, fresh }: OpenProps) {
  const whole = tab === 'pending' ? requests : plan;
  const list = useFirstRides({ ...whole, rides: whole.rides && ridesInTab(tab, whole.rides, now) });

  return <RideCards {...shared} list={list} fresh={fresh} />;
}
