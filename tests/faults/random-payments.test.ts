import { expect, test } from 'vitest';
import type { RideView } from '#contract/rides.ts';
import type { PaymentFault } from '#tests/providers/planned-faults.ts';
import { chanceFrom } from '#tests/support/chance.ts';
import {
  agreedRide,
  approvesPaypal,
  captures,
  hears,
  journal,
  opensCheckout,
  openTill,
  paysCash,
  rideNow,
  saysCash,
  settles,
  type Till,
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
  const till = await openTill();
  const chance = chanceFrom(SEED);
  const rides: RideView[] = [till.ride];
  const orders: string[] = [];
  const sessions: string[] = [];
  const statuses: number[] = [];

  const operations: [
    weight: number,
    work: (ride: RideView) => Promise<{ statusCode: number } | undefined>,
  ][] = [
    [2, async () => void rides.push(await agreedRide(till.amelie, till.chloe))],
    [5, payByPaypal],
    [2, async () => await captures(till.amelie, chance.pick(orders) ?? 'NONE')],
    [3, payByCard],
    [2, async (ride) => await till.amelie.posts(`/api/rides/${ride.id}/payment/check`)],
    [2, async (ride) => await paysCash(till.amelie, ride)],
    [1, async (ride) => await saysCash(till.amelie, ride, 'unpaid')],
    [2, async (ride) => await saysCash(till.chloe, ride, 'paid')],
    [1, async (ride) => await saysCash(till.chloe, ride, 'unpaid')],
    [2, async ({ id }) => await till.chloe.patches(`/api/rides/${id}/cancel`, { reason: 'Panne' })],
    [3, refund],
    [2, paypalTells],
    [1, async () => decideSome(till, chance)],
    [2, timePasses],
  ];

  async function payByPaypal(ride: RideView) {
    if (chance.oneIn(3)) till.paypal.failNext(chance.pick(faults) ?? 'declined');
    if (chance.oneIn(10)) till.paypal.failNext('broken_after', chance.pick(['open', 'look']) ?? 'open');
    const orderId = await approvesPaypal(till, till.amelie, ride);
    if (!orderId) return undefined;
    orders.push(orderId);
    return chance.oneIn(5) ? undefined : await captures(till.amelie, orderId);
  }

  async function payByCard(ride: RideView) {
    if (chance.oneIn(6)) till.stripe.failNext('cut_after', chance.pick(['open', 'look', 'close']) ?? 'open');
    const sessionId = await opensCheckout(till, till.amelie, ride);
    sessions.push(sessionId);
    const paid = chance.pick(sessions) ?? sessionId;
    if (!chance.oneIn(4)) till.stripe.pay(paid, chance.oneIn(8) ? 'pending' : undefined);
    return undefined;
  }

  async function refund({ id }: RideView) {
    const provider = chance.oneIn(2) ? till.paypal : till.stripe;
    if (chance.oneIn(3)) provider.failNext(chance.pick(faults) ?? 'declined', 'refund');
    return await till.chloe.posts(`/api/rides/${id}/refund`);
  }

  async function timePasses() {
    await settles(till.world, chance.below(4));
    return undefined;
  }

  async function paypalTells() {
    const orderId = chance.pick(orders);
    if (!orderId) return undefined;
    const type = chance.pick(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'] as const);
    return await hears(
      till.world,
      'paypal',
      till.paypal.signedEvent(type ?? 'PAYMENT.CAPTURE.COMPLETED', orderId),
    );
  }

  for (let done = 0; done < OPERATIONS; done += AT_ONCE) {
    const together = Array.from({ length: AT_ONCE }, async () => {
      const work = chance.weighted(operations);
      const answer = await work(chance.pick(rides) ?? till.ride);
      if (answer) statuses.push(answer.statusCode);
    });
    await Promise.all(together);
  }
  await comeToRest(till);

  const drawer = await cashInDrawer(till, rides);
  const { balance, brokenAt } = await journal(till.world);
  expect(statuses.filter((code) => code >= 500 && code !== 503)).toEqual([]);
  expect(brokenAt).toBeUndefined();
  expect(balance).toBe(till.paypal.takings() + till.stripe.takings() + drawer);
  expect(balance).toBeGreaterThan(0);
  expect(await inDoubt(till)).toEqual([]);
  for (const ride of rides) expect(await isPaidOnceAtMost(till, ride), ride.id).toBe(true);
});

/** Some of what the providers think about is decided. */
async function decideSome(
  { paypal, stripe }: Till,
  chance: ReturnType<typeof chanceFrom>,
): Promise<undefined> {
  for (const { id } of paypal.captures) if (chance.oneIn(2)) paypal.decide(id, !chance.oneIn(4));
  for (const { id } of paypal.refunds) if (chance.oneIn(2)) paypal.decide(id, true);
  for (const { id } of [...stripe.charges, ...stripe.refunds]) if (chance.oneIn(2)) stripe.decide(id, true);
}

/** Everything is decided, every page has run out, every doubt is looked at. */
async function comeToRest(till: Till): Promise<void> {
  const { world, paypal, stripe } = till;
  for (let round = 0; round < 12; round += 1) {
    for (const { id } of [...paypal.captures, ...paypal.refunds]) paypal.decide(id, true);
    for (const { id } of [...stripe.charges, ...stripe.refunds]) stripe.decide(id, true);
    for (const sessionId of stripe.sessions.keys()) stripe.expire(sessionId);
    await settles(world, 90);
  }
}

async function cashInDrawer({ amelie }: Till, rides: RideView[]): Promise<number> {
  const now = await Promise.all(rides.map((ride) => rideNow(amelie, ride)));
  return now
    .filter(({ paymentStatus, cashConfirmedAt }) => paymentStatus === 'paid' && cashConfirmedAt !== null)
    .reduce((sum, { estimatedPrice }) => sum + Math.round(Number(estimatedPrice) * 100), 0);
}

async function inDoubt({ world }: Till) {
  return await world.deps.db
    .selectFrom('payments')
    .select(['id', 'method', 'state', 'problem'])
    .where((where) =>
      where.or([where('look_at', 'is not', null), where('state', 'in', ['capturing', 'mismatch'])]),
    )
    .execute();
}

async function isPaidOnceAtMost({ world, amelie }: Till, ride: RideView): Promise<boolean> {
  const { sum } = await world.deps.db
    .selectFrom('payment_journal')
    .select(({ fn }) => fn.sum<string | null>('amount_cents').as('sum'))
    .where('ride_id', '=', ride.id)
    .executeTakeFirstOrThrow();
  const { paymentStatus, paymentMethod, cashConfirmedAt, estimatedPrice } = await rideNow(amelie, ride);
  const isPaid = paymentStatus === 'paid' && (paymentMethod !== 'cash' || cashConfirmedAt !== null);
  return Number(sum) === (isPaid ? Math.round(Number(estimatedPrice) * 100) : 0);
}
