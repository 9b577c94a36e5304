import { type ReactNode, Suspense } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { clientTabs } from '#domain/ride/tabs.ts';
import { useOnce } from '#web/browser/use-once.ts';
import type { DeskTab } from '#web/ride/words/client-desk-address.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { usePreparedParts } from '#web/ui/use-prepared-parts.ts';
import './client-desk.css';
import { useRideCounts } from '#web/ride/data/reads/ride-counts.ts';
import { useRideList } from '#web/ride/data/reads/rides-api.ts';
import { clientListOf, clientTabLabels, RIDES_NOT_LOADED, tabCount } from './client-tabs.ts';
import { useDeskTab } from './use-desk-tab.ts';

/** The form comes first: the cards load with the first list, or once the page is idle. */
const ClientTabRides = preloadable(async () => (await import('./client-tab-rides.tsx')).ClientTabRides, {
  missing: () => <ErrorState text={RIDES_NOT_LOADED} onRetry={() => location.reload()} />,
});

/** Afterwards a tab opens at once, offline too. */
const tabParts = [ClientTabRides];

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
  usePreparedParts(tabParts, true);

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
              <Suspense fallback={<Skeleton />}>
                <ClientTabRides tab={tab} viewer={viewer} counts={counts} onBook={() => openTab('new')} />
              </Suspense>
            ),
          })),
        ]}
      />
    </div>
  );
}
