import { LandingPage, LoginPage } from '#web/pages/landing-page.tsx';
import { LandingFrame } from './landing-frame.tsx';

/** The public pages in their frame; signed-in users do not load them. */
export function LandingPart({ page }: { page: 'landing' | 'login' }) {
  return <LandingFrame key={page}>{page === 'landing' ? <LandingPage /> : <LoginPage />}</LandingFrame>;
}
