import { describe, expect, test } from 'vitest';
import { rideNow } from '#tests/support/bookings.ts';
import {
  approvesPaypal,
  costOf,
  journal,
  journalKinds,
  openPaymentWorld,
  opensCheckout,
  settles,
} from '#tests/support/payments.ts';

describe('a client who pays by card', () => {
  test('goes to Stripe’s page and has paid when they come back', async () => {
    const paymentWorld = await openPaymentWorld();
    const { world, stripe, amelie, ride } = paymentWorld;
    const { url } = (await amelie.opensStripeCheckout(ride)).json();
    const [session] = stripe.sessions.values();
    stripe.pay(session?.id ?? '');

    const answer = await amelie.checksPayment(ride);

    expect(url).toContain(session?.id);
    expect(session).toMatchObject({
      amount_total: costOf(ride),
      currency: 'eur',
      success_url: expect.stringMatching(new RegExp(`/payment/${ride.id}\\?retour=1$`, 'u')),
    });
    expect(answer.json()).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'stripe' });
    expect(await journalKinds(world)).toEqual(['order_opened', 'captured']);
  });

  test('has paid even if they never come back', async () => {
    const paymentWorld = await openPaymentWorld();
    paymentWorld.stripe.pay(await opensCheckout(paymentWorld, paymentWorld.amelie, paymentWorld.ride));

    await settles(paymentWorld.world);

    expect(await rideNow(paymentWorld.amelie, paymentWorld.ride)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('finds the same page again', async () => {
    const { stripe, amelie, ride } = await openPaymentWorld();

    const answers = [await amelie.opensStripeCheckout(ride), await amelie.opensStripeCheckout(ride)];

    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(stripe.sessions.size).toBe(1);
  });

  test('who then pays in cash finds the page shut', async () => {
    const paymentWorld = await openPaymentWorld();
    const sessionId = await opensCheckout(paymentWorld, paymentWorld.amelie, paymentWorld.ride);

    await paymentWorld.amelie.paysCash(paymentWorld.ride);

    expect(paymentWorld.stripe.sessions.get(sessionId)?.status).toBe('expired');
    expect(await rideNow(paymentWorld.amelie, paymentWorld.ride)).toMatchObject({ paymentMethod: 'cash' });
  });

  test('still finds the page open after the driver claims cash that is refused', async () => {
    const paymentWorld = await openPaymentWorld();
    const { stripe, amelie, chloe, ride } = paymentWorld;
    const sessionId = await opensCheckout(paymentWorld, amelie, ride);

    const answer = await chloe.confirmsCash(ride);

    expect(answer.json()).toMatchObject({ code: 'cash_undeclared' });
    expect(stripe.sessions.get(sessionId)?.status).toBe('open');
  });

  test('who had already paid there is not asked for cash', async () => {
    const paymentWorld = await openPaymentWorld();
    paymentWorld.stripe.pay(await opensCheckout(paymentWorld, paymentWorld.amelie, paymentWorld.ride));

    const answer = await paymentWorld.amelie.paysCash(paymentWorld.ride);

    expect(answer.json()).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'stripe' });
    expect(await journalKinds(paymentWorld.world)).toEqual(['order_opened', 'captured']);
  });

  test('gets the second payment back by itself when another one came first', async () => {
    const paymentWorld = await openPaymentWorld();
    const { world, stripe, paypal, amelie, ride } = paymentWorld;
    const sessionId = await opensCheckout(paymentWorld, amelie, ride);
    await amelie.capturesPaypalOrder(await approvesPaypal(paymentWorld, amelie, ride));
    stripe.pay(sessionId);

    await settles(world);
    await settles(world);

    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal' });
    expect([stripe.takings(), paypal.takings()]).toEqual([0, costOf(ride)]);
    expect((await journal(world)).balance).toBe(costOf(ride));
  });

  test('gets an old price back by itself when the driver had changed it', async () => {
    const paymentWorld = await openPaymentWorld();
    const { world, stripe, amelie, chloe, ride } = paymentWorld;
    const sessionId = await opensCheckout(paymentWorld, amelie, ride);
    await chloe.starts(ride);
    await chloe.completes(ride, '99.00');
    stripe.pay(sessionId);

    await settles(world);
    await settles(world);

    expect(stripe.takings()).toBe(0);
    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'unpaid' });
  });

  test('cannot pay at a page that ran out, and gets a new one', async () => {
    const paymentWorld = await openPaymentWorld();
    const first = await opensCheckout(paymentWorld, paymentWorld.amelie, paymentWorld.ride);
    paymentWorld.stripe.expire(first);

    await settles(paymentWorld.world);
    const second = await opensCheckout(paymentWorld, paymentWorld.amelie, paymentWorld.ride);

    expect(second).not.toBe(first);
    expect(await journalKinds(paymentWorld.world)).toEqual(['order_opened', 'order_closed', 'order_opened']);
  });

  test.each(['wrong_amount', 'wrong_currency', 'wrong_reference'] as const)(
    'is never taken to have paid by a %s',
    async (fault) => {
      const paymentWorld = await openPaymentWorld();
      paymentWorld.stripe.pay(
        await opensCheckout(paymentWorld, paymentWorld.amelie, paymentWorld.ride),
        fault,
      );

      await settles(paymentWorld.world);

      expect(await rideNow(paymentWorld.amelie, paymentWorld.ride)).toMatchObject({
        paymentStatus: 'processing',
      });
      expect((await journal(paymentWorld.world)).balance).toBe(0);
    },
  );

  test('is refunded in full when the driver cancels, whatever Stripe answers first', async () => {
    const paymentWorld = await openPaymentWorld();
    const { world, stripe, amelie, chloe, ride } = paymentWorld;
    stripe.pay(await opensCheckout(paymentWorld, amelie, ride));
    await settles(world);
    await chloe.cancels(ride, 'Panne');
    stripe.failNext('silent_after', 'refund');

    await chloe.refunds(ride);
    await settles(world);

    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'refunded' });
    expect(stripe.takings()).toBe(0);
    expect(stripe.refunds).toHaveLength(1);
  });
});
