import Palette from 'lucide-react/icons/palette';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '#web/api/current-user.ts';
import { usePublicSettings } from '#web/api/public-settings.ts';
import { SignedInPage } from '#web/shell/signed-in-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';

const AppearanceDialog = lazy(() =>
  import('#web/features/settings/appearance-dialog.tsx').then((file) => ({ default: file.AppearanceDialog })),
);

export function DriverDashboardPage() {
  const user = useCurrentUser();
  const { appName } = usePublicSettings();

  return (
    <SignedInPage
      title={appName}
      subtitle={user && `${user.firstName} ${user.lastName}`}
      tools={<OperatorTools />}
      driverOnly
    />
  );
}

function OperatorTools() {
  const [appearance, setAppearance] = useState<'never' | 'open' | 'closed'>('never');
  const link = buttonClass({ size: 'small' });

  return (
    <nav className="tools" aria-label="Outils du chauffeur">
      <Link className={link} href="/driver-profile">
        <UserRound aria-hidden="true" />
        Mon Profil
      </Link>
      <Link className={link} href="/app-settings">
        <Settings aria-hidden="true" />
        Paramètres App
      </Link>
      <Button size="small" icon={<Palette aria-hidden="true" />} onClick={() => setAppearance('open')}>
        Apparence
      </Button>
      <Link className={link} href="/payment-test">
        <WalletCards aria-hidden="true" />
        Test Paiements
      </Link>
      {appearance !== 'never' && (
        <Suspense>
          <AppearanceDialog open={appearance === 'open'} onClose={() => setAppearance('closed')} />
        </Suspense>
      )}
    </nav>
  );
}
