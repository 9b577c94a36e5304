import type { LandingSign } from '#domain/ride/landing.ts';

/** What the passenger presses, and what the driver then reads. */
export const landingWords: Record<LandingSign, { press: string; told: string; done: string }> = {
  landed: { press: 'J’ai atterri', told: 'A atterri', done: 'Atterri à' },
  luggage: { press: 'J’ai mes bagages', told: 'A ses bagages', done: 'Bagages récupérés à' },
};
