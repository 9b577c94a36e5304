import type { ReactNode } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { type AdminTab, useAdminAddress } from './admin-address.ts';
import { useJournal, useRides } from './admin-api.ts';
import { JournalLine } from './journal/journal-line.tsx';
import { Panel } from './panel.tsx';
import { RidesTable } from './rides/rides-table.tsx';
import { ServiceHealth } from './state/service-health.tsx';

const RIDES = '5';
const LINES = '6';

/** The latest rides, the latest lines of the journal and the health of the service, each leading to its tab. */
export function Latest({ viewer }: { viewer: UserView }) {
  const { rides } = useRides({ limit: RIDES });
  const { entries } = useJournal({ limit: LINES });

  return (
    <div className="admin-grid admin-two">
      <div className="admin-grid">
        <Part title="Dernières courses" tab="rides">
          <RidesTable rides={rides ?? []} viewer={viewer} />
        </Part>
        <Part title="Journal" tab="journal">
          <ol className="log">
            {entries?.map((entry) => (
              <JournalLine key={entry.id} entry={entry} />
            ))}
          </ol>
        </Part>
      </div>
      <ServiceHealth />
    </div>
  );
}

function Part({ title, tab, children }: { title: string; tab: AdminTab; children: ReactNode }) {
  const { go } = useAdminAddress();
  const all = (
    <Button tone="plain" size="small" onClick={() => go({ tab })}>
      Tout voir
    </Button>
  );

  return (
    <Panel title={title} action={all}>
      {children}
    </Panel>
  );
}
