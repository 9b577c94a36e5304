import { type ReactNode, Suspense } from 'react';
import { useCurrentUser } from '#web/api/current-user.ts';
import { pageAtRest } from '#web/browser/page-at-rest.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { MAIN_ID } from './main-id.ts';
import { NavigationBar } from './navigation-bar.tsx';
import './shell.css';

const LiveParts = preloadable(async () => {
  await pageAtRest();
  return (await import('./live-parts.tsx')).LiveParts;
});

export function SignedInFrame({ children }: { children: ReactNode }) {
  const user = useCurrentUser();

  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        Aller au contenu
      </a>
      <NavigationBar />
      <Suspense>{user && <LiveParts key={user.id} user={user} />}</Suspense>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
