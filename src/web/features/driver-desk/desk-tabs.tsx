import type { UserView } from '#contract/account/auth.ts';
import type { RideCountsView } from '#contract/rides/rides.ts';
import { type DriverTab, driverTabs } from '#domain/ride/tabs.ts';
import { useNow } from '#web/browser/use-now.ts';
import type { RideList } from '#web/ride/data/reads/rides-api.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { DeskTabRides } from './desk-tab-rides.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { tabCounts } from './tab-counts.ts';

const labels: Record<DriverTab, string> = {
  pending: 'Demandes en attente',
  validated: 'Courses validées',
  today: 'Course du jour',
  in_progress: 'Courses en cours',
  finished: 'Terminées',
};

type Props = {
  viewer: UserView;
  view: DriverTab;
  openView: (tab: DriverTab) => void;
  counts: RideCountsView | undefined;
  plan: RideList;
  requests: RideList;
  fresh: ReadonlySet<string>;
};

/** Only the open list is mounted. */
export function DeskTabs({ viewer, view, openView, counts, plan, requests, fresh }: Props) {
  const now = useNow();
  const badges = tabCounts({ counts, plan, now });

  return (
    <Tabs<DriverTab>
      label="Vos courses"
      active={view}
      onChange={openView}
      tabs={driverTabs.map((tab) => ({
        name: tab,
        label: labels[tab],
        count: badges[tab],
        panel: tab === view && (
          <>
            {tab === 'pending' && <SoundSwitch />}
            <DeskTabRides
              {...{ tab, viewer, plan, requests, now, fresh }}
              label={labels[tab]}
              total={badges.finished}
              onOpen={openView}
            />
          </>
        ),
      }))}
    />
  );
}
