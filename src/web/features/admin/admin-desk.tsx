import { type ReactNode, Suspense } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { useOnce } from '#web/browser/use-once.ts';
import { countText } from '#web/text/counts.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type AdminTab, useAdminAddress } from './admin-address.ts';
import { useServiceState } from './admin-api.ts';
import './admin.css';
import { attentionCount } from './attention.ts';
import { JournalTab } from './journal/journal-tab.tsx';
import { Overview } from './overview.tsx';
import { RidesTab } from './rides/rides-tab.tsx';
import { UsersTab } from './users/users-tab.tsx';

const StateTab = preloadable(() => import('./state/state-tab.tsx').then((part) => part.StateTab));

type Props = { viewer: UserView; settings: ReactNode };

/** Only the open tab calls the server. The settings stay mounted once opened, so that nothing typed is lost. */
export function AdminDesk({ viewer, settings }: Props) {
  const { tab, period, go } = useAdminAddress();
  const attention = attentionCount(useServiceState().data, new Date());
  const settingsWereOpened = useOnce(tab === 'settings');
  const part = (name: AdminTab, label: string, panel: ReactNode, count?: string) => ({
    name,
    label,
    count,
    panel: tab === name && (
      <div className="admin-panel">
        <Suspense fallback={<Skeleton cards={3} />}>{panel}</Suspense>
      </div>
    ),
  });

  return (
    <div className="admin">
      <Tabs<AdminTab>
        label="Administration"
        active={tab}
        onChange={(name) => go({ tab: name })}
        tabs={[
          part('overview', 'Vue d’ensemble', <Overview viewer={viewer} weeks={period} />),
          part('users', 'Utilisateurs', <UsersTab viewer={viewer} />),
          part('rides', 'Courses', <RidesTab viewer={viewer} />),
          part('journal', 'Journal', <JournalTab />),
          part('state', 'État du service', <StateTab />, attention > 0 ? countText(attention) : undefined),
          {
            name: 'settings',
            label: 'Paramètres',
            panel: settingsWereOpened && <div className="admin-panel">{settings}</div>,
          },
        ]}
      />
    </div>
  );
}
