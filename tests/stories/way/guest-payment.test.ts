import { expect, test } from 'vitest';
import { rideNow } from '#tests/support/bookings.ts';
import { openPaymentWorld } from '#tests/support/payments.ts';

test('whoever pays by card after leaving the page of PayPal is told of no refusal', async () => {
  const { world, chloe, paypal, stripe } = await openPaymentWorld();
  const { ride, link } = (await chloe.takesOrder()).json();
  const path = new URL(link.url ?? '').pathname;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const visitor = world.visitor();
  for (const body of ['method=paypal', 'method=stripe'])
    await visitor.sends('POST', `${path}/payer`, { body, headers });
  const [session = ''] = stripe.sessions.keys();
  stripe.pay(session);

  const back = await visitor.opens(`${path}/payer?retour=1`);

  expect([back.statusCode, back.headers.location]).toEqual([303, path]);
  expect(await rideNow(chloe, ride)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'stripe' });
  expect(paypal.captures).toEqual([]);
});
