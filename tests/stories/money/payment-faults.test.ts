import { describe, expect, test } from 'vitest';
import { payRide } from '#contract/money/payments.calls.ts';
import type { PayRideBody } from '#contract/money/payments.ts';
import { getServiceState } from '#contract/platform/admin.calls.ts';
import { settlePayment } from '#server/features/payments/settle-payment.ts';
import { rideNow } from '#tests/support/bookings.ts';
import {
  approvesPaypal,
  costOf,
  journal,
  journalKinds,
  openPaymentWorld,
  type PaymentWorld,
  receivesWebhook,
  settles,
} from '#tests/support/payments.ts';

const approved = async () => {
  const paymentWorld = await openPaymentWorld();
  return {
    paymentWorld,
    orderId: await approvesPaypal(paymentWorld, paymentWorld.amelie, paymentWorld.ride),
  };
};
const status = async ({ amelie, ride }: PaymentWorld) => (await rideNow(amelie, ride)).paymentStatus;

describe('when PayPal goes wrong while it takes the money', () => {
  test.each(['silent_after', 'broken_after', 'cut_after'] as const)(
    'and %s it did: the ride is paid after the check',
    async (fault) => {
      const { paymentWorld, orderId } = await approved();
      paymentWorld.paypal.failNext(fault);

      const answer = await paymentWorld.amelie.capturesPaypalOrder(orderId);
      const meanwhile = await status(paymentWorld);
      await settles(paymentWorld.world);

      expect(answer.json()).toEqual({ id: orderId, status: 'PENDING' });
      expect(meanwhile).toBe('processing');
      expect(await status(paymentWorld)).toBe('paid');
      expect(paymentWorld.paypal.takings()).toBe(costOf(paymentWorld.ride));
      expect((await journal(paymentWorld.world)).balance).toBe(costOf(paymentWorld.ride));
    },
  );

  test.each([
    ['takes the money', 'broken_after', 'paid'],
    ['takes the money days later', 'pending', 'paid'],
    ['takes nothing either', 'broken_before', 'unpaid'],
  ] as const)(
    'and refuses one of two requests: it is checked whether the other %s',
    async (_, fault, end) => {
      const { paymentWorld, orderId } = await approved();
      const { world, paypal } = paymentWorld;
      paypal.failNext('broken_before');
      await paymentWorld.amelie.capturesPaypalOrder(orderId);
      const payment = await world.deps.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
      for (const one of ['declined', fault] as const) paypal.failNext(one);
      const ask = async () => await world.deps.payments.paypal.capture(orderId, payment.id);
      const answers = [await ask(), await ask()] as const;

      for (const answer of answers) await settlePayment(world.deps, payment, answer);
      const meanwhile = await status(paymentWorld);
      for (const { id } of paypal.captures) paypal.decide(id, true);
      for (let time = 0; time < 4; time += 1) await settles(world);

      expect(answers.map(({ state }) => state)).toEqual([
        'declined',
        fault === 'pending' ? 'pending' : 'unknown',
      ]);
      expect([meanwhile, await status(paymentWorld)]).toEqual(['unpaid', end]);
      expect((await journal(world)).balance).toBe(paypal.takings());
      const doubts = world.deps.db.selectFrom('payments').select('id').where('look_at', 'is not', null);
      expect(await doubts.execute()).toEqual([]);
    },
  );

  test.each(['silent_before', 'broken_before', 'slow_down'] as const)(
    'and %s it did: it is asked once more with the same key, and paid once',
    async (fault) => {
      const { paymentWorld, orderId } = await approved();
      paymentWorld.paypal.failNext(fault);

      const answer = await paymentWorld.amelie.capturesPaypalOrder(orderId);
      await settles(paymentWorld.world);

      expect(answer.json().status).toBe('PENDING');
      expect(await status(paymentWorld)).toBe('paid');
      expect(paymentWorld.paypal.captures).toHaveLength(1);
      const keys = paymentWorld.paypal.requests
        .filter(({ url }) => url.pathname.endsWith('/capture'))
        .map(({ headers }) => headers['paypal-request-id']);
      expect(new Set(keys).size).toBe(1);
    },
  );

  test('long ago: an old consent is not charged', async () => {
    const { paymentWorld, orderId } = await approved();
    paymentWorld.paypal.failNext('silent_before');
    await paymentWorld.amelie.capturesPaypalOrder(orderId);

    await settles(paymentWorld.world, 60);

    expect(await status(paymentWorld)).toBe('unpaid');
    expect(paymentWorld.paypal.takings()).toBe(0);
    expect(await journalKinds(paymentWorld.world)).toEqual(['order_opened', 'order_closed']);
  });

  test('and answers that it was captured already: the order is read', async () => {
    const { paymentWorld, orderId } = await approved();
    paymentWorld.paypal.failNext('already_done');

    const answer = await paymentWorld.amelie.capturesPaypalOrder(orderId);

    expect(answer.json().status).toBe('COMPLETED');
    expect(await status(paymentWorld)).toBe('paid');
  });

  test('and has not decided: the ride is paid when PayPal has', async () => {
    const { paymentWorld, orderId } = await approved();
    paymentWorld.paypal.failNext('pending');

    await paymentWorld.amelie.capturesPaypalOrder(orderId);
    await settles(paymentWorld.world);
    const meanwhile = await status(paymentWorld);
    paymentWorld.paypal.decide(paymentWorld.paypal.captures[0]?.id ?? '', true);
    await settles(paymentWorld.world, 10);

    expect(meanwhile).toBe('processing');
    expect(await status(paymentWorld)).toBe('paid');
  });

  test('and refuses after thinking: the ride can be paid again', async () => {
    const { paymentWorld, orderId } = await approved();
    paymentWorld.paypal.failNext('pending');
    await paymentWorld.amelie.capturesPaypalOrder(orderId);
    paymentWorld.paypal.decide(paymentWorld.paypal.captures[0]?.id ?? '', false);

    await settles(paymentWorld.world);
    const next = await approvesPaypal(paymentWorld, paymentWorld.amelie, paymentWorld.ride);

    expect(next).not.toBe(orderId);
    expect((await paymentWorld.amelie.capturesPaypalOrder(next)).json().status).toBe('COMPLETED');
    expect(paymentWorld.paypal.takings()).toBe(costOf(paymentWorld.ride));
  });

  test.each(['wrong_amount', 'wrong_currency', 'wrong_reference'] as const)(
    'and reports a %s: the ride is never paid by it, nor paid twice meanwhile',
    async (fault) => {
      const { paymentWorld, orderId } = await approved();
      paymentWorld.paypal.failNext(fault);

      const answer = await paymentWorld.amelie.capturesPaypalOrder(orderId);
      await settles(paymentWorld.world);
      const cash = await paymentWorld.amelie.paysCash(paymentWorld.ride);
      const again = await paymentWorld.amelie.opensPaypalOrder(paymentWorld.ride);

      expect(answer.json().status).toBe('PENDING');
      expect(await status(paymentWorld)).toBe('processing');
      for (const refused of [cash, again]) {
        expect(refused.statusCode).toBe(409);
        expect(refused.json().message).toBe('Un paiement est en cours de vérification pour cette course.');
      }
      expect(await journalKinds(paymentWorld.world)).toEqual(['order_opened', 'mismatched']);
      expect((await journal(paymentWorld.world)).balance).toBe(0);
    },
  );

  test('and the operator gives a wrong amount back there: the ride can be paid again', async () => {
    const { paymentWorld, orderId } = await approved();
    paymentWorld.paypal.failNext('wrong_amount');
    await paymentWorld.amelie.capturesPaypalOrder(orderId);
    const [capture] = paymentWorld.paypal.captures;
    if (capture) paymentWorld.paypal.refundPayment(capture);

    await settles(paymentWorld.world);

    expect(await status(paymentWorld)).toBe('unpaid');
    expect((await paymentWorld.amelie.paysCash(paymentWorld.ride)).statusCode).toBe(200);
  });
});

describe('when PayPal cannot open an order', () => {
  test.each([
    'silent_before',
    'broken_before',
    'slow_down',
    'declined',
    'cut_after',
    'silent_after',
  ] as const)('(%s) the client learns that nothing was charged and can pay a moment later', async (fault) => {
    const paymentWorld = await openPaymentWorld();
    paymentWorld.paypal.failNext(fault, 'open');

    const refused = await paymentWorld.amelie.opensPaypalOrder(paymentWorld.ride);
    const orderId = await approvesPaypal(paymentWorld, paymentWorld.amelie, paymentWorld.ride);
    await paymentWorld.amelie.capturesPaypalOrder(orderId);

    expect(refused.statusCode).toBe(503);
    expect(refused.json().message).toBe(
      'Le service de paiement ne répond pas. Rien n’a été débité\u00a0; réessayez dans un instant.',
    );
    expect(await status(paymentWorld)).toBe('paid');
    expect(paymentWorld.paypal.captures).toHaveLength(1);
  });
});

describe('while the money is asked for', () => {
  test('the driver cannot change the price, nor take cash for it', async () => {
    const { paymentWorld, orderId } = await approved();
    const { chloe, ride } = paymentWorld;
    await chloe.starts(ride);
    paymentWorld.paypal.failNext('pending');
    await paymentWorld.amelie.capturesPaypalOrder(orderId);

    const answers = [await chloe.completes(ride, '1.00'), await chloe.confirmsCash(ride)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  });

  test('a ride that is cancelled meanwhile is paid, and owed back', async () => {
    const { paymentWorld, orderId } = await approved();
    paymentWorld.paypal.failNext('silent_after');
    await paymentWorld.amelie.capturesPaypalOrder(orderId);
    await paymentWorld.chloe.cancels(paymentWorld.ride, 'Panne');

    await settles(paymentWorld.world);
    const refund = await paymentWorld.chloe.refunds(paymentWorld.ride);

    expect(refund.json()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(paymentWorld.paypal.takings()).toBe(0);
  });

  test('a ride that is cancelled before PayPal was reached is never charged', async () => {
    const { paymentWorld, orderId } = await approved();
    paymentWorld.paypal.failNext('silent_before');
    await paymentWorld.amelie.capturesPaypalOrder(orderId);
    await paymentWorld.chloe.cancels(paymentWorld.ride, 'Panne');

    await settles(paymentWorld.world);

    expect(await status(paymentWorld)).toBe('unpaid');
    expect(paymentWorld.paypal.takings()).toBe(0);
  });

  test('the client who asks for the status gets it at once', async () => {
    const { paymentWorld, orderId } = await approved();
    paymentWorld.paypal.failNext('silent_after');
    await paymentWorld.amelie.capturesPaypalOrder(orderId);

    const answer = await paymentWorld.amelie.checksPayment(paymentWorld.ride);

    expect(answer.json()).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal' });
  });
});

test('ten captures at once, a claim and the webhook make one payment', async () => {
  const { paymentWorld, orderId } = await approved();
  const { world, paypal, amelie, ride } = paymentWorld;
  const claim: PayRideBody = { paymentStatus: 'paid', paymentMethod: 'paypal', paymentId: orderId };

  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => amelie.capturesPaypalOrder(orderId)),
    amelie.calls(payRide, { id: ride.id, body: claim }),
    receivesWebhook(world, 'paypal', paypal.signedEvent('CHECKOUT.ORDER.APPROVED', orderId)),
  ]);
  await settles(world);

  expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
  expect(paypal.captures).toHaveLength(1);
  expect(await world.deps.db.selectFrom('payments').select('state').execute()).toEqual([{ state: 'paid' }]);
  expect(await journalKinds(world)).toEqual(['order_opened', 'captured']);
  expect((await journal(world)).balance).toBe(paypal.takings());
});

test('the admin sees a payment that stays in doubt', async () => {
  const { paymentWorld, orderId } = await approved();
  const ines = await paymentWorld.world.admin('Inès');
  paymentWorld.paypal.failNext('pending');
  await paymentWorld.amelie.capturesPaypalOrder(orderId);

  for (const minutes of [1, 2, 4, 8]) await settles(paymentWorld.world, minutes);

  const { providers } = (await ines.calls(getServiceState)).json();
  expect(providers).toContainEqual({
    name: 'paypal',
    health: 'trouble',
    detail: '1\u00a0paiement en attente de vérification',
  });
});
