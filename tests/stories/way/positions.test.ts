import { describe, expect, test } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { handOverRide } from '#contract/platform/admin.calls.ts';
import { openPosition } from '#contract/platform/platform.calls.ts';
import { RIDE_OVER } from '#contract/rides/positions.ts';
import type { Point } from '#domain/geo/great-circle.ts';
import { metresBetween } from '#domain/position/shared-position.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import {
  canary,
  openRideSocket,
  rideSocket,
  secondInstance,
  sender,
  traces,
} from '#tests/support/positions.ts';
import { listening } from '#tests/support/sockets.ts';
import { openWorld } from '#tests/support/world.ts';

const patiently = { timeout: 5_000 };
const soon = { scheduledAt: '2026-05-04T08:00:00.000Z' };
const shown = { type: 'at', ...canary, age: 0, minutes: expect.any(Number), isRough: true };
const gone = { type: 'gone' };

/** Amélie's ride, Chloé who drives, and two instances. */
async function openWay() {
  const world = await openWorld();
  const [amelie, karim] = [await world.client('Amélie'), await world.client('Karim')];
  const [chloe, remi, ines] = [
    await world.driver('Chloé'),
    await world.driver('Rémi'),
    await world.admin('Inès'),
  ];
  const ride = await agreedRide(amelie, chloe, soon);
  const [here, there] = [await listening(world.app), await secondInstance(world)];
  return { ...world, amelie, karim, chloe, remi, ines, ride, here, there };
}

describe('the position of a ride under way', () => {
  test('is seen by its client and the admin on every instance, and by whoever comes later', async () => {
    const { amelie, ines, chloe, ride, here, there } = await openWay();
    await chloe.setsOff(ride);
    const [onHere, onThere] = [rideSocket(here, amelie, ride), rideSocket(there, ines, ride)];
    await expect.poll(() => [onHere.frames, onThere.frames], patiently).toEqual([[gone], [gone]]);

    const car = await sender(here, chloe, ride);
    car.isAt();

    await expect.poll(() => onHere.frames.at(-1), patiently).toEqual(shown);
    await expect.poll(() => onThere.frames.at(-1), patiently).toMatchObject({ type: 'at', ...canary });
    const later = rideSocket(there, amelie, ride);
    await expect.poll(() => later.frames[0], patiently).toMatchObject({ type: 'at', ...canary });
  });

  test('is taken by an instance that has not heard of the departure yet', async () => {
    const { deps, amelie, chloe, ride, here, there } = await openWay();
    const followers = [rideSocket(here, amelie, ride), rideSocket(there, amelie, ride)];
    await expect.poll(() => followers.map(({ frames }) => frames), patiently).toEqual([[gone], [gone]]);
    await deps.db
      .updateTable('rides')
      .set({ on_the_way_at: deps.clock() })
      .where('id', '=', ride.id)
      .execute();

    const car = await sender(here, chloe, ride);
    car.isAt();

    for (const { frames } of followers)
      await expect.poll(() => frames.at(-1), patiently).toMatchObject({ type: 'at', ...canary });
    expect(car.ended).toEqual({});
  });

  test('is known to an instance that starts while it is shared', async () => {
    const world = await openWay();
    const { amelie, chloe, ride, here } = world;
    await chloe.setsOff(ride);
    const first = rideSocket(here, amelie, ride);
    const car = await sender(here, chloe, ride);
    car.isAt();
    await expect.poll(() => first.frames.at(-1), patiently).toEqual(shown);

    const third = await secondInstance(world);
    const follower = rideSocket(third, amelie, ride);

    await expect.poll(() => follower.frames.at(-1), patiently).toMatchObject({ type: 'at', ...canary });
  });

  test.each([
    ['taken back', 'undo'],
    ['handed over', 'hand over'],
    ['ended', 'complete'],
    ['cancelled by its driver', 'cancel'],
    ['stopped by its driver', 'stop'],
  ] as const)('is forgotten at once by every instance when the ride is %s', async (_, end) => {
    const { amelie, chloe, remi, ines, ride, here, there } = await openWay();
    await chloe.setsOff(ride);
    const followers = [rideSocket(here, amelie, ride), rideSocket(there, amelie, ride)];
    const car = await sender(here, chloe, ride);
    car.isAt();
    for (const { frames } of followers)
      await expect.poll(() => frames.at(-1), patiently).toMatchObject({ type: 'at' });

    if (end === 'undo') await chloe.undoes(ride, 'on_the_way');
    if (end === 'hand over') await ines.calls(handOverRide, { id: ride.id, body: { driverId: remi.id } });
    if (end === 'complete') await chloe.starts(ride).then(() => chloe.completes(ride));
    if (end === 'cancel') await chloe.moves(ride, { status: 'cancelled', reason: 'Panne' });
    if (end === 'stop') car.stops();

    for (const { frames } of followers)
      await expect.poll(() => frames.at(-1), patiently).toSatisfy((last) => last.type !== 'at');
    for (const host of [here, there]) {
      const late = rideSocket(host, amelie, ride);
      await expect.poll(() => late.frames, patiently).toEqual([gone]);
    }
  });

  test('stays when the driver is there and when the ride starts', async () => {
    const { amelie, chloe, ride, here } = await openWay();
    await chloe.setsOff(ride);
    const follower = rideSocket(here, amelie, ride);
    const car = await sender(here, chloe, ride);
    car.isAt();
    await expect.poll(() => follower.frames, patiently).toEqual([gone, shown]);

    await chloe.arrives(ride);
    await chloe.starts(ride);

    await expect.poll(() => follower.received.changes, patiently).toBeGreaterThanOrEqual(2);
    expect(follower.frames).toEqual([gone, shown]);
    const late = rideSocket(here, amelie, ride);
    await expect.poll(() => late.frames, patiently).toEqual([shown]);
  });

  test('tells how far the car was when its driver was there, and nothing of where', async () => {
    const { amelie, chloe, ride, here, there, deps } = await openWay();
    await chloe.setsOff(ride);
    const follower = rideSocket(there, amelie, ride);
    const car = await sender(here, chloe, ride);
    car.isAt();
    await expect.poll(() => follower.frames.at(-1), patiently).toMatchObject(canary);

    const arrived = (await chloe.arrives(ride)).json();

    const pickup = { lat: arrived.pickupLat, lng: arrived.pickupLng } as Point;
    expect(arrived.way?.arrivedMetres).toBe(metresBetween(canary, pickup));
    const kept = JSON.stringify(
      await deps.db.selectFrom('rides').selectAll().where('id', '=', ride.id).execute(),
    );
    expect(traces.filter((trace) => kept.includes(trace))).toEqual([]);
  });

  test('tells no distance where nothing was shared, or nothing new for a minute', async () => {
    const { amelie, chloe, ride, here, passes } = await openWay();
    await chloe.setsOff(ride);
    expect((await chloe.arrives(ride)).json().way).not.toHaveProperty('arrivedMetres');

    const other = await agreedRide(amelie, chloe, { scheduledAt: '2026-05-04T12:00:00.000Z' });
    await chloe.setsOff(other);
    const follower = rideSocket(here, amelie, other);
    const car = await sender(here, chloe, other);
    car.isAt();
    await expect.poll(() => follower.frames.at(-1), patiently).toMatchObject(canary);
    passes(2);
    expect((await chloe.arrives(other)).json().way).not.toHaveProperty('arrivedMetres');
  });

  test('grows old by the clock of the server and is gone after ten minutes of silence', async () => {
    const { amelie, chloe, ride, here, passes } = await openWay();
    await chloe.setsOff(ride);
    const follower = rideSocket(here, amelie, ride);
    const car = await sender(here, chloe, ride);
    car.isAt();
    await expect.poll(() => follower.frames.at(-1), patiently).toEqual(shown);

    passes(3);
    const afterThree = rideSocket(here, amelie, ride);
    await expect.poll(() => afterThree.frames, patiently).toEqual([{ ...shown, age: 180_000 }]);
    passes(7);
    const afterTen = rideSocket(here, amelie, ride);
    await expect.poll(() => afterTen.frames, patiently).toEqual([gone]);
  });
});

describe('nobody else', () => {
  test('reads or sends a position', async () => {
    const { amelie, karim, chloe, remi, ride, here } = await openWay();
    await chloe.setsOff(ride);
    const strangers = [karim, remi].map((person) => rideSocket(here, person, ride));
    const unsigned = openRideSocket(here, urlOf(openPosition, { id: ride.id }));
    const follower = rideSocket(here, amelie, ride);
    await expect.poll(() => follower.frames, patiently).toEqual([gone]);

    follower.socket.send(JSON.stringify({ type: 'here', ...canary }));

    for (const { ended } of strangers) await expect.poll(() => ended.status, patiently).toBe(404);
    await expect.poll(() => unsigned.ended.status, patiently).toBe(401);
    const again = rideSocket(here, amelie, ride);
    await expect.poll(() => again.frames, patiently).toEqual([gone]);
  });

  test('not even the driver shares one before the departure, or after the end', async () => {
    const { amelie, chloe, ride, here } = await openWay();
    const follower = rideSocket(here, amelie, ride);
    const early = await sender(here, chloe, ride);
    early.isAt();
    await expect.poll(() => early.ended.code, patiently).toBe(RIDE_OVER);

    await chloe.starts(ride);
    await chloe.completes(ride);
    const late = await sender(here, chloe, ride);
    late.isAt();

    await expect.poll(() => late.ended.code, patiently).toBe(RIDE_OVER);
    expect(follower.frames.filter(({ type }) => type === 'at')).toEqual([]);
  });

  test('a session that ended follows no more, and nonsense closes the socket', async () => {
    const { amelie, chloe, ride, here } = await openWay();
    await chloe.setsOff(ride);
    const follower = rideSocket(here, amelie, ride);
    await expect.poll(() => follower.frames, patiently).toEqual([gone]);
    const car = await sender(here, chloe, ride);

    await amelie.signsOut();
    car.socket.send(JSON.stringify({ type: 'here', lat: 148, lng: 2, heading: null }));

    await expect.poll(() => follower.ended.code, patiently).toBe(4401);
    await expect.poll(() => car.ended.code, patiently).toBe(1007);
  });

  test('whoever is blocked neither follows nor shares any longer, on any instance', async () => {
    const { amelie, chloe, ines, ride, here, there } = await openWay();
    await chloe.setsOff(ride);
    const [blocked, other] = [rideSocket(there, amelie, ride), rideSocket(here, ines, ride)];
    const car = await sender(there, chloe, ride);
    car.isAt();
    for (const { frames } of [blocked, other])
      await expect.poll(() => frames.at(-1), patiently).toMatchObject({ type: 'at' });

    await ines.blocks(amelie, 'Abus');
    await ines.blocks(chloe, 'Abus');

    for (const { ended } of [blocked, car]) await expect.poll(() => ended.code, patiently).toBe(4401);
    await expect.poll(() => other.frames.at(-1), patiently).toEqual(gone);
    for (const person of [amelie, chloe]) {
      const again = rideSocket(here, person, ride);
      await expect.poll(() => again.ended.status, patiently).toBe(401);
    }
  });
});
