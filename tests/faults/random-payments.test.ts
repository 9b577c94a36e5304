import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { acceptOrder } from '#contract/rides/orders.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { PaymentFault } from '#tests/providers/planned-faults.ts';
import { agreedRide, rideNow, toOrly } from '#tests/support/bookings.ts';
import { chanceFrom } from '#tests/support/chance.ts';
import { fromOrly, ordered, ridesOf } from '#tests/support/orders.ts';
import {
  approvesPaypal,
  costOf,
  heldFor,
  journal,
  openPaymentWorld,
  opensCheckout,
  type PaymentWorld,
  receivesWebhook,
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
  const raised: RideView[] = [];
  const returns: RideView[] = [];
  const orders: string[] = [];
  const sessions: string[] = [];
  const statuses: number[] = [];

  const operations: [
    weight: number,
    work: (ride: RideView) => Promise<{ statusCode: number } | undefined>,
  ][] = [
    [2, async () => void rides.push(await newRide())],
    [1, async () => void returns.push(...(await newReturn()))],
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
    [3, async () => await payTogether(chance.pick(returns) ?? paymentWorld.ride)],
    [2, async () => void raised.push(await endsRaised())],
    [2, async () => await paymentWorld.amelie.contestsPrice(oneRaised())],
    [
      2,
      async () => await paymentWorld.chloe.answersContest(oneRaised(), chance.oneIn(3) ? 'waived' : 'kept'),
    ],
    [2, async () => await payByPaypal(oneRaised())],
    [1, async () => await payByCard(oneRaised())],
    [1, async () => await paymentWorld.chloe.confirmsCash(oneRaised())],
    [3, refund],
    [2, paypalReports],
    [1, async () => decideSome(paymentWorld, chance)],
    [2, async () => await refundComesBack(paymentWorld, chance)],
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

  async function newReturn() {
    const inHours = (hours: number) => ({
      scheduledAt: new Date(paymentWorld.world.deps.clock().getTime() + hours * 3_600_000).toISOString(),
    });
    const trips = [
      { ...toOrly, ...inHours(5) },
      { ...fromOrly, ...inHours(9) },
    ];
    const { ride } = await ordered(paymentWorld.amelie, trips, { withReturns: true });
    await paymentWorld.chloe.calls(acceptOrder, { id: ride.id });
    const both = await ridesOf(paymentWorld.amelie, ride);
    const now = await Promise.all(both.map((one) => rideNow(paymentWorld.amelie, one)));
    rides.push(...now);
    return now;
  }

  /** Both rides of a return, or what can be paid of it; a single ride by itself. */
  async function payTogether(ride: RideView) {
    if (chance.oneIn(3)) paymentWorld.paypal.failNext(chance.pick(faults) ?? 'declined');
    const orderId = await approvesPaypal(paymentWorld, paymentWorld.amelie, ride, { wholeOrder: true });
    if (!orderId) return undefined;
    orders.push(orderId);
    return chance.oneIn(5) ? undefined : await paymentWorld.amelie.capturesPaypalOrder(orderId);
  }

  /** At ten euros more than agreed. */
  async function endsRaised() {
    const ride = await newRide();
    await paymentWorld.chloe.starts(ride);
    const additions = [{ kind: 'toll' as const, amount: '10.00', reason: 'A6' }];
    await paymentWorld.chloe.moves(ride, { status: 'completed', additions });
    rides.push(ride);
    return ride;
  }

  function oneRaised(): RideView {
    return chance.pick(raised) ?? paymentWorld.ride;
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

  async function paypalReports() {
    const orderId = chance.pick(orders);
    if (!orderId) return undefined;
    const type = chance.pick(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'] as const);
    return await receivesWebhook(
      paymentWorld.world,
      'paypal',
      paymentWorld.paypal.signedEvent(type ?? 'PAYMENT.CAPTURE.COMPLETED', orderId),
    );
  }

  /** Without faults, so that what chance alone may miss was there: a raise waived, one kept, a return paid at once and half of it given back, a refund that came back. */
  async function eachOnce() {
    const { amelie, chloe, stripe, world } = paymentWorld;
    const [waived, kept, [outward, back]] = [await endsRaised(), await endsRaised(), await newReturn()];
    raised.push(waived, kept);
    for (const ride of [waived, kept]) await amelie.contestsPrice(ride);
    await chloe.answersContest(waived, 'waived');
    await pays(kept);
    await chloe.answersContest(kept, 'kept');
    await pays(kept);
    if (!outward || !back) throw new Error('The return was not ordered');
    returns.push(outward, back);
    await pays(outward, { wholeOrder: true });
    await chloe.cancels(back, 'Panne');
    await chloe.refunds(back);
    await settles(world);
    const byCard = await newRide();
    rides.push(byCard);
    stripe.pay(await opensCheckout(paymentWorld, amelie, byCard));
    await settles(world);
    await chloe.cancels(byCard, 'Panne');
    await chloe.refunds(byCard);
    await refundComesBack(paymentWorld, chance);
  }

  async function pays(ride: RideView, body: { wholeOrder?: boolean } = {}) {
    const orderId = await approvesPaypal(paymentWorld, paymentWorld.amelie, ride, body);
    await paymentWorld.amelie.capturesPaypalOrder(orderId);
  }

  await eachOnce();
  for (let done = 0; done < OPERATIONS; done += AT_ONCE) {
    const together = Array.from({ length: AT_ONCE }, async () => {
      const work = chance.weighted(operations);
      const answer = await work(chance.pick(rides) ?? paymentWorld.ride);
      if (answer) statuses.push(answer.statusCode);
    });
    await Promise.all(together);
  }
  await comeToRest(paymentWorld);

  const drawer = await cashInDrawer(paymentWorld);
  const { balance, brokenAt, differences } = await journal(paymentWorld.world);
  expect(statuses.filter((code) => code >= 500 && code !== 503)).toEqual([]);
  expect(brokenAt).toBeUndefined();
  expect(balance).toBe(paymentWorld.paypal.takings() + paymentWorld.stripe.takings() + drawer);
  expect(balance).toBeGreaterThan(0);
  expect(differences).toEqual({ payments: [], rides: [] });
  expect(await partlyRefunded(paymentWorld)).toBeGreaterThan(0);
  expect(await inDoubt(paymentWorld)).toEqual([]);
  expect(Object.entries(await reached(paymentWorld)).filter(([, count]) => count === 0)).toEqual([]);
  for (const ride of rides) expect(await isPaidOnceAtMost(paymentWorld, ride), ride.id).toBe(true);
});

/** Decides some of the pending captures and refunds. */
async function decideSome(
  { paypal, stripe }: PaymentWorld,
  chance: ReturnType<typeof chanceFrom>,
): Promise<undefined> {
  for (const { id } of paypal.captures) if (chance.oneIn(2)) paypal.decide(id, !chance.oneIn(4));
  for (const { id } of paypal.refunds) if (chance.oneIn(2)) paypal.decide(id, !chance.oneIn(4));
  for (const { id } of stripe.charges) if (chance.oneIn(2)) stripe.decide(id, true);
  for (const { id } of stripe.refunds) if (chance.oneIn(2)) stripe.decide(id, !chance.oneIn(4));
}

/** Never in the moment in which it was made, nor before we have read of it. */
async function refundComesBack({ world, stripe }: PaymentWorld, chance: ReturnType<typeof chanceFrom>) {
  const lines = world.deps.db
    .selectFrom('payment_journal')
    .select('reference')
    .where('kind', '=', 'refunded');
  const read = new Set((await lines.execute()).map(({ reference }) => reference));
  const refund = chance.pick(
    stripe.refunds.filter(({ id, status }) => status === 'succeeded' && read.has(id)),
  );
  const charge = stripe.charges.find(({ intentId }) => intentId === refund?.intentId);
  if (!refund || !charge) return undefined;
  stripe.returnRefund(refund.id);
  world.passes(1);
  const event = stripe.signedEvent('refund.failed', charge.sessionId, world.deps.clock());
  return await receivesWebhook(world, 'stripe', event);
}

/** After a day, in which Stripe forgets its keys: decides everything pending, expires every page and checks every payment in doubt. */
async function comeToRest(paymentWorld: PaymentWorld): Promise<void> {
  const { world, paypal, stripe, amelie, chloe, ride } = paymentWorld;
  await settles(world, 25 * 60);
  for (let round = 0; round < 12; round += 1) {
    for (const { id } of [...paypal.captures, ...paypal.refunds]) paypal.decide(id, true);
    for (const { id } of [...stripe.charges, ...stripe.refunds]) stripe.decide(id, true);
    for (const sessionId of stripe.sessions.keys()) stripe.expire(sessionId);
    await settles(world, 90);
  }
  // After a month no refund can come back. Amélie and Chloé stay signed in.
  for (let round = 0; round < 8; round += 1) {
    await settles(world, 5 * 24 * 60);
    for (const person of [amelie, chloe]) await rideNow(person, ride);
  }
}

/** What was agreed is in it before a rest is asked for. */
async function cashInDrawer({ world }: PaymentWorld): Promise<number> {
  const rows = await world.deps.db
    .selectFrom('payments')
    .innerJoin('rides', 'rides.id', 'ride_id')
    .select(['amount_cents', 'refunded_cents', 'is_rest', 'owes_rest', 'cash_confirmed_at'])
    .where('method', '=', 'cash')
    .where('state', '=', 'paid')
    .execute();
  return rows
    .filter((row) => row.cash_confirmed_at !== null || (row.owes_rest && !row.is_rest))
    .reduce((sum, row) => sum + row.amount_cents - row.refunded_cents, 0);
}

/** What is held for a ride: of one that is not paid, what was paid as agreed before its rest was asked for. */
function heldOf({ paymentStatus, paymentMethod, cashConfirmedAt, paidAmount, estimatedPrice }: RideView) {
  if (paymentStatus === 'refunded') return 0;
  if (paymentStatus !== 'paid') return centsOf(paidAmount ?? '0');
  return paymentMethod !== 'cash' || cashConfirmedAt !== null
    ? centsOf(paidAmount ?? estimatedPrice)
    : undefined;
}

function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Its departure passes, and the free minutes of a station after it. */
async function leaves({ world }: PaymentWorld, { id }: RideView): Promise<void> {
  await world.deps.db
    .updateTable('rides')
    .set({ scheduled_at: new Date(world.deps.clock().getTime() - 3_600_000) })
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

/** Cash that is only announced leaves what was paid as agreed before a rest, or nothing. */
async function isPaidOnceAtMost({ world, amelie }: PaymentWorld, ride: RideView): Promise<boolean> {
  const sum = await heldFor(world, ride);
  const now = await rideNow(amelie, ride);
  return (
    sum === (heldOf(now) ?? (now.raise?.answer === 'kept' ? costOf(now) : 0)) ||
    (sum === 0 && heldOf(now) === undefined)
  );
}

/** The operations reached what they are for. */
async function reached({ world }: PaymentWorld) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from payments where state in ('paid', 'refunding', 'refunded') and lead_id is not null) as "paidTogether",
    (select count(*)::int from payments where state in ('paid', 'refunded') and refunded_cents > 0 and lead_id is not null) as "refundedOfBoth",
    (select count(*)::int from payments where state in ('paid', 'refunding', 'refunded') and is_rest) as rests,
    (select count(*)::int from payment_journal where kind = 'refund_failed' and amount_cents > 0) as "cameBack",
    (select count(*)::int from rides where price_answer = 'waived') as waived`.execute(world.deps.db);
  return rows[0] ?? {};
}
