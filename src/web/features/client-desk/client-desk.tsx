import { type ReactNode, useState } from 'react';
import type { UserView } from '#contract/auth.ts';
import { clientTabs } from '#domain/ride/tabs.ts';
import type { DeskTab } from '#web/ride/words/client-desk-address.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import './client-desk.css';
import { useRideCounts, useRideList } from '#web/ride/data/rides-api.ts';
import { ClientTabRides } from './client-tab-rides.tsx';
import { clientListOf, clientTabLabels, tabCount } from './client-tabs.ts';
import { useDeskTab } from './use-desk-tab.ts';

type Props = { viewer: UserView; booking: ReactNode };

/**
 * Only the open list is fetched, and always that of the next rides, which must be cached for offline use.
 * The form stays mounted once opened.
 */
export function ClientDesk({ viewer, booking }: Props) {
  const [open, openTab] = useDeskTab();
  const counts = useRideCounts();
  useRideList(clientListOf('current'));
  const formWasOpened = useOnce(open === 'new');

  return (
    <div className="client-desk">
      <Tabs<DeskTab>
        label="Vos courses"
        active={open}
        onChange={openTab}
        tabs={[
          { name: 'new', label: 'Nouvelle course', panel: formWasOpened && booking },
          ...clientTabs.map((tab) => ({
            name: tab,
            label: clientTabLabels[tab],
            count: tabCount(tab, counts),
            panel: tab === open && (
              <ClientTabRides tab={tab} viewer={viewer} counts={counts} onBook={() => openTab('new')} />
            ),
          })),
        ]}
      />
    </div>
  );
}

/** True once it has been true. */
function useOnce(happens: boolean): boolean {
  const [happened, setHappened] = useState(happens);
  if (happens && !happened) setHappened(true);
  return happened || happens;
}
