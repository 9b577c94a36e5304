import { describe, expect, test } from 'vitest';
import { listRideVouchers } from '#contract/papers/vouchers.calls.ts';
import {
  acceptOrder,
  cancelOrder,
  getOrderCancellation,
  listOrderRides,
  rejectOrder,
} from '#contract/rides/orders.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { rideNow } from '#tests/support/bookings.ts';
import { daily, fromOrly, ordered, orderedReturn, ridesOf } from '#tests/support/orders.ts';
import type { Person } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

async function openDesk() {
  const phones = telephones();
  const world = await openWorld({ messengers: phones.messengers });
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe);
  return { ...world, ...phones, amelie, chloe, drain: () => drainOutbox(world.deps) };
}

const acceptAll = (driver: Person, { id }: { id: string }) => driver.calls(acceptOrder, { id });

describe('a driver answers an order', () => {
  test('all of it at once, with a voucher for each ride and one message', async () => {
    const { amelie, chloe, drain, received } = await openDesk();
    const { ride } = await orderedReturn(amelie);
    await drain();

    const answer = await acceptAll(chloe, ride);
    await drain();

    expect(answer.json()).toMatchObject({
      changed: 2,
      ride: { status: 'accepted', order: { statuses: { accepted: 2 } } },
    });
    for (const { id } of await ridesOf(chloe, ride))
      expect((await chloe.calls(listRideVouchers, { id })).json()).toHaveLength(1);
    expect(received.map(({ event }) => event)).toEqual(['new_ride', 'accepted']);
    for (const { text } of received)
      expect(text).toContain('Ce message vaut pour 2 courses de la même commande.');
  });

  test('each message says what all the rides of it cost, and their terms without the amounts of one', async () => {
    const { amelie, chloe, drain, received, emails } = await openDesk();
    await chloe.savesSettings({ cancellationTerms: '24/50/100' });
    const { ride } = await orderedReturn(amelie);
    const prices = (await ridesOf(amelie, ride)).map(({ price }) => Number(price));
    await acceptAll(chloe, ride);

    await drain();

    const sum = prices
      .reduce((one, other) => one + other, 0)
      .toFixed(2)
      .replace('.', ',');
    for (const { text } of received) expect(text).toContain(`${sum}\u00a0€ pour les 2\u00a0courses`);
    const confirmed = emails.find(({ subject }) => subject.includes('confirmée'));
    expect(confirmed?.text).toContain('ensuite 50\u00a0% du prix convenu');
  });

  test('one by one, and the line of the series says how it stands', async () => {
    const { amelie, chloe } = await openDesk();
    const { ride } = await ordered(amelie, daily(4));
    const [first, second, third] = await ridesOf(chloe, ride);
    if (!first || !second || !third) throw new Error('a series of four');
    await chloe.accepts(first);
    await chloe.accepts(second);
    const rejected = await chloe.rejects(third, 'Complet');

    expect(rejected.json().order?.statuses).toMatchObject({ accepted: 2, pending: 1, rejected: 1 });
    expect((await rideNow(amelie, ride)).order?.statuses).toEqual({
      pending: 1,
      accepted: 2,
      rejected: 1,
      in_progress: 0,
      completed: 0,
      cancelled: 0,
    });
  });

  test('refuses what is left of it, with one reason', async () => {
    const { amelie, chloe, drain, received } = await openDesk();
    const { ride } = await ordered(amelie, daily(3));
    await chloe.accepts(ride);
    await drain();
    const missing = await chloe.calls(rejectOrder, { id: ride.id, body: { rejectionReason: ' ' } });

    const answer = await chloe.calls(rejectOrder, { id: ride.id, body: { rejectionReason: 'Complet' } });
    await drain();

    expect(missing.json()).toMatchObject({ code: 'reason_required' });
    expect(answer.json()).toMatchObject({
      changed: 2,
      ride: { order: { statuses: { accepted: 1, rejected: 2 } } },
    });
    expect(received.at(-1)).toMatchObject({ event: 'rejected' });
    expect(received.filter(({ event }) => event === 'rejected')).toHaveLength(1);
  });

  test('does not accept or refuse blindly what the client edited meanwhile', async () => {
    const { amelie, chloe } = await openDesk();
    const { ride } = await orderedReturn(amelie);
    const shown = await Promise.all((await ridesOf(chloe, ride)).map((one) => rideNow(chloe, one)));
    const rides = shown.map(({ id, version }) => ({ id, version }));
    const back = shown[1];
    if (!back) throw new Error('a return');
    await amelie.edits(back, { ...fromOrly, scheduledAt: '2026-05-04T20:00:00.000Z' });

    const accepted = await chloe.calls(acceptOrder, { id: ride.id, body: { rides } });
    const rejected = await chloe.calls(rejectOrder, {
      id: ride.id,
      body: { rejectionReason: 'Complet', rides },
    });

    for (const answer of [accepted, rejected]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'ride_changed',
        message: 'La course a été modifiée entre-temps.',
      });
    }
    expect((await rideNow(amelie, ride)).order?.statuses).toMatchObject({ pending: 2 });
    const read = await Promise.all(rides.map((one) => rideNow(chloe, one)));
    const again = await chloe.calls(acceptOrder, {
      id: ride.id,
      body: { rides: read.map(({ id, version }) => ({ id, version })) },
    });
    expect(again.json()).toMatchObject({ changed: 2 });
  });

  test('of several who accept it at once one gets all of it, the others are told by whom', async () => {
    const world = await openDesk();
    const yann = await world.driver('Yann');
    for (let round = 0; round < 3; round += 1) {
      const { ride } = await ordered(world.amelie, daily(6));

      const answers = await Promise.all(
        [world.chloe, yann, world.chloe, yann].map((one) => acceptAll(one, ride)),
      );

      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const drivers = await world.deps.db
        .selectFrom('rides')
        .select('driver_id')
        .where('order_id', '=', ride.order?.id ?? '')
        .execute();
      expect(new Set(drivers.map(({ driver_id }) => driver_id)).size).toBe(1);
      const vouchers = await world.deps.db.selectFrom('vouchers').select('ride_id').execute();
      expect(vouchers).toHaveLength(6 * (round + 1));
    }
    const { ride } = await orderedReturn(world.amelie);
    await acceptAll(world.chloe, ride);
    expect((await acceptAll(yann, ride)).json()).toMatchObject({
      code: 'ride_taken',
      message: 'Cette course a déjà été acceptée par Chloé.',
    });
  });
});

describe('a client cancels', () => {
  test.each([
    ['ride', 1, { pending: 3, cancelled: 1 }],
    ['following', 3, { pending: 1, cancelled: 3 }],
    ['order', 4, { pending: 0, cancelled: 4 }],
  ] as const)('with the scope %s from the second ride on %i', async (scope, changed, statuses) => {
    const { amelie } = await openDesk();
    const { ride } = await ordered(amelie, daily(4));
    const second = (await ridesOf(amelie, ride))[1];

    const answer = await amelie.calls(cancelOrder, { id: second?.id ?? '', body: { scope } });

    expect(answer.json()).toMatchObject({ changed, ride: { status: 'cancelled', order: { statuses } } });
  });

  test('both rides: the pending one is gone, for the accepted one the driver is asked once', async () => {
    const { amelie, chloe, drain, received } = await openDesk();
    const { ride } = await orderedReturn(amelie);
    await chloe.accepts(ride);
    await drain();

    const answer = await amelie.calls(cancelOrder, {
      id: ride.id,
      body: { scope: 'order', reason: 'Grève' },
    });
    await drain();

    expect(answer.json()).toMatchObject({
      changed: 2,
      ride: { status: 'accepted', cancellationReason: 'Grève', order: { other: { status: 'cancelled' } } },
    });
    expect(received.filter(({ event }) => event === 'cancellation_requested')).toHaveLength(1);
  });

  test('and nobody else can: other clients see nothing of it', async () => {
    const { amelie, client } = await openDesk();
    const karim = await client('Karim');
    const { ride } = await orderedReturn(amelie);

    const cancelled = await karim.calls(cancelOrder, { id: ride.id, body: { scope: 'order' } });
    const listed = await karim.calls(listOrderRides, { id: ride.id });

    expect([cancelled.statusCode, listed.statusCode]).toEqual([404, 404]);
  });

  test('the rest while a driver accepts all: each ride has one fate, and no accepted one is lost', async () => {
    const world = await openDesk();
    for (let round = 0; round < 4; round += 1) {
      const { ride } = await ordered(world.amelie, daily(6));
      const third = (await ridesOf(world.amelie, ride))[2]?.id ?? '';

      await Promise.all([
        acceptAll(world.chloe, ride),
        world.amelie.calls(cancelOrder, { id: third, body: { scope: 'following' } }),
      ]);

      const rows = await world.deps.db
        .selectFrom('rides')
        .leftJoin('vouchers', 'vouchers.ride_id', 'rides.id')
        .select(['rides.status', 'cancellation_requested_at', 'vouchers.number'])
        .where('order_id', '=', ride.order?.id ?? '')
        .orderBy('order_place')
        .execute();
      expect(rows.slice(0, 2).map(({ status }) => status)).toEqual(['accepted', 'accepted']);
      const rest = rows.slice(2).map((row) => `${row.status} ${row.cancellation_requested_at !== null}`);
      expect([['cancelled false'], ['accepted true']]).toContainEqual([...new Set(rest)]);
      for (const { status, number } of rows) expect(number !== null).toBe(status === 'accepted');
    }
  });

  test('and reads first how many rides it reaches and what is due; another amount is refused', async () => {
    const { amelie, chloe, deps } = await openDesk();
    const { ride } = await ordered(amelie, daily(3));
    await deps.db
      .updateTable('rides')
      .set({ cancellation_terms: { freeHours: 24, latePercent: 50, absencePercent: 100 } })
      .execute();
    await acceptAll(chloe, ride);
    const half = (Math.round(Number(ride.estimatedPrice) * 50) / 100).toFixed(2);

    const one = (await amelie.calls(getOrderCancellation, { id: ride.id, query: { scope: 'ride' } })).json();
    const all = (await amelie.calls(getOrderCancellation, { id: ride.id })).json();
    const body = { scope: 'order', fee: '0.00' } as const;
    const refused = await amelie.calls(cancelOrder, { id: ride.id, body });
    const done = await amelie.calls(cancelOrder, { id: ride.id, body: { ...body, fee: all.fee ?? '' } });

    expect(one).toMatchObject({ rides: 1, price: ride.estimatedPrice, fee: half });
    expect(all).toMatchObject({ rides: 3, fee: half, firstAt: ride.scheduledAt });
    expect(refused.json()).toMatchObject({ code: 'fee_changed' });
    expect(done.json()).toMatchObject({ changed: 3, ride: { status: 'cancelled' } });
  });

  test('two rides late: the emails name what both cost', async () => {
    const { amelie, chloe, deps, drain, emails, received } = await openDesk();
    const terms = { freeHours: 240, latePercent: 50, absencePercent: 100 };
    const { ride } = await ordered(amelie, daily(2));
    await deps.db.updateTable('rides').set({ cancellation_terms: terms, estimated_cents: 10_000 }).execute();
    await acceptAll(chloe, ride);
    await drain();
    const from = emails.length;

    await amelie.calls(cancelOrder, { id: ride.id, body: { scope: 'order', fee: '100.00' } });
    await drain();

    const texts = Object.fromEntries(emails.slice(from).map(({ to, text }) => [to, text]));
    expect(texts).toEqual({
      [amelie.email]: expect.stringContaining('Frais d’annulation\u00a0: 100,00\u00a0€.'),
      [chloe.email]: expect.stringContaining('100,00\u00a0€ vous restent dus.'),
    });
    expect(received.filter(({ event }) => event === 'client_cancelled')).toHaveLength(1);
  });
});
