import { expect, test } from 'vitest';
import type { RideView } from '#contract/rides.ts';
import type { PaymentFault } from '#tests/providers/planned-faults.ts';
import { agreedRide, rideNow } from '#tests/support/bookings.ts';
import { chanceFrom } from '#tests/support/chance.ts';
import {
  approvesPaypal,
  hears,
  journal,
  openPaymentWorld,
  opensCheckout,
  type PaymentWorld,
  settles,
} from '#tests/support/payments.ts';

const OPERATIONS = 1_000;
const AT_ONCE = 4;
const SEED = Number(process.env.PAYMENT_SEED ?? 20261115);

const faults: PaymentFault[] = [
  'declined',
  'slow_down',
  'broken_before',
  'broken_after',
  'cut_after',
  'silent_after',
  'already_done',
  'pending',
];

test(`after ${OPERATIONS} random operations with faults the journal is what the providers and the drawer hold`, {
  timeout: 400_000,
}, async () => {
  const paymentWorld = await openPaymentWorld();
  const chance = chanceFrom(SEED);
  await paymentWorld.chloe.savesSettings({ cancellationTerms: '24/50/80' });
  const rides: RideView[] = [paymentWorld.ride];
  const orders: string[] = [];
  const sessions: string[] = [];
  const statuses: number[] = [];

  const operations: [
    weight: number,
    work: (ride: RideView) => Promise<{ statusCode: number } | undefined>,
  ][] = [
    [2, async () => void rides.push(await newRide())],
    [5, payByPaypal],
    [2, async () => await paymentWorld.amelie.capturesPaypalOrder(chance.pick(orders) ?? 'NONE')],
    [3, payByCard],
    [2, async (ride) => await paymentWorld.amelie.checksPayment(ride)],
    [2, async (ride) => await paymentWorld.amelie.paysCash(ride)],
    [1, async (ride) => await paymentWorld.amelie.takesCashBack(ride)],
    [2, async (ride) => await paymentWorld.chloe.confirmsCash(ride)],
    [1, async (ride) => await paymentWorld.chloe.contestsCash(ride)],
    [1, async (ride) => await paymentWorld.chloe.cancels(ride, 'Panne')],
    [2, async (ride) => await paymentWorld.amelie.cancels(ride)],
    [1, async (ride) => await paymentWorld.chloe.notesAbsence(ride)],
    [1, async (ride) => await paymentWorld.chloe.waivesFee(ride)],
    [3, refund],
    [2, paypalTells],
    [1, async () => decideSome(paymentWorld, chance)],
    [2, timePasses],
  ];

  /** Left in the past, within the day or in a week: an absence, a late and a free cancellation are all possible. */
  async function newRide() {
    const hours = chance.pick([1, 5, 200]) ?? 1;
    const scheduledAt = new Date(paymentWorld.world.deps.clock().getTime() + hours * 3_600_000).toISOString();
    const ride = await agreedRide(paymentWorld.amelie, paymentWorld.chloe, { scheduledAt });
    if (hours === 1) await leaves(paymentWorld, ride);
    return ride;
  }

  async function payByPaypal(ride: RideView) {
    if (chance.oneIn(3)) paymentWorld.paypal.failNext(chance.pick(faults) ?? 'declined');
    if (chance.oneIn(10))
      paymentWorld.paypal.failNext('broken_after', chance.pick(['open', 'get']) ?? 'open');
    const orderId = await approvesPaypal(paymentWorld, paymentWorld.amelie, ride);
    if (!orderId) return undefined;
    orders.push(orderId);
    return chance.oneIn(5) ? undefined : await paymentWorld.amelie.capturesPaypalOrder(orderId);
  }

  async function payByCard(ride: RideView) {
    if (chance.oneIn(6))
      paymentWorld.stripe.failNext('cut_after', chance.pick(['open', 'get', 'close']) ?? 'open');
    const sessionId = await opensCheckout(paymentWorld, paymentWorld.amelie, ride);
    sessions.push(sessionId);
    const paid = chance.pick(sessions) ?? sessionId;
    if (!chance.oneIn(4)) paymentWorld.stripe.pay(paid, chance.oneIn(8) ? 'pending' : undefined);
    return undefined;
  }

  async function refund(ride: RideView) {
    const provider = chance.oneIn(2) ? paymentWorld.paypal : paymentWorld.stripe;
    if (chance.oneIn(3)) provider.failNext(chance.pick(faults) ?? 'declined', 'refund');
    return await paymentWorld.chloe.refunds(ride);
  }

  async function timePasses() {
    await settles(paymentWorld.world, chance.below(4));
    return undefined;
  }

  async function paypalTells() {
    const orderId = chance.pick(orders);
    if (!orderId) return undefined;
    const type = chance.pick(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'] as const);
    return await hears(
      paymentWorld.world,
      'paypal',
      paymentWorld.paypal.signedEvent(type ?? 'PAYMENT.CAPTURE.COMPLETED', orderId),
    );
  }

  for (let done = 0; done < OPERATIONS; done += AT_ONCE) {
    const together = Array.from({ length: AT_ONCE }, async () => {
      const work = chance.weighted(operations);
      const answer = await work(chance.pick(rides) ?? paymentWorld.ride);
      if (answer) statuses.push(answer.statusCode);
    });
    await Promise.all(together);
  }
  await comeToRest(paymentWorld);

  const drawer = await cashInDrawer(paymentWorld, rides);
  const { balance, brokenAt, differences } = await journal(paymentWorld.world);
  expect(statuses.filter((code) => code >= 500 && code !== 503)).toEqual([]);
  expect(brokenAt).toBeUndefined();
  expect(balance).toBe(paymentWorld.paypal.takings() + paymentWorld.stripe.takings() + drawer);
  expect(balance).toBeGreaterThan(0);
  expect(differences).toEqual({ payments: [], rides: [] });
  expect(await partlyRefunded(paymentWorld)).toBeGreaterThan(0);
  expect(await inDoubt(paymentWorld)).toEqual([]);
  for (const ride of rides) expect(await isPaidOnceAtMost(paymentWorld, ride), ride.id).toBe(true);
});

/** Decides some of the pending captures and refunds. */
async function decideSome(
  { paypal, stripe }: PaymentWorld,
  chance: ReturnType<typeof chanceFrom>,
): Promise<undefined> {
  for (const { id } of paypal.captures) if (chance.oneIn(2)) paypal.decide(id, !chance.oneIn(4));
  for (const { id } of paypal.refunds) if (chance.oneIn(2)) paypal.decide(id, true);
  for (const { id } of [...stripe.charges, ...stripe.refunds]) if (chance.oneIn(2)) stripe.decide(id, true);
}

/** Decides everything pending, expires every page and checks every payment in doubt. */
async function comeToRest(paymentWorld: PaymentWorld): Promise<void> {
  const { world, paypal, stripe } = paymentWorld;
  for (let round = 0; round < 12; round += 1) {
    for (const { id } of [...paypal.captures, ...paypal.refunds]) paypal.decide(id, true);
    for (const { id } of [...stripe.charges, ...stripe.refunds]) stripe.decide(id, true);
    for (const sessionId of stripe.sessions.keys()) stripe.expire(sessionId);
    await settles(world, 90);
  }
}

async function cashInDrawer({ amelie }: PaymentWorld, rides: RideView[]): Promise<number> {
  const now = await Promise.all(rides.map((ride) => rideNow(amelie, ride)));
  return now
    .filter(({ paymentStatus, cashConfirmedAt }) => paymentStatus === 'paid' && cashConfirmedAt !== null)
    .reduce((sum, ride) => sum + heldOf(ride), 0);
}

/** What is held for a ride that is paid. */
function heldOf({ paidAmount, estimatedPrice }: RideView): number {
  return Math.round(Number(paidAmount ?? estimatedPrice) * 100);
}

/** Its departure passes. */
async function leaves({ world }: PaymentWorld, { id }: RideView): Promise<void> {
  await world.deps.db
    .updateTable('rides')
    .set({ scheduled_at: world.deps.clock() })
    .where('id', '=', id)
    .execute();
}

/** Payments of which a fee was kept: the operations reached what they are for. */
async function partlyRefunded({ world }: PaymentWorld): Promise<number> {
  const rows = await world.deps.db
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'paid')
    .where('refunded_cents', '>', 0)
    .execute();
  return rows.length;
}

async function inDoubt({ world }: PaymentWorld) {
  return await world.deps.db
    .selectFrom('payments')
    .select(['id', 'method', 'state', 'problem'])
    .where((where) =>
      where.or([where('look_at', 'is not', null), where('state', 'in', ['capturing', 'mismatch'])]),
    )
    .execute();
}

async function isPaidOnceAtMost({ world, amelie }: PaymentWorld, ride: RideView): Promise<boolean> {
  const { sum } = await world.deps.db
    .selectFrom('payment_journal')
    .select(({ fn }) => fn.sum<string | null>('amount_cents').as('sum'))
    .where('ride_id', '=', ride.id)
    .executeTakeFirstOrThrow();
  const now = await rideNow(amelie, ride);
  const { paymentStatus, paymentMethod, cashConfirmedAt } = now;
  const isPaid = paymentStatus === 'paid' && (paymentMethod !== 'cash' || cashConfirmedAt !== null);
  return Number(sum) === (isPaid ? heldOf(now) : 0);
}
