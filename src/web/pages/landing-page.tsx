import type { ReactNode } from 'react';
import { LoginPanel } from '#web/features/account/login-panel.tsx';
import { RegistrationForm } from '#web/features/account/registration-form.tsx';
import { BookingProvider } from '#web/features/booking/draft/booking-provider.tsx';
import { TripAside } from '#web/features/booking/form/trip-aside.tsx';
import { VisitorForm } from '#web/features/booking/form/visitor-form.tsx';
import { BookingMap } from '#web/features/booking/summary/booking-map.tsx';
import { KeptTrip } from '#web/features/booking/summary/kept-trip.tsx';
import { LandingStage } from '#web/features/landing/landing-stage.tsx';
import { type LandingTab, useLandingTab } from '#web/features/landing/use-landing-tab.ts';
import { Tabs } from '#web/ui/tabs.tsx';

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
            { name: 'register', label: 'Créer un compte', panel: withKeptTrip(<RegistrationForm />) },
          ]}
        />
      </LandingStage>
    </BookingProvider>
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
