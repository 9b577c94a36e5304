import { of, write } from '../call.ts';
import type { LandingBody } from './landing.ts';
import type { RideView } from './rides.ts';

/** 'J’ai atterri', 'J’ai mes bagages'. Idempotent: a repeated sign returns the current ride. */
export const reportLanding = write('POST', '/api/rides/:id/landing', {
  access: 'book_rides',
  stales: ['rides'],
  shape: of<{ body: LandingBody; answer: RideView }>(),
});

/** Within a minute. */
export const undoLanding = write('POST', '/api/rides/:id/landing/undo', {
  access: 'book_rides',
  stales: ['rides'],
  shape: of<{ body: LandingBody; answer: RideView }>(),
});
