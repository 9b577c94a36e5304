import { Suspense } from 'react';
import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { AdminDesk } from '#web/features/admin/admin-desk.tsx';
import { AdminHead } from '#web/features/admin/admin-head.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

const Settings = preloadable(
  async () => {
    const { SettingsWorkplace } = await import('#web/features/settings/settings-page.tsx');
    return SettingsWorkplace;
  },
  { optional: true },
);

export function AdminDashboardPage() {
  const viewer = useCurrentUser();

  return (
    <SignedInPage title={pageTitles.admin_dashboard} head={<AdminHead />} isHome>
      {viewer && (
        <AdminDesk
          viewer={viewer}
          settings={
            <Suspense fallback={<Skeleton cards={3} />}>
              <Settings />
            </Suspense>
          }
        />
      )}
    </SignedInPage>
  );
}
