import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getTakings } from '#contract/money/takings.calls.ts';
import { listRideBills, requestInvoice, requestNote } from '#contract/papers/bills.calls.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { listRideEvents } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { issueBillsByItself } from '#server/features/bills/index.ts';
import { rideNow, startedRide } from '#tests/support/bookings.ts';
import { lastBill } from '#tests/support/last-bill.ts';
import {
  approvesPaypal,
  costOf,
  heldFor,
  journal,
  openPaymentWorld,
  type PaymentWorld,
  settles,
} from '#tests/support/payments.ts';
import { withRule } from '#tests/support/prices.ts';
import { paysBy, type Way } from '#tests/support/terms.ts';
import { waitingIn } from '#tests/support/waiting-in.ts';

const RAISE = 3000;
const HOURS_48 = 48 * 60;
const none = { payments: [], rides: [] };
const everyWay: Exclude<Way, 'nobody'>[] = ['paypal', 'stripe', 'cash'];

/** A ride that its driver ended at thirty euros more than agreed. */
async function openRaised() {
  const paymentWorld = await openPaymentWorld();
  const { world, amelie, chloe } = paymentWorld;
  await withRule(world);
  await chloe.calls(saveCompany, {
    body: {
      legalName: 'Beaurivage',
      siren: '999 840 218',
      vatRegime: 'liable',
      vatNumber: 'FR45 999 840 218',
    },
  });
  const started = await startedRide(amelie, chloe);
  const agreed = costOf(started);
  const ride = (await chloe.completes(started, ((agreed + RAISE) / 100).toFixed(2))).json();
  return { ...paymentWorld, paymentWorld, ride, agreed };
}

async function papersOf({ amelie }: Pick<PaymentWorld, 'amelie'>, { id }: RideView) {
  const [papers] = (await amelie.calls(listRideBills, { query: { ids: id } })).json();
  if (!papers) throw new Error('the ride has no papers');
  return papers;
}

describe('a raise that nobody contests', () => {
  test('has no papers for 48 hours, not even on request, and then has them for the whole price', async () => {
    const { paymentWorld, amelie, world, ride, agreed } = await openRaised();
    const refused = await amelie.calls(requestNote, { id: ride.id });
    await settles(world, HOURS_48 - 1);
    const before = await papersOf(paymentWorld, ride);

    await settles(world, 1);

    expect(refused.json()).toMatchObject({ code: 'price_open' });
    expect(before).toMatchObject({ bills: [], isNoteOnRequest: false, isInvoiceOnRequest: false });
    const { bills } = await papersOf(paymentWorld, ride);
    expect(bills.map(({ kind, ttc }) => [kind, ttc])).toEqual([
      ['note', ((agreed + RAISE) / 100).toFixed(2)],
    ]);
    expect((await amelie.contestsPrice(ride)).json()).toMatchObject({ code: 'raise_settled' });
  });

  test.each(everyWay)('has them as soon as it is paid by %s', async (way) => {
    const { paymentWorld, amelie, world, ride, agreed } = await openRaised();

    await paysBy(paymentWorld, way, ride);

    const { bills } = await papersOf(paymentWorld, ride);
    expect(bills.map(({ kind, ttc }) => [kind, ttc])).toEqual([
      ['note', ((agreed + RAISE) / 100).toFixed(2)],
    ]);
    expect(await heldFor(world, ride)).toBe(agreed + RAISE);
    expect((await amelie.contestsPrice(ride)).json()).toMatchObject({ code: 'raise_settled' });
    await settles(world, HOURS_48);
    expect((await papersOf(paymentWorld, ride)).bills).toHaveLength(1);
  });

  test('has no papers that its client contests in the same moment', async () => {
    const { paymentWorld, amelie, world, ride } = await openRaised();
    world.passes(HOURS_48);
    const gate = await world.deps.db.startTransaction().execute();
    await sql`select from rides where id = ${ride.id} for update`.execute(gate);

    const issuing = issueBillsByItself(world.deps, () => false);
    await expect.poll(() => waitingIn(world.deps)).toBe(1);
    const contesting = amelie.contestsPrice(ride);
    await expect.poll(() => waitingIn(world.deps)).toBe(2);
    await gate.commit().execute();
    await issuing;

    expect((await contesting).json()).toMatchObject({ code: 'ride_changed' });
    expect((await papersOf(paymentWorld, ride)).bills).toHaveLength(1);
    expect(await rideNow(amelie, ride)).toMatchObject({ raise: null });
  });

  test('cash that was only announced is no payment yet', async () => {
    const { paymentWorld, amelie, ride } = await openRaised();
    await amelie.paysCash(ride);

    const refused = await amelie.contestsPrice(ride);
    const { bills } = await papersOf(paymentWorld, ride);
    await amelie.takesCashBack(ride);
    const contested = await amelie.contestsPrice(ride);

    expect([refused.statusCode, bills, contested.statusCode]).toEqual([409, [], 200]);
  });
});

describe('a raise that its client contests', () => {
  test('needs a reason, is told to the driver and to every admin, and stands in the history', async () => {
    const { amelie, chloe, world, ride } = await openRaised();
    const ines = await world.admin('Inès');

    const silent = await amelie.contestsPrice(ride, '  ');
    const contested = (await amelie.contestsPrice(ride)).json();

    expect(silent.json()).toMatchObject({ code: 'reason_required' });
    expect(contested.raise).toMatchObject({ openUntil: null, reason: 'Nous étions à l’heure', answer: null });
    const messages = await world.deps.db
      .selectFrom('outbox')
      .select(['event', 'recipient_id'])
      .where('event', 'in', ['price_raised', 'price_contested', 'contest_to_watch'])
      .orderBy('id')
      .execute();
    expect(messages).toEqual([
      { event: 'price_raised', recipient_id: amelie.id },
      { event: 'price_contested', recipient_id: chloe.id },
      { event: 'contest_to_watch', recipient_id: ines.id },
    ]);
    const events = (await chloe.calls(listRideEvents, { id: ride.id })).json();
    expect(events.at(-1)).toMatchObject({ move: 'contest_price', reason: 'Nous étions à l’heure' });
  });

  test('is not invoiced, on request or after 48 hours, until it is answered', async () => {
    const { paymentWorld, amelie, world, ride } = await openRaised();
    await amelie.contestsPrice(ride);

    await settles(world, HOURS_48 + 1);
    const refused = await amelie.calls(requestInvoice, { id: ride.id, body: {} });

    expect(refused.json()).toMatchObject({ code: 'price_open' });
    expect((await papersOf(paymentWorld, ride)).bills).toEqual([]);
  });

  test.each(everyWay)('paid as agreed by %s and waived: a Remise, nothing more is due', async (way) => {
    const { paymentWorld, amelie, chloe, world, ride, agreed } = await openRaised();
    await amelie.contestsPrice(ride);
    await paysBy(paymentWorld, way, ride);

    const waived = (await chloe.answersContest(ride, 'waived')).json();

    expect(waived).toMatchObject({ paymentStatus: 'paid', finalPrice: ride.estimatedPrice });
    expect(await heldFor(world, ride)).toBe(agreed);
    const { bills, ttc } = await papersOf(paymentWorld, ride);
    expect([ttc, bills.map((bill) => bill.ttc)]).toEqual([ride.estimatedPrice, [ride.estimatedPrice]]);
    expect((await chloe.answersContest(ride, 'kept')).json()).toMatchObject({ code: 'raise_settled' });
    expect(await journal(world)).toMatchObject({ balance: agreed, differences: none });
  });

  const rests = everyWay.flatMap((way) => everyWay.map((rest): [Way, Way] => [way, rest]));
  test.each(rests)('paid as agreed by %s and kept: the rest is due, and paid by %s', async (way, rest) => {
    const { paymentWorld, amelie, chloe, world, ride, agreed } = await openRaised();
    await amelie.contestsPrice(ride);
    await paysBy(paymentWorld, way, ride);
    const contested = await rideNow(amelie, ride);
    const { waiting } = (await chloe.calls(getTakings, { query: { period: 'day' } })).json();
    const kept = (await chloe.answersContest(ride, 'kept')).json();
    const { toCollect } = (await chloe.calls(getTakings, { query: { period: 'day' } })).json();

    await paysBy(paymentWorld, rest, ride);

    expect(contested).toMatchObject({ paymentStatus: 'paid', paidAmount: ride.estimatedPrice });
    expect(waiting.map(({ id }) => id)).toEqual([ride.id]);
    expect(kept).toMatchObject({ paymentStatus: 'unpaid', paidAmount: ride.estimatedPrice });
    expect(toCollect).toMatchObject({ count: 1, total: '30.00' });
    expect(await heldFor(world, ride)).toBe(agreed + RAISE);
    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid', paidAmount: ride.finalPrice });
    expect(await journal(world)).toMatchObject({ balance: agreed + RAISE, differences: none });
    const takings = (await chloe.calls(getTakings, { query: { period: 'day' } })).json();
    expect(takings).toMatchObject({ rides: 1, toCollect: { count: 0 } });
  });

  test('not paid yet and kept: the whole price is due at once', async () => {
    const { paymentWorld, amelie, chloe, world, ride, agreed } = await openRaised();
    await amelie.contestsPrice(ride);
    await chloe.answersContest(ride, 'kept');

    await paysBy(paymentWorld, 'paypal', ride);

    expect(await heldFor(world, ride)).toBe(agreed + RAISE);
    expect(await journal(world)).toMatchObject({ differences: none });
  });

  test('an order that was opened before is not charged at the raised price', async () => {
    const { paymentWorld, amelie, stripe, world, ride, agreed } = await openRaised();
    await amelie.opensStripeCheckout(ride);
    const [early = ''] = stripe.sessions.keys();
    await amelie.contestsPrice(ride);
    stripe.pay(early);
    for (let round = 0; round < 3; round += 1) await settles(world);
    await paysBy(paymentWorld, 'paypal', ride);

    expect(stripe.takings()).toBe(0);
    expect(await heldFor(world, ride)).toBe(agreed);
    expect(await journal(world)).toMatchObject({ balance: agreed, differences: none });
  });

  test('as high as the agreed price and kept: a PayPal order of before is none for the rest', async () => {
    const { paymentWorld, amelie, chloe, world } = await openRaised();
    const started = await startedRide(amelie, chloe);
    const agreed = costOf(started);
    const ride = (await chloe.completes(started, ((2 * agreed) / 100).toFixed(2))).json();
    await amelie.contestsPrice(ride);
    await amelie.opensPaypalOrder(ride);
    await paysBy(paymentWorld, 'cash', ride);
    await chloe.answersContest(ride, 'kept');

    await paysBy(paymentWorld, 'paypal', ride);

    expect(await heldFor(world, ride)).toBe(2 * agreed);
    expect(await journal(world)).toMatchObject({ balance: 2 * agreed, differences: none });
  });

  test('kept, and invoiced while its rest is being paid: the invoice says what was paid before', async () => {
    const { paymentWorld, amelie, chloe, paypal, world, ride, agreed } = await openRaised();
    await amelie.contestsPrice(ride);
    await paysBy(paymentWorld, 'stripe', ride);
    await chloe.answersContest(ride, 'kept');
    const orderId = await approvesPaypal(paymentWorld, amelie, ride);
    paypal.failNext('pending');
    await amelie.capturesPaypalOrder(orderId);

    await amelie.calls(requestInvoice, { id: ride.id, body: {} });

    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'processing' });
    expect(await lastBill(world)).toMatchObject({ kind: 'invoice', payment: null, alreadyPaid: agreed });
  });

  test('kept, and invoiced while its rest is only announced in cash: the invoice says what was paid before', async () => {
    const { paymentWorld, amelie, chloe, world, ride, agreed } = await openRaised();
    await amelie.contestsPrice(ride);
    await paysBy(paymentWorld, 'stripe', ride);
    await chloe.answersContest(ride, 'kept');
    await amelie.paysCash(ride);

    await amelie.calls(requestInvoice, { id: ride.id, body: {} });

    expect(await lastBill(world)).toMatchObject({ kind: 'invoice', payment: null, alreadyPaid: agreed });
  });

  test('kept, and paid in two ways: the invoice names both payments with their sums', async () => {
    const { paymentWorld, amelie, chloe, world, ride, agreed } = await openRaised();
    await amelie.contestsPrice(ride);
    await paysBy(paymentWorld, 'stripe', ride);
    await chloe.answersContest(ride, 'kept');
    await paysBy(paymentWorld, 'cash', ride);

    await amelie.calls(requestInvoice, { id: ride.id, body: {} });

    expect(await lastBill(world)).toMatchObject({
      kind: 'invoice',
      payment: { method: 'cash' },
      payments: [
        { method: 'stripe', amount: agreed },
        { method: 'cash', amount: RAISE },
      ],
    });
  });

  test('an admin answers it too; while cash is announced it cannot be kept', async () => {
    const { amelie, chloe, world, ride } = await openRaised();
    const ines = await world.admin('Inès');
    await amelie.contestsPrice(ride);
    await amelie.paysCash(ride);

    const early = await ines.answersContest(ride, 'kept');
    await chloe.confirmsCash(ride);
    const kept = await ines.answersContest(ride, 'kept');

    expect(early.json()).toMatchObject({ code: 'cash_unanswered' });
    expect(kept.json()).toMatchObject({ raise: { answer: 'kept' }, paymentStatus: 'unpaid' });
  });

  test('another client, another driver and a ride that was not raised get nowhere', async () => {
    const { amelie, chloe, world, ride } = await openRaised();
    const [bruno, david] = [await world.client('Bruno'), await world.driver('David')];
    const plain = await startedRide(amelie, chloe);
    await chloe.completes(plain);

    expect((await bruno.contestsPrice(ride)).statusCode).toBe(404);
    expect((await amelie.contestsPrice(plain)).json()).toMatchObject({ code: 'raise_settled' });
    await amelie.contestsPrice(ride);
    expect((await david.answersContest(ride, 'waived')).statusCode).toBe(404);
    expect((await amelie.contestsPrice(ride)).json()).toMatchObject({ code: 'raise_settled' });
  });
});
