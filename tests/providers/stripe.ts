import { onTestFinished } from 'vitest';
import { serveStripe } from './stripe-server.ts';

/** Stripe for the time of one test, by the clock of that test. */
export async function openStripe(clock?: () => Date) {
  const stripe = await serveStripe(clock);
  onTestFinished(stripe.close);
  return stripe;
}
