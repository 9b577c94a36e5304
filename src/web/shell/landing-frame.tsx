import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { logoOf, usePublicSettings } from '#web/api/public-settings.ts';
import { phoneLink, phoneText } from '#web/text/phones.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { MAIN_ID } from './main-id.ts';
import './landing-frame.css';
import './shell.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** The frame of the public pages: the operator and the contact. */
export function LandingFrame({ children }: { children: ReactNode }) {
  return (
    <div className="landing">
      <a className="skip-link" href={`#${MAIN_ID}`}>
        Aller au contenu
      </a>
      <LandingHeader />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <LandingFooter />
    </div>
  );
}

function LandingHeader() {
  const settings = usePublicSettings();

  return (
    <header className="bar">
      <div className="landing-brand">
        <Link className="brand" href="/">
          <BrandMark name={settings.appName} logoUrl={logoOf(settings)} />
        </Link>
        {settings.appDescription && (
          <p className="landing-description only-wide">{settings.appDescription}</p>
        )}
      </div>
      <div className="bar-links">
        {settings.contactPhone && <PhoneLink phone={settings.contactPhone} />}
        <ThemeSwitch />
      </div>
    </header>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      className="bar-link landing-phone"
      href={phoneLink(phone)}
      aria-label={`Appeler le ${phoneText(phone)}`}
    >
      <Phone aria-hidden="true" />
      <span className="figures only-wide">{phoneText(phone)}</span>
    </a>
  );
}
