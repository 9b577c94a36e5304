import { describe, expect, test } from 'vitest';
import { getTakings } from '#contract/money/takings.calls.ts';
import { requestNote } from '#contract/papers/bills.calls.ts';
import { acceptOrder } from '#contract/rides/orders.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { repeatRefund } from '#server/features/payments/refund-payment.ts';
import { rideNow } from '#tests/support/bookings.ts';
import { lastBill } from '#tests/support/last-bill.ts';
import { orderedReturn, ridesOf } from '#tests/support/orders.ts';
import {
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

const HOUR = 60;
const DAY = 24 * HOUR;
const none = { payments: [], rides: [] };

/** A ride that Amélie paid by card and cancels so late that she owes half of it. */
async function openLate() {
  const paymentWorld = await openPaymentWorld();
  // Its minimum is what the ride costs, so that both halves are alike.
  await withRule(paymentWorld.world, { minimum_fare_cents: 10_000 });
  const ride = await termedRide(paymentWorld);
  await paysBy(paymentWorld, 'stripe', ride);
  return { ...paymentWorld, paymentWorld, ride, fee: costOf(ride) / 2 };
}

async function paymentOf({ world }: PaymentWorld, { id }: RideView) {
  const payments = world.deps.db.selectFrom('payments').selectAll().where('ride_id', '=', id);
  return await payments.executeTakeFirstOrThrow();
}

describe('half of the money of a cancelled ride', () => {
  test('goes back once, however long Stripe takes to decide', async () => {
    const { amelie, world, stripe, ride, fee } = await openLate();
    stripe.failNext('pending', 'refund');
    await amelie.cancels(ride);
    for (let hour = 0; hour < 30; hour += 1) await settles(world, HOUR);
    const meanwhile = await rideNow(amelie, ride);
    stripe.decide(stripe.refunds[0]?.id ?? '', true);
    await settles(world, HOUR);

    expect(meanwhile).toMatchObject({ paymentStatus: 'refunding' });
    expect([stripe.refunds.length, stripe.takings()]).toEqual([1, fee]);
    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid' });
    expect(await heldFor(world, ride)).toBe(fee);
    expect(await journal(world)).toMatchObject({ balance: fee, brokenAt: undefined, differences: none });
  });

  test.each(['silent_after', 'cut_after'] as const)(
    'goes back once when its answer was lost (%s) and the server is back days later',
    async (fault) => {
      const { amelie, world, stripe, ride, fee } = await openLate();
      stripe.failNext(fault, 'refund');
      await amelie.cancels(ride);
      await settles(world);
      await settles(world, 3 * DAY);

      expect([stripe.refunds.length, stripe.takings()]).toEqual([1, fee]);
      expect(await heldFor(world, ride)).toBe(fee);
      expect(await journalKinds(world)).toEqual(['order_opened', 'captured', 'refund_asked', 'refunded']);
    },
  );

  test('goes back when the server died before it asked', async () => {
    const { amelie, world, stripe, ride, fee } = await openLate();
    stripe.failNext('broken_before', 'refund');
    await amelie.cancels(ride);
    await settles(world);
    await settles(world, 3 * DAY);

    expect([stripe.refunds.length, stripe.takings()]).toEqual([1, fee]);
  });

  test('is not sent again while Stripe does not tell what it has sent', async () => {
    const { amelie, world, stripe, ride, fee } = await openLate();
    stripe.failNext('silent_after', 'refund');
    await amelie.cancels(ride);
    await settles(world);
    stripe.failNext('broken_before', 'list_refunds');
    await settles(world, 3 * DAY);
    const inDoubt = await rideNow(amelie, ride);
    await settles(world, DAY);

    expect(inDoubt.paymentStatus).toBe('refunding');
    expect([stripe.refunds.length, stripe.takings()]).toEqual([1, fee]);
  });

  test('is not sent again by a check that began before another one settled it', async () => {
    const { paymentWorld, amelie, world, stripe, ride, fee } = await openLate();
    stripe.failNext('pending', 'refund');
    await amelie.cancels(ride);
    await settles(world);
    const seen = await paymentOf(paymentWorld, ride);
    stripe.decide(stripe.refunds[0]?.id ?? '', true);
    await settles(world, 3 * DAY);

    await repeatRefund(world.deps, seen);

    expect([seen.state, stripe.takings()]).toEqual(['refunding', fee]);
  });

  test('is not taken for the other half, which goes back when the fee is waived', async () => {
    const { amelie, chloe, world, stripe, ride, fee } = await openLate();
    await amelie.cancels(ride);
    await settles(world);
    stripe.failNext('broken_before', 'refund');
    await chloe.waivesFee(ride);
    await settles(world);
    await settles(world, 3 * DAY);

    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([fee, fee]);
    expect([stripe.takings(), await heldFor(world, ride)]).toEqual([0, 0]);
  });

  test('leaves the other half paid on the paper of the fee while it is on its way', async () => {
    const { amelie, world, stripe, ride, fee } = await openLate();
    stripe.failNext('pending', 'refund');
    await amelie.cancels(ride);
    await settles(world);

    await amelie.calls(requestNote, { id: ride.id });

    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'refunding' });
    expect(await lastBill(world)).toMatchObject({ ttc: fee, payment: { method: 'stripe' } });
  });

  test('that its bank refuses after days is left to the driver, who asks anew', async () => {
    const { amelie, chloe, world, stripe, ride, fee } = await openLate();
    stripe.failNext('pending', 'refund');
    await amelie.cancels(ride);
    await settles(world);
    await settles(world, 3 * DAY);
    stripe.decide(stripe.refunds[0]?.id ?? '', false);
    await settles(world, DAY);
    const refused = await rideNow(chloe, ride);
    stripe.failNext('broken_before', 'refund');
    await chloe.refunds(ride);
    await settles(world);

    expect(refused).toMatchObject({ paymentStatus: 'paid', paidAmount: ride.estimatedPrice });
    expect(stripe.refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    expect([stripe.takings(), await heldFor(world, ride)]).toEqual([fee, fee]);
  });
});

describe.each(['paypal', 'stripe'] as const)('all the money of a ride, on its way back by %s', (way) => {
  async function openPending() {
    const paymentWorld = await openPaymentWorld();
    const { chloe, ride } = paymentWorld;
    const provider = paymentWorld[way];
    await paysBy(paymentWorld, way, ride);
    await chloe.cancels(ride, 'Panne');
    provider.failNext('pending', 'refund');
    await chloe.refunds(ride);
    await settles(paymentWorld.world, DAY);
    const decided = (isAccepted: boolean) => provider.decide(provider.refunds[0]?.id ?? '', isAccepted);
    return { ...paymentWorld, provider, decided };
  }

  test('is not back before its bank agrees', async () => {
    const { world, amelie, ride, decided } = await openPending();
    const meanwhile = [(await rideNow(amelie, ride)).paymentStatus, await heldFor(world, ride)];
    decided(true);
    await settles(world, DAY);

    expect(meanwhile).toEqual(['refunding', costOf(ride)]);
    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'refunded' });
    expect(await journal(world)).toMatchObject({ balance: 0, brokenAt: undefined, differences: none });
  });

  test('is to be refunded again when its bank refuses', async () => {
    const { world, chloe, ride, provider, decided } = await openPending();
    decided(false);
    await settles(world, DAY);
    const { waiting } = (await chloe.calls(getTakings, { query: { period: 'day' } })).json();
    const refused = { held: await heldFor(world, ride), taken: provider.takings() };
    const again = await chloe.refunds(ride);

    expect(waiting).toMatchObject([{ id: ride.id, paymentStatus: 'paid' }]);
    expect(refused).toEqual({ held: costOf(ride), taken: costOf(ride) });
    expect(again.json()).toMatchObject({ paymentStatus: 'refunded' });
    expect([provider.takings(), await heldFor(world, ride)]).toEqual([0, 0]);
    expect(await journalKinds(world)).toEqual([
      ...['order_opened', 'captured', 'refund_asked', 'refund_failed', 'refund_asked', 'refunded'],
    ]);
    expect(await journal(world)).toMatchObject({ balance: 0, brokenAt: undefined, differences: none });
  });
});

test('Stripe’s word that a refund failed is acted on at once', async () => {
  const paymentWorld = await openPaymentWorld();
  const { world, stripe, amelie, chloe, ride } = paymentWorld;
  const sessionId = await opensCheckout(paymentWorld, amelie, ride);
  stripe.pay(sessionId);
  await settles(world);
  await chloe.cancels(ride, 'Panne');
  stripe.failNext('pending', 'refund');
  await chloe.refunds(ride);
  const tells = async (type: 'charge.refunded' | 'refund.failed') =>
    await receivesWebhook(world, 'stripe', stripe.signedEvent(type, sessionId, world.deps.clock()));
  await tells('charge.refunded');
  const meanwhile = await rideNow(amelie, ride);
  stripe.decide(stripe.refunds[0]?.id ?? '', false);

  for (let time = 0; time < 2; time += 1) await tells('refund.failed');

  expect(meanwhile).toMatchObject({ paymentStatus: 'refunding' });
  expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid' });
  expect((await journalKinds(world)).at(-1)).toBe('refund_failed');
  expect((await journal(world)).balance).toBe(stripe.takings());
});

test('one ride of two that were paid together gets its part back once, days later', async () => {
  const paymentWorld = await openPaymentWorld();
  const { world, amelie, chloe, stripe } = paymentWorld;
  await chloe.savesSettings({ cancellationTerms: '1/50/100' });
  const { ride } = await orderedReturn(amelie);
  await chloe.calls(acceptOrder, { id: ride.id });
  stripe.pay(await opensCheckout(paymentWorld, amelie, ride, { wholeOrder: true }));
  await settles(world);
  const paid = stripe.takings();
  const [, back] = await ridesOf(amelie, ride);
  stripe.failNext('silent_after', 'refund');
  await chloe.cancels(back ?? ride, 'Panne');
  await settles(world);
  await settles(world, 3 * DAY);

  const [refund] = stripe.refunds;
  expect([stripe.refunds.length, stripe.takings()]).toEqual([1, paid - (refund?.amount ?? 0)]);
  expect(await heldFor(world, back ?? ride)).toBe(0);
  expect(await journal(world)).toMatchObject({ balance: stripe.takings(), differences: none });
});
