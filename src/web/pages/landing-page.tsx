import { type ReactNode, Suspense, useState } from 'react';
import { LoginPanel } from '#web/features/account/login-panel.tsx';
import { BookingProvider } from '#web/features/booking/draft/booking-provider.tsx';
import { TripAside } from '#web/features/booking/form/trip-aside.tsx';
import { VisitorForm } from '#web/features/booking/form/visitor-form.tsx';
import { BookingMap } from '#web/features/booking/summary/booking-map.tsx';
import { KeptTrip } from '#web/features/booking/summary/kept-trip.tsx';
import { LandingStage } from '#web/features/landing/landing-stage.tsx';
import { type LandingTab, useLandingTab } from '#web/features/landing/use-landing-tab.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

/** Most visitors book or sign in: the registration form, with its list of refused passwords, loads when opened. */
const RegistrationForm = preloadable(
  async () => (await import('#web/features/account/registration-form.tsx')).RegistrationForm,
);

export function LandingPage() {
  return <Landing first="booking" />;
}

export function LoginPage() {
  return <Landing first="login" />;
}

function Landing({ first }: { first: LandingTab }) {
  const [tab, openTab] = useLandingTab(first);
  const isBooking = tab === 'booking';

  return (
    <BookingProvider>
      <LandingStage
        quiet={!isBooking}
        background={(picture) => <BookingMap withHours>{picture}</BookingMap>}
        aside={<TripAside withFoot={isBooking} />}
      >
        <Tabs
          label="Réserver ou se connecter"
          active={tab}
          onChange={openTab}
          tabs={[
            { name: 'booking', label: 'Réserver une course', panel: <VisitorForm /> },
            { name: 'login', label: 'Se connecter', panel: withKeptTrip(<LoginPanel />) },
            {
              name: 'register',
              label: 'Créer un compte',
              panel: withKeptTrip(<Registration isOpen={tab === 'register'} />),
            },
          ]}
        />
      </LandingStage>
    </BookingProvider>
  );
}

/** Stays mounted once opened, so that nothing typed is lost by switching. */
function Registration({ isOpen }: { isOpen: boolean }) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);

  if (!wasOpened) return null;
  return (
    <Suspense fallback={<Skeleton />}>
      <RegistrationForm />
    </Suspense>
  );
}

function withKeptTrip(panel: ReactNode) {
  return (
    <>
      <KeptTrip />
      {panel}
    </>
  );
}
