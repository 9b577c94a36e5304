import { describe, expect, test } from 'vitest';
import {
  approvesPaypal,
  captures,
  costOf,
  journal,
  journalKinds,
  opensCheckout,
  openTill,
  paysCash,
  rideNow,
  settles,
} from '#tests/support/payments.ts';

describe('a client who pays by card', () => {
  test('goes to Stripe’s page and has paid when they come back', async () => {
    const till = await openTill();
    const { world, stripe, amelie, ride } = till;
    const { url } = (await amelie.posts('/stripe/checkout', { rideId: ride.id })).json();
    const [session] = stripe.sessions.values();
    stripe.pay(session?.id ?? '');

    const answer = await amelie.posts(`/api/rides/${ride.id}/payment/check`);

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
    const till = await openTill();
    till.stripe.pay(await opensCheckout(till, till.amelie, till.ride));

    await settles(till.world);

    expect(await rideNow(till.amelie, till.ride)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('finds the same page again', async () => {
    const { stripe, amelie, ride } = await openTill();

    const answers = [
      await amelie.posts('/stripe/checkout', { rideId: ride.id }),
      await amelie.posts('/stripe/checkout', { rideId: ride.id }),
    ];

    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(stripe.sessions.size).toBe(1);
  });

  test('who then pays in cash finds the page shut', async () => {
    const till = await openTill();
    const sessionId = await opensCheckout(till, till.amelie, till.ride);

    await paysCash(till.amelie, till.ride);

    expect(till.stripe.sessions.get(sessionId)?.status).toBe('expired');
    expect(await rideNow(till.amelie, till.ride)).toMatchObject({ paymentMethod: 'cash' });
  });

  test('who had already paid there is not asked for cash', async () => {
    const till = await openTill();
    till.stripe.pay(await opensCheckout(till, till.amelie, till.ride));

    const answer = await paysCash(till.amelie, till.ride);

    expect(answer.json()).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'stripe' });
    expect(await journalKinds(till.world)).toEqual(['order_opened', 'captured']);
  });

  test('gets the second payment back by itself when another one came first', async () => {
    const till = await openTill();
    const { world, stripe, paypal, amelie, ride } = till;
    const sessionId = await opensCheckout(till, amelie, ride);
    await captures(amelie, await approvesPaypal(till, amelie, ride));
    stripe.pay(sessionId);

    await settles(world);
    await settles(world);

    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal' });
    expect([stripe.takings(), paypal.takings()]).toEqual([0, costOf(ride)]);
    expect((await journal(world)).balance).toBe(costOf(ride));
  });

  test('gets an old price back by itself when the driver had changed it', async () => {
    const till = await openTill();
    const { world, stripe, amelie, chloe, ride } = till;
    const sessionId = await opensCheckout(till, amelie, ride);
    await chloe.patches(`/api/rides/${ride.id}`, { status: 'in_progress' });
    await chloe.patches(`/api/rides/${ride.id}`, { status: 'completed', finalPrice: '99.00' });
    stripe.pay(sessionId);

    await settles(world);
    await settles(world);

    expect(stripe.takings()).toBe(0);
    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'unpaid' });
  });

  test('cannot pay at a page that ran out, and gets a new one', async () => {
    const till = await openTill();
    const first = await opensCheckout(till, till.amelie, till.ride);
    till.stripe.expire(first);

    await settles(till.world);
    const second = await opensCheckout(till, till.amelie, till.ride);

    expect(second).not.toBe(first);
    expect(await journalKinds(till.world)).toEqual(['order_opened', 'order_closed', 'order_opened']);
  });

  test.each(['wrong_amount', 'wrong_currency', 'wrong_reference'] as const)(
    'is never taken to have paid by a %s',
    async (fault) => {
      const till = await openTill();
      till.stripe.pay(await opensCheckout(till, till.amelie, till.ride), fault);

      await settles(till.world);

      expect(await rideNow(till.amelie, till.ride)).toMatchObject({ paymentStatus: 'processing' });
      expect((await journal(till.world)).balance).toBe(0);
    },
  );

  test('is refunded in full when the driver cancels, whatever Stripe answers first', async () => {
    const till = await openTill();
    const { world, stripe, amelie, chloe, ride } = till;
    stripe.pay(await opensCheckout(till, amelie, ride));
    await settles(world);
    await chloe.patches(`/api/rides/${ride.id}/cancel`, { reason: 'Panne' });
    stripe.failNext('silent_after', 'refund');

    await chloe.posts(`/api/rides/${ride.id}/refund`);
    await settles(world);

    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'refunded' });
    expect(stripe.takings()).toBe(0);
    expect(stripe.refunds).toHaveLength(1);
  });
});
