import { describe, expect, test } from 'vitest';
import {
  approvesPaypal,
  captures,
  costOf,
  hears,
  journal,
  journalKinds,
  openTill,
  paysCash,
  rideNow,
  saysCash,
  settles,
  type Till,
} from '#tests/support/payments.ts';

const approved = async () => {
  const till = await openTill();
  return { till, orderId: await approvesPaypal(till, till.amelie, till.ride) };
};
const status = async ({ amelie, ride }: Till) => (await rideNow(amelie, ride)).paymentStatus;

describe('when PayPal goes wrong while it takes the money', () => {
  test.each(['silent_after', 'broken_after', 'cut_after'] as const)(
    'and %s it did: the ride is paid once we have looked',
    async (fault) => {
      const { till, orderId } = await approved();
      till.paypal.failNext(fault);

      const answer = await captures(till.amelie, orderId);
      const meanwhile = await status(till);
      await settles(till.world);

      expect(answer.json()).toEqual({ id: orderId, status: 'PENDING' });
      expect(meanwhile).toBe('processing');
      expect(await status(till)).toBe('paid');
      expect(till.paypal.takings()).toBe(costOf(till.ride));
      expect((await journal(till.world)).balance).toBe(costOf(till.ride));
    },
  );

  test.each(['silent_before', 'broken_before', 'slow_down'] as const)(
    'and %s it did: it is asked once more with the same key, and paid once',
    async (fault) => {
      const { till, orderId } = await approved();
      till.paypal.failNext(fault);

      const answer = await captures(till.amelie, orderId);
      await settles(till.world);

      expect(answer.json().status).toBe('PENDING');
      expect(await status(till)).toBe('paid');
      expect(till.paypal.captures).toHaveLength(1);
      const keys = till.paypal.requests
        .filter(({ url }) => url.pathname.endsWith('/capture'))
        .map(({ headers }) => headers['paypal-request-id']);
      expect(new Set(keys).size).toBe(1);
    },
  );

  test('long ago: nobody is charged for a click of another hour', async () => {
    const { till, orderId } = await approved();
    till.paypal.failNext('silent_before');
    await captures(till.amelie, orderId);

    await settles(till.world, 60);

    expect(await status(till)).toBe('unpaid');
    expect(till.paypal.takings()).toBe(0);
    expect(await journalKinds(till.world)).toEqual(['order_opened', 'order_closed']);
  });

  test('and says that it was captured already: we look', async () => {
    const { till, orderId } = await approved();
    till.paypal.failNext('already_done');

    const answer = await captures(till.amelie, orderId);

    expect(answer.json().status).toBe('COMPLETED');
    expect(await status(till)).toBe('paid');
  });

  test('and still thinks: the ride is paid when PayPal says so', async () => {
    const { till, orderId } = await approved();
    till.paypal.failNext('pending');

    await captures(till.amelie, orderId);
    await settles(till.world);
    const meanwhile = await status(till);
    till.paypal.decide(till.paypal.captures[0]?.id ?? '', true);
    await settles(till.world, 10);

    expect(meanwhile).toBe('processing');
    expect(await status(till)).toBe('paid');
  });

  test('and refuses after thinking: the ride can be paid again', async () => {
    const { till, orderId } = await approved();
    till.paypal.failNext('pending');
    await captures(till.amelie, orderId);
    till.paypal.decide(till.paypal.captures[0]?.id ?? '', false);

    await settles(till.world);
    const next = await approvesPaypal(till, till.amelie, till.ride);

    expect(next).not.toBe(orderId);
    expect((await captures(till.amelie, next)).json().status).toBe('COMPLETED');
    expect(till.paypal.takings()).toBe(costOf(till.ride));
  });

  test.each(['wrong_amount', 'wrong_currency', 'wrong_reference'] as const)(
    'and tells of a %s: the ride is never paid by it, nor paid twice meanwhile',
    async (fault) => {
      const { till, orderId } = await approved();
      till.paypal.failNext(fault);

      const answer = await captures(till.amelie, orderId);
      await settles(till.world);
      const cash = await paysCash(till.amelie, till.ride);
      const again = await till.amelie.posts('/paypal/order', { rideId: till.ride.id });

      expect(answer.json().status).toBe('PENDING');
      expect(await status(till)).toBe('processing');
      for (const refused of [cash, again]) {
        expect(refused.statusCode).toBe(409);
        expect(refused.json().message).toBe('Un paiement est en cours de vérification pour cette course.');
      }
      expect(await journalKinds(till.world)).toEqual(['order_opened', 'mismatched']);
      expect((await journal(till.world)).balance).toBe(0);
    },
  );

  test('and the operator gives a wrong amount back there: the ride can be paid again', async () => {
    const { till, orderId } = await approved();
    till.paypal.failNext('wrong_amount');
    await captures(till.amelie, orderId);
    const [capture] = till.paypal.captures;
    if (capture) till.paypal.giveBack(capture);

    await settles(till.world);

    expect(await status(till)).toBe('unpaid');
    expect((await paysCash(till.amelie, till.ride)).statusCode).toBe(200);
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
  ] as const)(
    '(%s) the client is told that nothing was charged and can pay a moment later',
    async (fault) => {
      const till = await openTill();
      till.paypal.failNext(fault, 'open');

      const refused = await till.amelie.posts('/paypal/order', { rideId: till.ride.id });
      const orderId = await approvesPaypal(till, till.amelie, till.ride);
      await captures(till.amelie, orderId);

      expect(refused.statusCode).toBe(503);
      expect(refused.json().message).toBe(
        'Le service de paiement ne répond pas. Rien n’a été débité ; réessayez dans un instant.',
      );
      expect(await status(till)).toBe('paid');
      expect(till.paypal.captures).toHaveLength(1);
    },
  );
});

describe('while the money is asked for', () => {
  test('the driver cannot change the price, nor take cash for it', async () => {
    const { till, orderId } = await approved();
    const { chloe, ride } = till;
    await chloe.patches(`/api/rides/${ride.id}`, { status: 'in_progress' });
    till.paypal.failNext('pending');
    await captures(till.amelie, orderId);

    const answers = [
      await chloe.patches(`/api/rides/${ride.id}`, { status: 'completed', finalPrice: '1.00' }),
      await saysCash(chloe, ride, 'paid'),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  });

  test('a ride that is cancelled meanwhile is paid, and owed back', async () => {
    const { till, orderId } = await approved();
    till.paypal.failNext('silent_after');
    await captures(till.amelie, orderId);
    await till.chloe.patches(`/api/rides/${till.ride.id}/cancel`, { reason: 'Panne' });

    await settles(till.world);
    const refund = await till.chloe.posts(`/api/rides/${till.ride.id}/refund`);

    expect(refund.json()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(till.paypal.takings()).toBe(0);
  });

  test('a ride that is cancelled before PayPal was reached is never charged', async () => {
    const { till, orderId } = await approved();
    till.paypal.failNext('silent_before');
    await captures(till.amelie, orderId);
    await till.chloe.patches(`/api/rides/${till.ride.id}/cancel`, { reason: 'Panne' });

    await settles(till.world);

    expect(await status(till)).toBe('unpaid');
    expect(till.paypal.takings()).toBe(0);
  });

  test('the client who asks how it stands learns it at once', async () => {
    const { till, orderId } = await approved();
    till.paypal.failNext('silent_after');
    await captures(till.amelie, orderId);

    const answer = await till.amelie.posts(`/api/rides/${till.ride.id}/payment/check`);

    expect(answer.json()).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal' });
  });
});

test('ten captures at once, a claim and the webhook make one payment', async () => {
  const { till, orderId } = await approved();
  const { world, paypal, amelie, ride } = till;
  const claim = { paymentStatus: 'paid', paymentMethod: 'paypal', paymentId: orderId };

  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => captures(amelie, orderId)),
    amelie.patches(`/api/rides/${ride.id}/payment`, claim),
    hears(world, 'paypal', paypal.signedEvent('CHECKOUT.ORDER.APPROVED', orderId)),
  ]);
  await settles(world);

  expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
  expect(paypal.captures).toHaveLength(1);
  expect(await world.deps.db.selectFrom('payments').select('state').execute()).toEqual([{ state: 'paid' }]);
  expect(await journalKinds(world)).toEqual(['order_opened', 'captured']);
  expect((await journal(world)).balance).toBe(paypal.takings());
});

test('the admin sees a payment that stays in doubt', async () => {
  const { till, orderId } = await approved();
  const ines = await till.world.admin('Inès');
  till.paypal.failNext('pending');
  await captures(till.amelie, orderId);

  for (const minutes of [1, 2, 4, 8]) await settles(till.world, minutes);

  const { providers } = (await ines.reads('/api/admin/state')).json();
  expect(providers).toContainEqual({
    name: 'paypal',
    health: 'trouble',
    detail: '1\u00a0paiement en attente de vérification',
  });
});
