import type { ReactNode } from 'react';
import { may } from '#domain/policy.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { CachedNotice } from '#web/offline/cached-notice.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SessionLost } from './session-lost.tsx';

type Props = {
  title: string;
  subtitle?: ReactNode;
  tools?: ReactNode;
  /** Set on pages for drivers; the role may change while one is open. */
  driverOnly?: boolean;
  /** Replaces the usual title. */
  head?: ReactNode;
  children?: ReactNode;
};

export function SignedInPage({ title, subtitle, tools, head, driverOnly = false, children }: Props) {
  const user = useCurrentUser();

  if (!user) return <SessionLost title="Vous devez être connecté pour accéder à cette page." />;
  if (driverOnly && !may(user, 'drive')) return <DriversOnly />;
  return (
    <div className="page">
      {head ?? <PageHead title={title} subtitle={subtitle} tools={tools} />}
      <CachedNotice />
      {children}
    </div>
  );
}

function DriversOnly() {
  return (
    <div className="page page-narrow">
      <EmptyState title="Accès refusé - Cette page est réservée aux chauffeurs." />
    </div>
  );
}
