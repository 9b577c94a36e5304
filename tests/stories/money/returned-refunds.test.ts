import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { getTakings } from '#contract/money/takings.calls.ts';
import { cents } from '#domain/money.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { rideNow } from '#tests/support/bookings.ts';
import {
  approvesPaypal,
  costOf,
  heldFor,
  journal,
  journalKinds,
  openPaymentWorld,
  opensCheckout,
  type PaymentWorld,
  receivesWebhook,
  settles,
} from '#tests/support/payments.ts';
import { withRule } from '#tests/support/prices.ts';
import { paysBy, termedRide } from '#tests/support/terms.ts';
import type { World } from '#tests/support/world.ts';

const DAY = 24 * 60;
const sound = { brokenAt: undefined, differences: { payments: [], rides: [] } };

/** Stripe tells it in several events at once. */
async function comesBack(paymentWorld: PaymentWorld, sessionId: string): Promise<void> {
  const { world, stripe } = paymentWorld;
  stripe.returnRefund(stripe.refunds.at(-1)?.id ?? '');
  world.passes(7 * DAY);
  await Promise.all([1, 2, 3].map(() => reportsFailedRefund(paymentWorld, sessionId)));
}

async function reportsFailedRefund({ world, stripe }: PaymentWorld, sessionId: string): Promise<void> {
  await receivesWebhook(world, 'stripe', stripe.signedEvent('refund.failed', sessionId, world.deps.clock()));
}

/** The kept takings, and whether they are still those of the journal. */
async function takingsOf({ deps }: World) {
  const { rows } = await sql<{ total: string; refunded: string; rides: string; differ: boolean }>`
    select sum(total_cents) as total, sum(refunded_cents) as refunded, sum(rides) as rides,
      exists (select * from takings except all select * from counted_takings) as differ
    from takings where grain = 'month' and driver_id = '00000000-0000-0000-0000-000000000000'`.execute(
    deps.db,
  );
  const { total, refunded, rides, differ } = rows[0] ?? {};
  return { total: Number(total), refunded: Number(refunded), rides: Number(rides), differ };
}

async function nextCheck({ deps }: World): Promise<Date | null> {
  return (await deps.db.selectFrom('payments').select('look_at').executeTakeFirstOrThrow()).look_at;
}

describe('a refund that its bank sends back days after it was made', () => {
  /** A ride that was paid by card, cancelled by its driver and refunded. */
  async function openRefunded() {
    const paymentWorld = await openPaymentWorld();
    const { world, stripe, amelie, chloe, ride } = paymentWorld;
    const sessionId = await opensCheckout(paymentWorld, amelie, ride);
    stripe.pay(sessionId);
    await settles(world);
    await chloe.cancels(ride, 'Panne');
    await chloe.refunds(ride);
    return { ...paymentWorld, paymentWorld, sessionId };
  }

  test('is due back again, counted once, and given back by the next one', async () => {
    const { paymentWorld, world, stripe, amelie, chloe, ride, sessionId } = await openRefunded();
    const before = [(await rideNow(amelie, ride)).paymentStatus, await takingsOf(world)];

    await comesBack(paymentWorld, sessionId);

    const { waiting } = (await chloe.calls(getTakings, { query: { period: 'day' } })).json();
    const price = costOf(ride);
    expect(before).toEqual(['refunded', { total: 0, refunded: price, rides: 0, differ: false }]);
    expect(await takingsOf(world)).toEqual({ total: price, refunded: 0, rides: 1, differ: false });
    expect(waiting).toMatchObject([{ id: ride.id, paymentStatus: 'paid' }]);
    expect(await heldFor(world, ride)).toBe(price);
    expect(await journal(world)).toMatchObject({ balance: stripe.takings(), ...sound });

    const again = await chloe.refunds(ride);
    await reportsFailedRefund(paymentWorld, sessionId);

    expect(again.json()).toMatchObject({ paymentStatus: 'refunded' });
    expect(await takingsOf(world)).toEqual({ total: 0, refunded: price, rides: 0, differ: false });
    expect([stripe.takings(), await heldFor(world, ride)]).toEqual([0, 0]);
    expect((await journalKinds(world)).slice(2)).toEqual([
      ...['refund_asked', 'refunded', 'refund_failed', 'refund_asked', 'refunded'],
    ]);
    expect(await journal(world)).toMatchObject({ balance: 0, ...sound });
  });

  test('is noticed within a day when no event tells it, and given back by the next one', async () => {
    const { world, stripe, amelie, chloe, ride } = await openRefunded();
    for (let day = 0; day < 12; day += 1) await settles(world, DAY);
    const before = (await rideNow(amelie, ride)).paymentStatus;
    stripe.returnRefund(stripe.refunds.at(-1)?.id ?? '');

    await settles(world, DAY);

    expect([before, (await rideNow(amelie, ride)).paymentStatus]).toEqual(['refunded', 'paid']);
    expect(await nextCheck(world)).toBeNull();
    await chloe.refunds(ride);
    expect([stripe.takings(), await heldFor(world, ride)]).toEqual([0, 0]);
    expect(await nextCheck(world)).toEqual(new Date(world.deps.clock().getTime() + DAY * 60_000));
    expect(await journal(world)).toMatchObject({ balance: 0, ...sound });
  });

  test('is not looked for after a month', async () => {
    const { world, stripe } = await openRefunded();
    const asked = vi.spyOn(world.deps.payments.stripe, 'hasRefundFailed');

    for (let day = 0; day < 40; day += 1) await settles(world, DAY);

    expect(asked).toHaveBeenCalledTimes(30);
    expect(await nextCheck(world)).toBeNull();
    expect(stripe.refunds).toHaveLength(1);
  });

  test('is told to the driver of the ride, once', async () => {
    const { paymentWorld, world, chloe, sessionId } = await openRefunded();

    await comesBack(paymentWorld, sessionId);
    await drainOutbox(world.deps);

    const messages = world.emails.filter(({ subject }) => subject.includes('remboursement'));
    expect(messages).toMatchObject([{ to: chloe.email }]);
    expect(messages[0]?.text).toContain('Le remboursement à Amélie Martin, pour la course du');
  });

  test('stays due while Stripe goes on calling its order refunded', async () => {
    const { paymentWorld, world, amelie, ride, stripe, sessionId } = await openRefunded();
    const { id } = await world.deps.db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
    const captureId = stripe.charges[0]?.intentId ?? '';
    const capture = { captureId, reference: id, amount: cents(costOf(ride)), currency: 'EUR' };
    vi.spyOn(world.deps.payments.stripe, 'getStatus').mockResolvedValue({ state: 'refunded', capture });

    await comesBack(paymentWorld, sessionId);

    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid' });
    expect(await journal(world)).toMatchObject({ balance: costOf(ride), ...sound });
  });

  type Plan = (stripe: PaymentWorld['stripe']) => unknown;
  test.each<[string, Plan]>([
    ['still made', () => {}],
    ['unknown', ({ refunds }) => refunds.splice(0)],
    ['not told', ({ failNext }) => failNext('silent_before', 'get_refund')],
    ['not told now', ({ failNext }) => failNext('slow_down', 'get_refund')],
  ])('is believed only when Stripe says so: %s', async (_, plan) => {
    const { world, amelie, ride, stripe, sessionId } = await openRefunded();
    const event = stripe.signedEvent('refund.failed', sessionId, world.deps.clock());
    plan(stripe);
    await receivesWebhook(world, 'stripe', event);

    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'refunded' });
    expect((await journalKinds(world)).at(-1)).toBe('refunded');
  });
});

test('half of the money of a ride that comes back is held with the other half', async () => {
  const paymentWorld = await openPaymentWorld();
  const { world, stripe, amelie, chloe } = paymentWorld;
  await withRule(world, { minimum_fare_cents: 10_000 });
  const ride = await termedRide(paymentWorld);
  await paysBy(paymentWorld, 'stripe', ride);
  const [session] = [...stripe.sessions.keys()];
  await amelie.cancels(ride);
  await settles(world);
  const before = await heldFor(world, ride);

  await comesBack(paymentWorld, session ?? '');

  const price = costOf(ride);
  expect([before, await heldFor(world, ride)]).toEqual([price / 2, price]);
  expect(await takingsOf(world)).toEqual({ total: price, refunded: 0, rides: 1, differ: false });
  await chloe.refunds(ride);
  expect([stripe.takings(), await heldFor(world, ride)]).toEqual([price / 2, price / 2]);
  expect(await journal(world)).toMatchObject({ balance: price / 2, ...sound });
});

test('what was paid twice and comes back is given back again by itself', async () => {
  const paymentWorld = await openPaymentWorld();
  const { world, stripe, amelie, ride } = paymentWorld;
  const sessionId = await opensCheckout(paymentWorld, amelie, ride);
  await amelie.capturesPaypalOrder(await approvesPaypal(paymentWorld, amelie, ride));
  stripe.pay(sessionId);
  for (let time = 0; time < 2; time += 1) await settles(world);
  const before = [stripe.refunds.length, stripe.takings()];

  await comesBack(paymentWorld, sessionId);
  await settles(world);

  expect(before).toEqual([1, 0]);
  expect([stripe.refunds.length, stripe.takings()]).toEqual([2, 0]);
  expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal' });
  expect(await journal(world)).toMatchObject({ balance: costOf(ride), ...sound });
});

test('a refund that PayPal refuses days later is still due, though its order goes on counting as refunded', async () => {
  const paymentWorld = await openPaymentWorld();
  const { world, paypal, amelie, chloe, ride } = paymentWorld;
  await paysBy(paymentWorld, 'paypal', ride);
  await chloe.cancels(ride, 'Panne');
  paypal.failNext('pending', 'refund');
  await chloe.refunds(ride);
  paypal.decide(paypal.refunds[0]?.id ?? '', false);
  await settles(world, DAY);
  const [orderId = ''] = paypal.orders.keys();

  await receivesWebhook(world, 'paypal', paypal.signedEvent('PAYMENT.CAPTURE.COMPLETED', orderId));

  expect(paypal.captures).toMatchObject([{ status: 'REFUNDED' }]);
  expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid' });
  expect((await journal(world)).balance).toBe(paypal.takings());
  expect((await chloe.refunds(ride)).json()).toMatchObject({ paymentStatus: 'refunded' });
  expect(await journal(world)).toMatchObject({ balance: 0, ...sound });
});
