import { describe, expect, test } from 'vitest';
import { rideNow } from '#tests/support/bookings.ts';
import {
  approvesPaypal,
  costOf,
  journalKinds,
  openPaymentWorld,
  opensCheckout,
  receivesWebhook,
} from '#tests/support/payments.ts';

describe('an event of PayPal', () => {
  test('settles a payment whose answer we never got', async () => {
    const paymentWorld = await openPaymentWorld();
    const orderId = await approvesPaypal(paymentWorld, paymentWorld.amelie, paymentWorld.ride);
    paymentWorld.paypal.failNext('silent_after');
    await paymentWorld.amelie.capturesPaypalOrder(orderId);

    await receivesWebhook(
      paymentWorld.world,
      'paypal',
      paymentWorld.paypal.signedEvent('PAYMENT.CAPTURE.COMPLETED', orderId),
    );

    expect(await rideNow(paymentWorld.amelie, paymentWorld.ride)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('changes nothing twice, in whatever order and number it comes', async () => {
    const paymentWorld = await openPaymentWorld();
    const { world, paypal, amelie, chloe, ride } = paymentWorld;
    const orderId = await approvesPaypal(paymentWorld, amelie, ride);
    await amelie.capturesPaypalOrder(orderId);
    await chloe.cancels(ride, 'Panne');
    await chloe.refunds(ride);
    const refunded = paypal.signedEvent('PAYMENT.CAPTURE.REFUNDED', orderId);
    const completed = paypal.signedEvent('PAYMENT.CAPTURE.COMPLETED', orderId);
    const asApproved = paypal.signedEvent('CHECKOUT.ORDER.APPROVED', orderId);

    for (const event of [refunded, completed, refunded, asApproved, completed, refunded])
      expect((await receivesWebhook(world, 'paypal', event)).statusCode).toBe(200);
    await Promise.all(
      [completed, refunded, completed].map((event) => receivesWebhook(world, 'paypal', event)),
    );

    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'refunded' });
    expect(await journalKinds(world)).toEqual(['order_opened', 'captured', 'refund_asked', 'refunded']);
  });

  test('is accepted only with its signature', async () => {
    const paymentWorld = await openPaymentWorld();
    const orderId = await approvesPaypal(paymentWorld, paymentWorld.amelie, paymentWorld.ride);
    const event = paymentWorld.paypal.signedEvent('CHECKOUT.ORDER.APPROVED', orderId);
    const { 'paypal-transmission-sig': _, ...unsigned } = event.headers;

    const answers = [
      await receivesWebhook(paymentWorld.world, 'paypal', {
        ...event,
        body: event.body.replace('1.0', '1.1'),
      }),
      await receivesWebhook(paymentWorld.world, 'paypal', { ...event, headers: unsigned }),
      await receivesWebhook(paymentWorld.world, 'paypal', { ...event, body: '' }),
      await receivesWebhook(paymentWorld.world, 'paypal', { ...event, body: '{"event_type":' }),
    ];

    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toBe('Vous n’avez pas accès à cette action.');
    }
  });

  test('comes again when PayPal could not vouch for it', async () => {
    const paymentWorld = await openPaymentWorld();
    const orderId = await approvesPaypal(paymentWorld, paymentWorld.amelie, paymentWorld.ride);
    paymentWorld.paypal.failNext('broken_before', 'verify');

    const answer = await receivesWebhook(
      paymentWorld.world,
      'paypal',
      paymentWorld.paypal.signedEvent('CHECKOUT.ORDER.APPROVED', orderId),
    );

    expect(answer.statusCode).toBe(503);
  });

  test('never takes money that the client did not ask us to take', async () => {
    const paymentWorld = await openPaymentWorld();
    const orderId = await approvesPaypal(paymentWorld, paymentWorld.amelie, paymentWorld.ride);

    await receivesWebhook(
      paymentWorld.world,
      'paypal',
      paymentWorld.paypal.signedEvent('CHECKOUT.ORDER.APPROVED', orderId),
    );

    expect(paymentWorld.paypal.captures).toEqual([]);
    expect(await rideNow(paymentWorld.amelie, paymentWorld.ride)).toMatchObject({ paymentStatus: 'unpaid' });
  });
});

describe('an event of Stripe', () => {
  test('pays the ride, once, in whatever order and number it comes', async () => {
    const paymentWorld = await openPaymentWorld();
    const { world, stripe, amelie, ride } = paymentWorld;
    const sessionId = await opensCheckout(paymentWorld, amelie, ride);
    stripe.pay(sessionId);
    const at = world.deps.clock();
    const completed = stripe.signedEvent('checkout.session.completed', sessionId, at);
    const expired = stripe.signedEvent('checkout.session.expired', sessionId, at);

    for (const event of [expired, completed, completed, expired, completed])
      expect((await receivesWebhook(world, 'stripe', event)).statusCode).toBe(200);

    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'stripe' });
    expect(await journalKinds(world)).toEqual(['order_opened', 'captured']);
    expect(stripe.takings()).toBe(costOf(ride));
  });

  test('is accepted only with its signature', async () => {
    const paymentWorld = await openPaymentWorld();
    const sessionId = await opensCheckout(paymentWorld, paymentWorld.amelie, paymentWorld.ride);
    const at = paymentWorld.world.deps.clock();
    const event = paymentWorld.stripe.signedEvent('checkout.session.completed', sessionId, at);

    const answers = [
      await receivesWebhook(paymentWorld.world, 'stripe', { ...event, body: `${event.body} ` }),
      await receivesWebhook(paymentWorld.world, 'stripe', {
        ...event,
        headers: { 'content-type': 'application/json' },
      }),
      await receivesWebhook(paymentWorld.world, 'stripe', { ...event, body: '' }),
    ];

    for (const answer of answers) expect(answer.statusCode).toBe(403);
  });
});

test.each(['paypal', 'stripe'] as const)(
  'an event of %s is judged by its signature, not by its origin',
  async (provider) => {
    const { world } = await openPaymentWorld();

    const answer = await receivesWebhook(world, provider, {
      headers: { origin: 'https://www.paypal.com' },
      body: '{}',
    });

    expect(answer.json()).not.toMatchObject({ code: 'foreign_origin' });
  },
);
