import { describe, expect, test } from 'vitest';
import { listRideVouchers } from '#contract/papers/vouchers.calls.ts';
import type { EditRideBody } from '#contract/rides/booking-bodies.ts';
import { changeFollowing, quoteFollowing } from '#contract/rides/change-requests.calls.ts';
import { acceptOrder, cancelOrder } from '#contract/rides/orders.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { agreedRide, rideNow, toOrly } from '#tests/support/bookings.ts';
import { worksBy } from '#tests/support/hours.ts';
import { changesFollowing, daily, fromOrly, ordered, ridesOf } from '#tests/support/orders.ts';
import type { Person } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

/** Two hours later, on the day of the first ride. */
const LATER = '2026-05-04T14:00:00.000Z';

async function openDesk() {
  const phones = telephones();
  const world = await openWorld({ messengers: phones.messengers });
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe);
  const messages = async () => {
    phones.received.length = 0;
    await drainOutbox(world.deps);
    return phones.received.map(({ event }) => event);
  };
  return { ...world, ...phones, amelie, chloe, messages };
}

/** A series of four that Chloé accepted. */
async function openSeries() {
  const world = await openDesk();
  const { ride } = await ordered(world.amelie, daily(4), { weekdays: [1, 2, 3, 4] });
  await world.chloe.calls(acceptOrder, { id: ride.id });
  await world.messages();
  return { ...world, ride: await rideNow(world.amelie, ride), rides: await ridesOf(world.amelie, ride) };
}

const later = (change: Partial<EditRideBody> = {}): EditRideBody => ({
  ...toOrly,
  scheduledAt: LATER,
  ...change,
});

const quoted = async (person: Person, id: string, body: EditRideBody) =>
  (await person.calls(quoteFollowing, { id, body })).json();

const hoursOf = async (person: Person, ride: Pick<RideView, 'id'>) =>
  (await ridesOf(person, ride)).map(({ scheduledAt }) => scheduledAt.slice(5, 16));

describe('a client changes a ride of a series and those after it', () => {
  test('reads each date at its price first, and nothing has changed', async () => {
    const { amelie, ride, rides } = await openSeries();
    const second = rides[1]?.id ?? '';

    const view = await quoted(amelie, second, later({ scheduledAt: '2026-05-05T14:00:00.000Z', luggage: 2 }));

    expect(view.rides.map(({ step, newScheduledAt }) => [step, newScheduledAt.slice(5, 16)])).toEqual([
      ['ask', '05-05T14:00'],
      ['ask', '05-06T14:00'],
      ['ask', '05-07T14:00'],
    ]);
    expect(view.left).toEqual([]);
    const sum = view.rides.reduce((total, { newPrice }) => total + Math.round(Number(newPrice) * 100), 0);
    expect(view.after).toBe((sum / 100).toFixed(2));
    expect(await rideNow(amelie, ride)).toMatchObject({ version: ride.version });
  });

  test('the driver is told once, accepts all at once, and each has voucher 2', async () => {
    const { amelie, chloe, ride, rides, messages, received } = await openSeries();

    const asked = await changesFollowing(amelie, rides[1]?.id ?? '', {
      ...later({ scheduledAt: '2026-05-05T14:00:00.000Z' }),
      passengers: 3,
    });

    expect(asked.json()).toMatchObject({ changed: 3, ride: { changeRequest: { rides: 3 } } });
    expect(await messages()).toEqual(['change_requested']);
    expect(received[0]?.text).toContain('Ce message vaut pour 3 courses de la même commande.');
    expect(await hoursOf(amelie, ride)).toEqual(rides.map(({ scheduledAt }) => scheduledAt.slice(5, 16)));

    await chloe.acceptsChange({ id: rides[3]?.id ?? '' }, { all: true });

    expect(await messages()).toEqual(['change_accepted']);
    expect(await hoursOf(amelie, ride)).toEqual(['05-04T12:00', '05-05T14:00', '05-06T14:00', '05-07T14:00']);
    const [first, ...others] = await ridesOf(chloe, ride);
    expect((await chloe.calls(listRideVouchers, { id: first?.id ?? '' })).json()).toHaveLength(1);
    for (const { id, price } of others) {
      const [voucher] = (await chloe.calls(listRideVouchers, { id })).json();
      expect(voucher).toMatchObject({ version: 2, passengers: 3, price });
    }
  });

  test('a later date that is not possible stays as it is, and the others go on', async () => {
    const { amelie, chloe, ...world } = await openDesk();
    await worksBy(chloe);
    const camille = await world.client('Camille');
    await agreedRide(camille, chloe, { scheduledAt: '2026-05-06T14:00:00.000Z' });
    const { ride } = await ordered(amelie, daily(4), { weekdays: [1, 2, 3, 4] });
    const [, , third] = await ridesOf(amelie, ride);

    const view = await quoted(amelie, ride.id, later());
    const changed = await changesFollowing(amelie, ride.id, later());

    expect(view.left).toEqual([{ id: third?.id, scheduledAt: third?.scheduledAt, why: 'moment_taken' }]);
    expect(changed.json()).toMatchObject({ changed: 3 });
    expect(await hoursOf(amelie, ride)).toEqual(['05-04T14:00', '05-05T14:00', '05-06T12:00', '05-07T14:00']);
  });

  test('a later date that is taken while it is shown is named, without moments for the first', async () => {
    const { amelie, chloe, ...world } = await openDesk();
    await worksBy(chloe);
    const camille = await world.client('Camille');
    const { ride } = await ordered(amelie, daily(2), { weekdays: [1, 2] });
    await chloe.accepts(ride);
    const { rides } = await quoted(amelie, ride.id, later());
    await agreedRide(camille, chloe, { scheduledAt: '2026-05-05T14:00:00.000Z' });

    const named = rides.map(({ id, version, quoteId }) => ({ id, version, quoteId }));
    const refused = await amelie.calls(changeFollowing, {
      id: ride.id,
      body: { change: later(), rides: named },
    });

    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'moment_taken', moments: [] });
    expect(refused.json().message).toMatch(/^Le mar\. 5 mai/u);
    expect((await quoted(amelie, ride.id, later())).left).toMatchObject([{ why: 'moment_taken' }]);
  });

  test('what waits is edited at once, what is accepted is asked; what is over stays, and it says why', async () => {
    const { amelie, chloe, messages } = await openDesk();
    const { ride } = await ordered(amelie, daily(5), { weekdays: [1, 2, 3, 4, 5] });
    const [, second, third, fourth] = await ridesOf(amelie, ride);
    if (!second || !third || !fourth) throw new Error('a series of five');
    await chloe.accepts(second);
    await amelie.calls(cancelOrder, { id: third.id, body: { scope: 'ride' } });
    await chloe.accepts(fourth);
    await amelie.asksChange(fourth, { ...toOrly, scheduledAt: '2026-05-07T17:00:00.000Z' });
    await messages();

    const view = await quoted(amelie, ride.id, later());
    const done = await changesFollowing(amelie, ride.id, later());

    expect(view.rides.map(({ step }) => step)).toEqual(['edit', 'ask', 'edit']);
    expect(view.left).toMatchObject([
      { id: third.id, why: 'wrong_status' },
      { id: fourth.id, why: 'change_pending' },
    ]);
    expect(done.json()).toMatchObject({ changed: 3, ride: { scheduledAt: LATER, status: 'pending' } });
    expect(await hoursOf(amelie, ride)).toEqual([
      '05-04T14:00',
      '05-05T12:00',
      '05-06T12:00',
      '05-07T12:00',
      '05-08T14:00',
    ]);
    expect(await rideNow(amelie, second)).toMatchObject({ changeRequest: { rides: 1 } });
  });

  test('moved to other weekdays, the series is named by these, up to the last ride that takes place', async () => {
    const { amelie } = await openDesk();
    const { ride } = await ordered(amelie, daily(4), { weekdays: [1, 2, 3, 4] });
    const last = (await ridesOf(amelie, ride)).at(-1);

    await changesFollowing(amelie, ride.id, { ...toOrly, scheduledAt: '2026-05-05T12:00:00.000Z' });
    const moved = await rideNow(amelie, ride);
    await amelie.calls(cancelOrder, { id: last?.id ?? '', body: { scope: 'ride' } });

    expect(moved.order).toMatchObject({ weekdays: [2, 3, 4, 5], lastDay: '2026-05-08' });
    expect((await rideNow(amelie, ride)).order).toMatchObject({ weekdays: [2, 3, 4], lastDay: '2026-05-07' });
  });

  test('a series with returns is named by the weekdays of its outward rides', async () => {
    const { amelie } = await openDesk();
    const nextDay = daily(2, { ...fromOrly }).map((back, index) => ({
      ...back,
      scheduledAt: `2026-05-0${index + 5}T00:30:00.000Z`,
    }));
    const rides = daily(2).flatMap((out, index) => [out, nextDay[index] ?? out]);
    const { ride } = await ordered(amelie, rides, { weekdays: [1, 2], withReturns: true });

    expect((await rideNow(amelie, ride)).order).toMatchObject({ weekdays: [1, 2], lastDay: '2026-05-06' });
  });

  test('a ride that was paid keeps its price: at another one it stays as it is', async () => {
    const { amelie, deps, rides, ride } = await openSeries();
    const paid = rides[2]?.id ?? '';
    await deps.db.updateTable('rides').set({ payment_status: 'paid' }).where('id', '=', paid).execute();

    const dearer = await quoted(
      amelie,
      ride.id,
      later({ destinationAddress: 'Chartres', destinationLat: 48.446, destinationLng: 1.489 }),
    );
    const sameWay = await quoted(amelie, ride.id, { ...toOrly, notes: 'Interphone 4' });

    expect(dearer.left).toMatchObject([{ id: paid, why: 'ride_paid' }]);
    expect(dearer.rides).toHaveLength(3);
    expect(sameWay.left).toEqual([]);
  });

  test('nothing is asked of a ride that is as wanted already; nothing at all is refused', async () => {
    const { amelie, chloe, rides, ride } = await openSeries();
    const third = rides[2] ?? ride;
    await amelie.asksChange(third, { ...toOrly, scheduledAt: '2026-05-06T14:00:00.000Z' });
    await chloe.acceptsChange(third);

    const view = await quoted(amelie, ride.id, later());
    const nothing = await amelie.calls(quoteFollowing, { id: ride.id, body: toOrly });

    expect(view.left).toMatchObject([{ id: third.id, why: 'change_empty' }]);
    expect(nothing.json().code).toBe('change_empty');
  });

  test('outside all hours is to confirm for the client, and not for the driver who proposes it', async () => {
    const { amelie, chloe, ride } = await openSeries();
    await worksBy(chloe);
    await chloe.savesSettings({ outsideHours: 'confirm' });
    const evening = later({ scheduledAt: '2026-05-04T19:00:00.000Z' });
    const isToConfirm = async (person: Person) =>
      (await quoted(person, ride.id, evening)).rides.map(({ priceToConfirm }) => priceToConfirm);

    expect(await isToConfirm(amelie)).toEqual([true, true, true, true]);
    expect(await isToConfirm(chloe)).toEqual([false, false, false, false]);
  });

  test('only what the change alters: the flight of another date stays its own', async () => {
    const { amelie, chloe, rides, ride } = await openSeries();
    const third = rides[2] ?? ride;
    await amelie.asksChange(third, { ...toOrly, scheduledAt: third.scheduledAt, travelReference: 'AF 1234' });
    await chloe.acceptsChange(third);

    await changesFollowing(amelie, ride.id, { ...later(), travelReference: '', notes: 'Entrée par la cour' });
    await chloe.acceptsChange(ride, { all: true });

    expect(await rideNow(amelie, third)).toMatchObject({
      travelReference: 'AF 1234',
      notes: 'Entrée par la cour',
      scheduledAt: '2026-05-06T14:00:00.000Z',
    });
  });

  test('the ways back keep their own hour', async () => {
    const { amelie } = await openDesk();
    const back = daily(2).map((there, index) => ({
      ...fromOrly,
      scheduledAt: new Date(Date.parse(fromOrly.scheduledAt) + index * 86_400_000).toISOString(),
      there,
    }));
    const rides = back.flatMap(({ there, ...way }) => [there, way]);
    const { ride } = await ordered(amelie, rides, { weekdays: [1, 2], withReturns: true });

    const done = await changesFollowing(amelie, ride.id, later());

    expect(done.json()).toMatchObject({ changed: 2 });
    expect(await hoursOf(amelie, ride)).toEqual(['05-04T14:00', '05-04T18:00', '05-05T14:00', '05-05T18:00']);
  });

  test.each([
    ['1548-02-29T00:07:16.000Z', 'departure_too_soon'],
    ['9999-12-31T23:59:59.999Z', 'date_too_far'],
  ])('no date is counted from %s', async (scheduledAt, code) => {
    const { amelie, ride } = await openSeries();

    const answer = await amelie.calls(quoteFollowing, { id: ride.id, body: later({ scheduledAt }) });

    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code }]);
  });

  test('all of them or none: one that changed meanwhile, a foreign quote or a stranger stores nothing', async () => {
    const { amelie, chloe, client, rides, ride } = await openSeries();
    const view = await quoted(amelie, ride.id, later());
    const named = view.rides.map(({ id, version, quoteId }) => ({ id, version, quoteId }));
    const other = (await quoted(amelie, ride.id, later({ passengers: 2 }))).rides[0]?.quoteId ?? '';
    const bruno = await client('Bruno');
    const send = (person: Person, sent: typeof named) =>
      person.calls(changeFollowing, { id: ride.id, body: { change: later(), rides: sent } });

    const foreign = await send(
      amelie,
      named.map((one) => ({ ...one, quoteId: other })),
    );
    const stranger = await send(bruno, named);
    const without = await send(amelie, named.slice(1));
    await chloe.asksChange(rides[3] ?? ride, { ...toOrly, scheduledAt: '2026-05-07T17:00:00.000Z' });
    const changed = await send(amelie, named);

    expect([foreign, stranger, without, changed].map((answer) => answer.json().code)).toEqual([
      'quote_stale',
      'ride_not_found',
      'ride_changed',
      'ride_changed',
    ]);
    expect((await rideNow(amelie, ride)).changeRequest).toBeUndefined();
  });

  test('while the driver takes one of them elsewhere: all or none, whoever is first', async () => {
    const { amelie, chloe, rides, ride } = await openSeries();
    const last = rides[3] ?? ride;

    const [asked, cancelled] = await Promise.all([
      changesFollowing(amelie, ride.id, later()),
      chloe.cancels(last, 'Panne'),
    ]);

    expect(cancelled.statusCode).toBe(200);
    const open = [];
    for (const one of rides) open.push((await rideNow(amelie, one)).changeRequest !== undefined);
    const isWhole = asked.statusCode === 200;
    expect(open).toEqual([isWhole, isWhole, isWhole, false]);
  });
});

describe('of those asked for together', () => {
  const openOf = async (person: Person, rides: readonly Pick<RideView, 'id'>[]) => {
    const read = [];
    for (const ride of rides) read.push((await rideNow(person, ride)).changeRequest?.rides);
    return read;
  };

  test('each says how many are still open, and an answer to all answers those', async () => {
    const { amelie, chloe, ride, rides } = await openSeries();
    await changesFollowing(amelie, ride.id, later());
    expect(await openOf(chloe, rides)).toEqual([4, 4, 4, 4]);

    await chloe.acceptsChange(rides[1] ?? ride);
    await chloe.refusesChange(rides[2] ?? ride);
    const left = await openOf(amelie, [ride, ...rides.slice(3)]);
    await chloe.acceptsChange(ride, { all: true });

    expect(left).toEqual([2, 2]);
    expect(await hoursOf(amelie, ride)).toEqual(['05-04T14:00', '05-05T14:00', '05-06T12:00', '05-07T14:00']);
  });

  test('one whose hour has passed, or that another driver answers, is not counted for the driver', async () => {
    const { amelie, chloe, admin, driver, ride, rides, passes } = await openSeries();
    const [ines, yann] = [await admin('Inès'), await driver('Yann')];
    const [, second = ride, third = ride, fourth = ride] = rides;
    await changesFollowing(amelie, ride.id, later());

    await ines.handsOver(fourth, yann);
    const handedOver = [await openOf(chloe, [second, third]), await openOf(yann, [fourth])];
    passes(6 * 60);
    const passed = [await openOf(chloe, [second, third]), await openOf(amelie, [second, fourth])];

    expect(handedOver).toEqual([[3, 3], [1]]);
    expect(passed).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });
});

describe('a driver proposes it', () => {
  test('for the rides that are theirs; the client confirms all or takes one, and it can be taken back whole', async () => {
    const { amelie, chloe, ride, rides, messages } = await openSeries();
    await changesFollowing(chloe, ride.id, later());
    expect(await messages()).toEqual(['change_proposed']);

    await chloe.withdrawsChange(ride);
    expect((await rideNow(amelie, rides[2] ?? ride)).changeRequest).toBeUndefined();

    await messages();
    await changesFollowing(chloe, ride.id, later());
    await amelie.acceptsChange(rides[1] ?? ride);
    await amelie.refusesChange(ride, { all: true });

    expect(await hoursOf(amelie, ride)).toEqual(['05-04T12:00', '05-05T14:00', '05-06T12:00', '05-07T12:00']);
  });

  test('nothing of a ride that waits, which is its client’s', async () => {
    const { amelie, chloe } = await openDesk();
    const { ride } = await ordered(amelie, daily(3), { weekdays: [1, 2, 3] });
    await chloe.accepts(ride);

    const view = await quoted(chloe, ride.id, later());

    expect(view.rides).toHaveLength(1);
    expect(view.left.map(({ why }) => why)).toEqual(['not_allowed', 'not_allowed']);
  });
});
