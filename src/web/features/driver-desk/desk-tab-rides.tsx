import type { UserView } from '#contract/auth.ts';
import { ridesOf } from '#contract/preloaded.ts';
import { listRides } from '#contract/rides.calls.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import type { DriverTab } from '#domain/ride/tabs.ts';
import { type RideList, useRideList } from '#web/ride/data/rides-api.ts';
import { RideCards } from '#web/ride/lists/ride-cards.tsx';
import { NoDeskRide } from './no-desk-ride.tsx';
import { ridesInTab } from './tab-counts.ts';
import { useFirstRides } from './use-first-rides.ts';

const finished: readonly RideStatus[] = ['completed', 'rejected'];

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
  const shared = {
    label,
    viewer: rest.viewer,
    failure: 'Impossible de charger les courses.',
    empty: <NoDeskRide tab={tab} onOpen={onOpen} />,
    desk: true,
  };

  if (tab === 'finished') return <FinishedRides shared={shared} total={total} />;
  return <OpenRides shared={shared} tab={tab} {...rest} />;
}

type Shared = Omit<Parameters<typeof RideCards>[0], 'list'>;
type OpenProps = Pick<Props, 'tab' | 'plan' | 'requests' | 'now' | 'fresh'> & { shared: Shared };

function OpenRides({ shared, tab, plan, requests, now, fresh }: OpenProps) {
  const whole = tab === 'pending' ? requests : plan;
  const list = useFirstRides({ ...whole, rides: whole.rides && ridesInTab(tab, whole.rides, now) });

  return <RideCards {...shared} list={list} fresh={fresh} />;
}

function FinishedRides({ shared, total }: { shared: Shared; total: string | undefined }) {
  const list = useRideList({ call: listRides, query: ridesOf(finished, 20), statuses: finished });

  return <RideCards {...shared} list={list} total={total} />;
}
