import { LoginPanel } from '#web/features/account/login-panel.tsx';
import { RegistrationForm } from '#web/features/account/registration-form.tsx';
import { BookingForm } from '#web/features/booking/booking-form.tsx';
import { LandingStage } from '#web/features/landing/landing-stage.tsx';
import { type LandingTab, useLandingTab } from '#web/features/landing/use-landing-tab.ts';
import { LandingFrame } from '#web/shell/landing-frame.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

export function LandingPage() {
  return <Landing first="booking" />;
}

export function LoginPage() {
  return <Landing first="login" />;
}

function Landing({ first }: { first: LandingTab }) {
  const [tab, openTab] = useLandingTab(first);

  return (
    <LandingFrame>
      <LandingStage quiet={tab !== 'booking'}>
        <Tabs
          label="Réserver ou se connecter"
          active={tab}
          onChange={openTab}
          tabs={[
            { name: 'booking', label: 'Réserver une course', panel: <BookingForm /> },
            { name: 'login', label: 'Se connecter', panel: <LoginPanel /> },
            { name: 'register', label: 'Créer un compte', panel: <RegistrationForm /> },
          ]}
        />
      </LandingStage>
    </LandingFrame>
  );
}
