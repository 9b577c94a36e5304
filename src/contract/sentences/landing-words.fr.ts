import type { LandingSign } from '#domain/ride/landing.ts';

/** What the passenger presses, and what the driver then reads. */
export const landingWords: Record<LandingSign, { press: string; reported: string; done: string }> = {
  landed: { press: 'J’ai atterri', reported: 'A atterri', done: 'Atterri à' },
  luggage: { press: 'J’ai mes bagages', reported: 'A ses bagages', done: 'Bagages récupérés à' },
};
