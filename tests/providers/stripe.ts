import { onTestFinished } from 'vitest';
import { serveStripe } from './stripe-server.ts';

/** Stripe for the time of one test. */
export async function openStripe() {
  const stripe = await serveStripe();
  onTestFinished(stripe.close);
  return stripe;
}
