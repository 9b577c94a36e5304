import { describe, expect, test } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { subscribeToPush } from '#contract/notifications/push.calls.ts';
import { listRideEvents, listRidesOfDay, moveRide } from '#contract/rides/rides.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { agreedRide, booked, rideNow } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

const aBrowser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/amelie',
  expirationTime: null,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

describe('one ride after the other', () => {
  test('starts and ends by the clock of the server, whatever the browser says', async () => {
    const { client, driver, deps, passes } = await openWorld();
    const chloe = await driver('Chloé');
    const ride = await agreedRide(await client('Amélie'), chloe);
    const startedAt = deps.clock().toISOString();

    const started = await chloe.moves(ride, {
      status: 'in_progress',
      startTime: '2020-01-01T00:00:00Z',
    });
    passes(45);
    const completed = await chloe.moves(ride, {
      status: 'completed',
      endTime: '2030-01-01T00:00:00Z',
      finalPrice: null,
    });

    expect(started.json()).toMatchObject({ status: 'in_progress', startTime: startedAt });
    expect(completed.json()).toMatchObject({
      status: 'completed',
      endTime: deps.clock().toISOString(),
      finalPrice: null,
    });
  });

  test('a second one is refused while the first runs, unless both steps are asked for together', async () => {
    const { client, driver } = await openWorld();
    const amelie = await client('Amélie');
    const chloe = await driver('Chloé');
    const [first, second] = [await agreedRide(amelie, chloe), await agreedRide(amelie, chloe)];
    await chloe.starts(first);

    const refused = await chloe.starts(second);
    const both = await chloe.moves(second, {
      status: 'in_progress',
      completeCurrent: true,
    });

    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Une autre course est déjà en cours.',
    ]);
    expect(both.json()).toMatchObject({ status: 'in_progress' });
    expect(await rideNow(amelie, first)).toMatchObject({
      status: 'completed',
      endTime: expect.any(String),
    });
  });

  test('when the second may not start, the first goes on', async () => {
    const { client, driver } = await openWorld();
    const amelie = await client('Amélie');
    const chloe = await driver('Chloé');
    const [first, second] = [await agreedRide(amelie, chloe), await agreedRide(amelie, chloe)];
    await chloe.starts(first);
    await amelie.cancels(second);

    const refused = await chloe.moves(second, {
      status: 'in_progress',
      completeCurrent: true,
    });

    expect(refused.json().code).toBe('cancellation_pending');
    expect((await rideNow(amelie, first)).status).toBe('in_progress');
  });

  test('of six starts at once, one ride runs', async () => {
    const { client, driver, deps } = await openWorld();
    const amelie = await client('Amélie');
    const chloe = await driver('Chloé');
    const rides = [];
    for (let count = 0; count < 6; count += 1) rides.push(await agreedRide(amelie, chloe));

    const answers = await Promise.all(rides.map((ride) => chloe.starts(ride)));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().code === 'driver_busy')).toHaveLength(5);
    const running = await deps.db
      .selectFrom('rides')
      .select('id')
      .where('status', '=', 'in_progress')
      .execute();
    expect(running).toHaveLength(1);
  });
});

describe('a start', () => {
  async function openStarted() {
    const world = await openWorld();
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    const ride = await agreedRide(amelie, chloe);
    await chloe.starts(ride);
    const messages = async () => {
      await drainOutbox(world.deps);
      const sent = await world.deps.db.selectFrom('outbox').select(['event', 'state']).execute();
      return sent.filter(({ event }) => event === 'started').map(({ state }) => state);
    };
    await amelie.calls(subscribeToPush, { body: aBrowser });
    return { ...world, amelie, chloe, ride, messages };
  }

  test('can be undone by its driver for ten seconds and a little, by the clock of the server', async () => {
    const { chloe, ride, passes, deps } = await openStarted();
    passes(12 / 60);
    const undone = await chloe.undoesStart(ride);
    await chloe.starts(ride);
    const startedAgain = deps.clock().toISOString();
    passes(12.5 / 60);
    const tooLate = await chloe.undoesStart(ride);

    expect(undone.json()).toMatchObject({ status: 'accepted', startTime: null });
    expect([tooLate.statusCode, tooLate.json().message]).toEqual([
      409,
      'Cette étape ne peut plus être annulée.',
    ]);
    expect(await rideNow(chloe, ride)).toMatchObject({ status: 'in_progress', startTime: startedAgain });
  });

  test('of another driver is not theirs to undo', async () => {
    const { driver, ride } = await openStarted();
    const yann = await driver('Yann');

    const answer = await yann.undoesStart(ride);

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ride_taken']);
  });

  test('is told to the client once, when it can no longer be undone', async () => {
    const { chloe, ride, passes, messages } = await openStarted();
    await chloe.undoesStart(ride);
    await chloe.starts(ride);
    const early = await messages();
    passes(0.2);
    const late = await messages();
    await chloe.undoesStart(ride);

    expect(early).toEqual(['waiting']);
    expect(late).toEqual(['sent']);
  });

  test('that ended another ride leaves that one ended when it is undone', async () => {
    const { amelie, chloe, ride } = await openStarted();
    const next = await agreedRide(amelie, chloe);
    await chloe.moves(next, { status: 'in_progress', completeCurrent: true });

    await chloe.undoesStart(next);

    expect([(await rideNow(chloe, next)).status, (await rideNow(chloe, ride)).status]).toEqual([
      'accepted',
      'completed',
    ]);
  });
});

describe('the final price', () => {
  test('is the driver’s to say at the end, and the client sees it beside the agreed one', async () => {
    const { client, driver } = await openWorld();
    const amelie = await client('Amélie');
    const chloe = await driver('Chloé');
    const ride = await agreedRide(amelie, chloe);
    await chloe.starts(ride);

    await chloe.completes(ride, 52.5);

    expect(await rideNow(amelie, ride)).toMatchObject({
      estimatedPrice: ride.estimatedPrice,
      finalPrice: '52.50',
    });
  });

  test.each([-1, '12.345', 'gratuit', 1_000_000, {}])('is never %j', async (finalPrice) => {
    const { client, driver } = await openWorld();
    const chloe = await driver('Chloé');
    const ride = await agreedRide(await client('Amélie'), chloe);
    await chloe.starts(ride);

    const body = { status: 'completed', finalPrice };
    const answer = await chloe.sends('PATCH', urlOf(moveRide, ride), { body });

    expect(answer.statusCode).toBe(400);
  });

  test('does not change once the ride is paid, nor before it ends', async () => {
    const { client, driver, deps } = await openWorld();
    const chloe = await driver('Chloé');
    const ride = await agreedRide(await client('Amélie'), chloe);
    const early = await chloe.moves(ride, { status: 'in_progress', finalPrice: 60 });
    await chloe.starts(ride);
    await deps.db.updateTable('rides').set({ payment_status: 'paid' }).where('id', '=', ride.id).execute();

    const late = await chloe.completes(ride, 60);
    const plain = await chloe.completes(ride);

    expect(early.json().fields).toEqual({ finalPrice: 'Le prix final se donne en terminant la course.' });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Cette course est payée\u00a0: son prix ne change plus.',
    ]);
    expect(plain.json()).toMatchObject({ status: 'completed', finalPrice: null });
  });
});

describe('what each side sees of the other', () => {
  test('telephones, vehicle and plate are for those who travel together', async () => {
    const { client, driver, admin } = await openWorld();
    const [amelie, chloe, yann, ines] = [
      await client('Amélie'),
      await driver('Chloé'),
      await driver('Yann'),
      await admin('Inès'),
    ];
    await amelie.savesProfile({ phone: '06 12 34 56 78' });
    await chloe.savesDriverProfile({
      vehicleMake: 'Tesla',
      vehicleModel: 'Model 3',
      vehiclePlate: 'gh-482-kt',
      phoneNumber: '06 98 76 54 32',
    });
    const ride = await booked(amelie);
    const phoneFor = async (person: Person) => (await rideNow(person, ride)).client.phone;

    expect([await phoneFor(chloe), await phoneFor(yann), await phoneFor(ines)]).toEqual([
      null,
      null,
      '0612345678',
    ]);
    await chloe.accepts(ride);

    expect(await phoneFor(chloe)).toBe('0612345678');
    expect((await rideNow(amelie, ride)).driver).toMatchObject({
      firstName: 'Chloé',
      phone: '06 98 76 54 32',
      vehicle: { make: 'Tesla', model: 'Model 3', plate: 'GH-482-KT' },
    });
  });

  test('a driver who refused is not to be called', async () => {
    const { client, driver } = await openWorld();
    const amelie = await client('Amélie');
    const chloe = await driver('Chloé');
    await chloe.savesDriverProfile({ phoneNumber: '06 98 76 54 32', vehiclePlate: 'GH-482-KT' });
    const ride = await booked(amelie);
    await chloe.rejects(ride, 'Trop loin');

    const { driver: seen } = await rideNow(amelie, ride);

    expect(seen).toMatchObject({ firstName: 'Chloé', phone: null, vehicle: null });
  });
});

test('the life of a ride can be read by those who see it, with who did what', async () => {
  const { client, driver } = await openWorld();
  const [amelie, chloe] = [await client('Amélie'), await driver('Chloé')];
  const ride = await agreedRide(amelie, chloe);
  await chloe.cancels(ride, 'Panne');

  const events = (await amelie.calls(listRideEvents, { id: ride.id })).json();

  expect(events).toMatchObject([
    { move: 'book', from: null, to: 'pending', by: { role: 'client', firstName: 'Amélie' } },
    { move: 'accept', from: 'pending', to: 'accepted', by: { role: 'driver', firstName: 'Chloé' } },
    { move: 'cancel', from: 'accepted', to: 'cancelled', reason: 'Panne' },
  ]);
});

test('the day of a driver holds their rides and the requests of that day in Paris, soonest first', async () => {
  const { client, driver } = await openWorld();
  const [amelie, chloe, yann] = [await client('Amélie'), await driver('Chloé'), await driver('Yann')];
  const evening = await booked(amelie, { scheduledAt: '2026-05-04T21:30:00.000Z' });
  await booked(amelie, { scheduledAt: '2026-05-04T22:30:00.000Z' });
  const noon = await agreedRide(amelie, chloe, { scheduledAt: '2026-05-04T10:00:00.000Z' });
  await agreedRide(amelie, yann, { scheduledAt: '2026-05-04T11:00:00.000Z' });

  const today = (await chloe.calls(listRidesOfDay)).json();
  const tomorrow = (await chloe.calls(listRidesOfDay, { query: { date: '2026-05-05' } })).json();
  const both = (await chloe.calls(listRidesOfDay, { query: { date: '2026-05-04', days: '2' } })).json();
  const never = await chloe.calls(listRidesOfDay, { query: { date: '2026-02-30' } });
  const tooMany = await chloe.calls(listRidesOfDay, { query: { date: '2026-05-04', days: '43' } });

  expect(both.map((ride: { id: string }) => ride.id)).toEqual([
    noon.id,
    evening.id,
    ...tomorrow.map(({ id }: { id: string }) => id),
  ]);
  expect(tooMany.statusCode).toBe(400);
  expect(today.map((ride: { id: string }) => ride.id)).toEqual([noon.id, evening.id]);
  expect(tomorrow).toHaveLength(1);
  expect(never.statusCode).toBe(400);
});
