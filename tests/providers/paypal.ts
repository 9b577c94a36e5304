import { onTestFinished } from 'vitest';
import { servePaypal } from './paypal-server.ts';

/** PayPal for the time of one test. */
export async function openPaypal() {
  const paypal = await servePaypal();
  onTestFinished(paypal.close);
  return paypal;
}
