import type { ReactNode } from 'react';
import { may } from '#domain/policy.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import { CachedNotice } from '#web/offline/cached-notice.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { ChatPart } from '../chat-part.tsx';
import { BackLink } from './back-link.tsx';
import { SessionLost } from './session-lost.tsx';
import { useViewer } from './use-viewer.ts';

/** Not loaded for clients. */
const Dock = preloadable(async () => (await import('#web/features/driver-desk/dock.tsx')).Dock, {
  quiet: true,
});

type Props = {
  title: string;
  subtitle?: ReactNode;
  tools?: ReactNode;
  /** Set on pages for drivers; the role may change while one is open. */
  driverOnly?: boolean;
  /** Set on the dashboards and the agenda, which have no back link. */
  isHome?: boolean;
  /** Set where the page itself says how old its rides are. */
  showsAge?: boolean;
  /** Replaces the usual title. */
  head?: ReactNode;
  children?: ReactNode;
};

export function SignedInPage(props: Props) {
  const {
    title,
    subtitle,
    tools,
    head,
    driverOnly = false,
    isHome = false,
    showsAge = false,
    children,
  } = props;
  const user = useViewer();
  const narrow = useMedia(NARROW);

  if (!user) return <SessionLost title="Vous devez être connecté pour accéder à cette page." />;
  if (driverOnly && !may(user, 'drive')) return <DriversOnly />;
  const hasDock = narrow && may(user, 'drive');
  return (
    <div className={hasDock ? 'page page-docked' : 'page'}>
      {!isHome && <BackLink />}
      {head ?? <PageHead title={title} subtitle={subtitle} tools={tools} />}
      {!showsAge && <CachedNotice />}
      {children}
      {hasDock && <Dock />}
      <ChatPart viewer={user} />
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
