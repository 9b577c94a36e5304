import { describe, expect, test } from 'vitest';
import type { RideView } from '#contract/rides/rides.ts';
import { refundPayment } from '#server/features/payments/refund-payment.ts';
import { rideNow } from '#tests/support/bookings.ts';
import {
  costOf,
  heldFor,
  journal,
  journalKinds,
  openPaymentWorld,
  type PaymentWorld,
  settles,
} from '#tests/support/payments.ts';
import { withRule } from '#tests/support/prices.ts';
import { inThreeDays, paysBy, soon, termedRide, type Way, ways } from '#tests/support/terms.ts';

type End = 'free' | 'late' | 'absent' | 'driver';
type Waived = 'never' | 'before paying' | 'after paying';
const ends: End[] = ['free', 'late', 'absent', 'driver'];
const share: Record<End, number> = { free: 0, late: 0.5, absent: 0.8, driver: 0 };

async function endsBy({ amelie, chloe, world }: PaymentWorld, end: End, ride: RideView): Promise<void> {
  if (end === 'free' || end === 'late') await amelie.cancels(ride);
  if (end === 'driver') await chloe.cancels(ride, 'Panne');
  if (end !== 'absent') return;
  world.passes(6 * 60);
  await chloe.notesAbsence(ride);
}

async function openTerms(end: End) {
  const paymentWorld = await openPaymentWorld();
  await withRule(paymentWorld.world);
  const ride = await termedRide(paymentWorld, end === 'free' ? inThreeDays : soon, '24/50/80');
  const fee = Math.floor(costOf(ride) * share[end] + 0.5);
  return { ...paymentWorld, paymentWorld, ride, fee };
}

/** What a driver hands back in cash, as soon as it is asked of them. */
async function handsBack({ chloe }: PaymentWorld, ride: RideView): Promise<void> {
  const { paymentMethod } = await rideNow(chloe, ride);
  if (paymentMethod === 'cash') await chloe.refunds(ride);
}

describe.each(ends)('a ride that ends %s', (end) => {
  test.each(ways)(
    'paid before by %s: the rest goes back, the fee stays, unless it is waived',
    async (way) => {
      const { paymentWorld, amelie, chloe, world, paypal, stripe, ride, fee } = await openTerms(end);
      await paysBy(paymentWorld, way, ride);
      await endsBy(paymentWorld, end, ride);
      await settles(world);
      await handsBack(paymentWorld, ride);

      const paid = way !== 'nobody';
      expect(await heldFor(world, ride)).toBe(paid ? fee : 0);
      const settled = fee > 0 ? 'paid' : 'refunded';
      expect((await rideNow(amelie, ride)).paymentStatus).toBe(paid ? settled : 'unpaid');

      const waived = await chloe.waivesFee(ride);
      await settles(world);
      await handsBack(paymentWorld, ride);

      expect(waived.statusCode).toBe(fee > 0 ? 200 : 409);
      expect(await heldFor(world, ride)).toBe(0);
      expect((await rideNow(amelie, ride)).paymentStatus).toBe(paid ? 'refunded' : 'unpaid');
      expect(paypal.takings() + stripe.takings()).toBe(0);
      expect(await journal(world)).toMatchObject({ balance: 0, brokenAt: undefined, differences: none });
    },
  );
});

const none = { payments: [], rides: [] };

describe.each(['late', 'absent'] as const)('the fee of a ride that ended %s', (end) => {
  const rows: [Exclude<Way, 'nobody'>, Waived][] = (['paypal', 'stripe', 'cash'] as const).flatMap((way) =>
    (['never', 'before paying', 'after paying'] as const).map((waived): [Exclude<Way, 'nobody'>, Waived] => [
      way,
      waived,
    ]),
  );
  test.each(rows)('is paid by %s, waived %s', async (way, waived) => {
    const { paymentWorld, amelie, chloe, world, ride, fee } = await openTerms(end);
    await endsBy(paymentWorld, end, ride);
    if (waived === 'before paying') await chloe.waivesFee(ride);
    else await paysBy(paymentWorld, way, ride);
    if (waived === 'after paying') await chloe.waivesFee(ride);
    await settles(world);
    await handsBack(paymentWorld, ride);

    const isKept = waived === 'never';
    expect((await amelie.opensStripeCheckout(ride)).json()).toMatchObject({ code: 'not_payable' });
    expect(await heldFor(world, ride)).toBe(isKept ? fee : 0);
    const status = { never: 'paid', 'before paying': 'unpaid', 'after paying': 'refunded' };
    expect((await rideNow(amelie, ride)).paymentStatus).toBe(status[waived]);
    expect(await journal(world)).toMatchObject({ balance: isKept ? fee : 0, differences: none });
  });
});

test('a ride whose driver is blocked costs nothing, and its money goes back by itself', async () => {
  const { paymentWorld, amelie, chloe, world, paypal, ride } = await openTerms('driver');
  const ines = await world.admin('Inès');
  await paysBy(paymentWorld, 'paypal', ride);

  await ines.blocks(chloe, 'Abus');
  await settles(world);

  expect(await rideNow(amelie, ride)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  expect([paypal.takings(), await heldFor(world, ride)]).toEqual([0, 0]);
});

describe('a part of the money', () => {
  test('goes back through the provider once, also when its answer is lost', async () => {
    const { paymentWorld, world, paypal, ride, fee } = await openTerms('late');
    await paysBy(paymentWorld, 'paypal', ride);
    paypal.failNext('cut_after', 'refund');
    await endsBy(paymentWorld, 'late', ride);
    await settles(world);
    await settles(world, 5);

    expect(paypal.takings()).toBe(fee);
    expect(await heldFor(world, ride)).toBe(fee);
    expect(await journalKinds(world)).toEqual(['order_opened', 'captured', 'refund_asked', 'refunded']);
  });

  test.each(['paypal', 'stripe'] as const)(
    'and what is left of it, given back by %s in the same moment, are two refunds',
    async (way) => {
      const { paymentWorld, chloe, world, ride, ...providers } = await openTerms('late');
      await paysBy(paymentWorld, way, ride);
      await endsBy(paymentWorld, 'late', ride);
      await settles(world, 0);
      await chloe.waivesFee(ride);
      await settles(world, 0);

      expect(await heldFor(world, ride)).toBe(0);
      expect(providers[way].takings()).toBe(0);
    },
  );

  test('of which the answer is repeated late is not taken for the next one', async () => {
    const { paymentWorld, amelie, chloe, world, paypal, ride } = await openTerms('late');
    const asked = async () =>
      await world.deps.db
        .selectFrom('payments')
        .selectAll()
        .where('ride_id', '=', ride.id)
        .executeTakeFirstOrThrow();
    await paysBy(paymentWorld, 'paypal', ride);
    await amelie.cancels(ride);
    paypal.failNext('broken_after', 'refund');
    await settles(world);
    const first = await asked();
    await settles(world);
    await chloe.waivesFee(ride);
    paypal.failNext('broken_before', 'refund');
    await settles(world);
    const second = await asked();

    await refundPayment(world.deps, first, null);

    expect([first.state, second.state]).toEqual(['refunding', 'refunding']);
    expect(await asked()).toEqual(second);
    expect(await heldFor(world, ride)).toBe(paypal.takings());
    await settles(world);
    expect(paypal.takings()).toBe(0);
    expect(await journal(world)).toMatchObject({ balance: 0, brokenAt: undefined, differences: none });
  });

  test('that the provider refuses is asked once, and then left to the driver', async () => {
    const { paymentWorld, amelie, chloe, world, stripe, ride, fee } = await openTerms('late');
    await paysBy(paymentWorld, 'stripe', ride);
    stripe.failNext('declined', 'refund');
    await endsBy(paymentWorld, 'late', ride);
    await settles(world);
    await settles(world, 5);

    expect(stripe.takings()).toBe(costOf(ride));
    expect(await rideNow(amelie, ride)).toMatchObject({
      paymentStatus: 'paid',
      paidAmount: ride.estimatedPrice,
    });

    expect((await chloe.refunds(ride)).statusCode).toBe(200);
    expect(stripe.takings()).toBe(fee);
    expect((await chloe.refunds(ride)).json()).toMatchObject({ code: 'nothing_to_refund' });
  });

  test('a card page that is paid after the cancellation leaves only the fee', async () => {
    const { paymentWorld, amelie, world, stripe, ride, fee } = await openTerms('late');
    await amelie.opensStripeCheckout(ride);
    const [sessionId = ''] = stripe.sessions.keys();
    await endsBy(paymentWorld, 'late', ride);
    stripe.pay(sessionId);
    for (let round = 0; round < 3; round += 1) await settles(world);

    expect(stripe.takings()).toBe(fee);
    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid' });
  });
});
