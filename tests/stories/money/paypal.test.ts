import { describe, expect, test } from 'vitest';
import { getPaypalSetup, openPaypalOrder, payRide } from '#contract/money/payments.calls.ts';
import { agreedRide, rideNow } from '#tests/support/bookings.ts';
import {
  approvesPaypal,
  costOf,
  journal,
  journalKinds,
  openPaymentWorld,
  receivesWebhook,
  settles,
} from '#tests/support/payments.ts';

describe('a client who pays by PayPal', () => {
  test('has paid once the money was taken and everything about it is right', async () => {
    const paymentWorld = await openPaymentWorld();
    const { world, paypal, amelie, ride } = paymentWorld;
    const setup = (await amelie.calls(getPaypalSetup)).json();
    const orderId = await approvesPaypal(paymentWorld, amelie, ride);

    const answer = await amelie.capturesPaypalOrder(orderId);

    expect(setup).toEqual({
      clientToken: expect.stringMatching(/^browser-/u),
      scriptUrl: 'https://www.paypal.com/web-sdk/v6/core',
    });
    expect(answer.json()).toEqual({ id: orderId, status: 'COMPLETED' });
    expect(await rideNow(amelie, ride)).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: 'paypal',
      paymentId: 'P-2026-000001',
      paidAt: '2026-05-04T07:30:00.000Z',
    });
    expect(paypal.takings()).toBe(costOf(ride));
    expect(await journalKinds(world)).toEqual(['order_opened', 'captured']);
    expect(await journal(world)).toMatchObject({ balance: costOf(ride), brokenAt: undefined });
  });

  test('pays the price of the ride, whatever the page says', async () => {
    const { paypal, amelie, ride } = await openPaymentWorld();

    const order = await amelie.calls(openPaypalOrder, {
      body: {
        rideId: ride.id,
        amount: '0.01',
        currency: 'VND',
        intent: 'AUTHORIZE',
      },
    });

    const { unit } = paypal.orders.get(order.json().id) ?? {};
    expect(unit?.amount).toEqual({ currency_code: 'EUR', value: ride.estimatedPrice });
    expect(unit?.description).toBe(`Course n° ${ride.number}`);
  });

  test('may name the amount alone, when one ride awaits it', async () => {
    const { paypal, amelie, chloe, ride } = await openPaymentWorld();
    const dearer = await agreedRide(amelie, chloe, { destinationLat: 48.5, destinationLng: 2.6 });

    const order = await amelie.calls(openPaypalOrder, { body: { amount: Number(ride.estimatedPrice) } });

    expect(dearer.estimatedPrice).not.toBe(ride.estimatedPrice);
    expect(paypal.orders.get(order.json().id)?.unit.description).toBe(`Course n° ${ride.number}`);
  });

  test.each(['two rides', 'no ride', 'no amount'])(
    'is refused an order without a ride when there is %s',
    async (what) => {
      const { amelie, chloe, ride } = await openPaymentWorld();
      if (what === 'two rides') await agreedRide(amelie, chloe);
      const amount = { 'two rides': ride.estimatedPrice, 'no ride': '0.01', 'no amount': undefined }[what];

      const order = await amelie.calls(openPaypalOrder, { body: { amount, currency: 'EUR' } });

      expect(order.statusCode).toBe(400);
      expect(order.json().message).toBe('Indiquez la course à payer.');
    },
  );

  test('is refused an amount that is no figure, however deep it is nested', async () => {
    const { world, amelie } = await openPaymentWorld();

    const order = await world.app.inject({
      method: openPaypalOrder.method,
      url: openPaypalOrder.path,
      cookies: Object.fromEntries(amelie.cookies),
      headers: { 'content-type': 'application/json' },
      payload: `{"amount":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    });

    expect(order.statusCode).toBe(400);
    expect(order.json().message).toBe('Indiquez la course à payer.');
  });

  test('is given the same order again, and the same answer again', async () => {
    const paymentWorld = await openPaymentWorld();
    const { paypal, amelie, ride } = paymentWorld;
    const first = await approvesPaypal(paymentWorld, amelie, ride);
    const second = await approvesPaypal(paymentWorld, amelie, ride);

    const answers = [await amelie.capturesPaypalOrder(first), await amelie.capturesPaypalOrder(second)];

    expect(second).toBe(first);
    expect(answers.map((answer) => answer.json().status)).toEqual(['COMPLETED', 'COMPLETED']);
    expect(paypal.captures).toHaveLength(1);
  });

  test('claims it afterwards without effect', async () => {
    const paymentWorld = await openPaymentWorld();
    const { world, amelie, ride } = paymentWorld;
    await amelie.capturesPaypalOrder(await approvesPaypal(paymentWorld, amelie, ride));

    const answer = await amelie.calls(payRide, {
      id: ride.id,
      body: {
        paymentStatus: 'paid',
        paymentMethod: 'paypal',
        paymentId: 'CAP-1',
        paidAt: '2026-05-04T07:30:00Z',
      },
    });

    expect(answer.json()).toMatchObject({ paymentStatus: 'paid', paymentId: 'P-2026-000001' });
    expect(await journalKinds(world)).toEqual(['order_opened', 'captured']);
  });

  test('gets an answer when PayPal refuses, and may try again', async () => {
    const paymentWorld = await openPaymentWorld();
    const { world, paypal, amelie, ride } = paymentWorld;
    const orderId = await approvesPaypal(paymentWorld, amelie, ride);
    paypal.failNext('declined');

    const refused = await amelie.capturesPaypalOrder(orderId);
    const again = await amelie.capturesPaypalOrder(await approvesPaypal(paymentWorld, amelie, ride));

    expect(refused.statusCode).toBe(402);
    expect(refused.json().message).toBe('Le paiement a été refusé. Choisissez un autre moyen de paiement.');
    expect(again.json().status).toBe('COMPLETED');
    expect(await journalKinds(world)).toEqual(['order_opened', 'declined', 'order_opened', 'captured']);
    expect(paypal.takings()).toBe(costOf(ride));
  });

  test('cannot capture what was not approved', async () => {
    const { paypal, amelie, ride } = await openPaymentWorld();
    const { id } = (await amelie.opensPaypalOrder(ride)).json();

    const answer = await amelie.capturesPaypalOrder(id);

    expect(answer.statusCode).toBe(402);
    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'unpaid' });
    expect(paypal.takings()).toBe(0);
  });

  test('is not charged the old price when the driver has just changed it', async () => {
    const paymentWorld = await openPaymentWorld();
    const { paypal, amelie, chloe, ride } = paymentWorld;
    const orderId = await approvesPaypal(paymentWorld, amelie, ride);
    await chloe.starts(ride);
    await chloe.completes(ride, '99.00');

    const answer = await amelie.capturesPaypalOrder(orderId);
    const next = await approvesPaypal(paymentWorld, amelie, ride);

    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Le prix de la course a changé. Vérifiez-le avant de payer.');
    expect(next).not.toBe(orderId);
    expect((await amelie.capturesPaypalOrder(next)).json().status).toBe('COMPLETED');
    expect(paypal.takings()).toBe(9900);
  });

  test('cannot pay with it when its keys are missing', async () => {
    const { amelie, chloe, ride } = await openPaymentWorld();
    await chloe.savesSettings({ paypalClientId: '' });

    const answers = [await amelie.calls(getPaypalSetup), await amelie.opensPaypalOrder(ride)];

    for (const answer of answers) expect(answer.statusCode).toBe(409);
  });

  test('cannot pay another client’s ride, nor capture another client’s order', async () => {
    const paymentWorld = await openPaymentWorld();
    const { world, paypal, amelie, chloe, ride } = paymentWorld;
    const karim = await world.client('Karim');
    const orderId = await approvesPaypal(paymentWorld, amelie, ride);

    const answers = [
      await karim.opensPaypalOrder(ride),
      await karim.capturesPaypalOrder(orderId),
      await karim.capturesPaypalOrder('NOSUCHORDER'),
      await chloe.opensPaypalOrder(ride),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 403]);
    expect(paypal.takings()).toBe(0);
  });

  test.each(['pending', 'cancelled'])('cannot pay a ride that is %s', async (status) => {
    const { amelie } = await openPaymentWorld();
    const request = (await amelie.books()).json();
    if (status === 'cancelled') await amelie.cancels(request);

    const answer = await amelie.opensPaypalOrder(request);

    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Cette course ne peut pas être payée.');
  });
});

describe('a driver who cancels a ride paid by PayPal', () => {
  const openPaid = async () => {
    const paymentWorld = await openPaymentWorld();
    await paymentWorld.amelie.capturesPaypalOrder(
      await approvesPaypal(paymentWorld, paymentWorld.amelie, paymentWorld.ride),
    );
    await paymentWorld.chloe.cancels(paymentWorld.ride, 'Panne');
    return paymentWorld;
  };
  const refunds = async ({ chloe, ride }: Awaited<ReturnType<typeof openPaid>>) => await chloe.refunds(ride);

  test('refunds it in full, once', async () => {
    const paymentWorld = await openPaid();

    const answers = [await refunds(paymentWorld), await refunds(paymentWorld)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(await rideNow(paymentWorld.amelie, paymentWorld.ride)).toMatchObject({
      paymentStatus: 'refunded',
    });
    expect(paymentWorld.paypal.takings()).toBe(0);
    expect(await journalKinds(paymentWorld.world)).toEqual([
      'order_opened',
      'captured',
      'refund_asked',
      'refunded',
    ]);
    expect((await journal(paymentWorld.world)).balance).toBe(0);
  });

  test('pressing many times at once refunds it once', async () => {
    const paymentWorld = await openPaid();

    await Promise.all(Array.from({ length: 5 }, () => refunds(paymentWorld)));

    expect(paymentWorld.paypal.refunds).toHaveLength(1);
    expect((await journal(paymentWorld.world)).balance).toBe(0);
  });

  test('gets an answer when PayPal refuses, and may try again', async () => {
    const paymentWorld = await openPaid();
    paymentWorld.paypal.failNext('declined', 'refund');

    const refused = await refunds(paymentWorld);
    paymentWorld.world.passes(1);
    const again = await refunds(paymentWorld);

    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('Le remboursement a été refusé par le service de paiement.');
    expect(again.json()).toMatchObject({ paymentStatus: 'refunded' });
    expect(paymentWorld.paypal.takings()).toBe(0);
  });

  test.each([
    'silent_before',
    'silent_after',
    'broken_before',
    'broken_after',
    'cut_after',
    'already_done',
  ] as const)('need not press again when PayPal is %s: it is settled later', async (fault) => {
    const paymentWorld = await openPaid();
    paymentWorld.paypal.failNext(fault, 'refund');

    const answer = await refunds(paymentWorld);
    await settles(paymentWorld.world);

    expect(['refunding', 'refunded']).toContain(answer.json().paymentStatus);
    expect(await rideNow(paymentWorld.amelie, paymentWorld.ride)).toMatchObject({
      paymentStatus: 'refunded',
    });
    expect(paymentWorld.paypal.refunds).toHaveLength(1);
    expect((await journal(paymentWorld.world)).balance).toBe(0);
  });

  test('refunds nothing of a ride that takes place, nor another driver’s', async () => {
    const paymentWorld = await openPaymentWorld();
    await paymentWorld.amelie.capturesPaypalOrder(
      await approvesPaypal(paymentWorld, paymentWorld.amelie, paymentWorld.ride),
    );
    const yann = await paymentWorld.world.driver('Yann');

    expect((await refunds(paymentWorld)).statusCode).toBe(409);
    expect((await yann.refunds(paymentWorld.ride)).statusCode).toBe(404);
    expect(paymentWorld.paypal.refunds).toEqual([]);
  });

  test('sees it when the money was given back on PayPal’s own site', async () => {
    const paymentWorld = await openPaid();
    const [capture] = paymentWorld.paypal.captures;
    if (!capture) throw new Error('nothing was captured');
    paymentWorld.paypal.refundPayment(capture);

    const event = paymentWorld.paypal.signedEvent('PAYMENT.CAPTURE.REFUNDED', capture.orderId);
    const answer = await receivesWebhook(paymentWorld.world, 'paypal', event);

    expect(answer.json()).toEqual({ received: true });
    expect(await rideNow(paymentWorld.amelie, paymentWorld.ride)).toMatchObject({
      paymentStatus: 'refunded',
    });
    expect((await journal(paymentWorld.world)).balance).toBe(0);
  });
});

test('cash declared while an order is open keeps PayPal out', async () => {
  const paymentWorld = await openPaymentWorld();
  const { paypal, amelie, chloe } = paymentWorld;
  const ride = await agreedRide(amelie, chloe);
  const orderId = await approvesPaypal(paymentWorld, amelie, ride);
  await amelie.paysCash(ride);

  const answer = await amelie.capturesPaypalOrder(orderId);

  expect(answer.statusCode).toBe(409);
  expect(paypal.takings()).toBe(0);
});
