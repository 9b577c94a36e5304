import { expect, test } from 'vitest';
import { getPublicSettings } from '#contract/platform/settings.calls.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import {
  addDayOff,
  getHours,
  getInstant,
  removeDayOff,
  saveHours,
  saveInstant,
} from '#contract/time/hours.calls.ts';
import { daysOffBetween, driverHours } from '#server/features/availability/index.ts';
import { booked } from '#tests/support/bookings.ts';
import { openWorld } from '#tests/support/world.ts';

const delays = { noticeMinutes: 120, horizonDays: 90, pauseMinutes: 15 };
const friday = [
  { weekday: 5, from: 18 * 60, to: 2 * 60 },
  { weekday: 5, from: 7 * 60, to: 13 * 60 },
];
const noHours = { from: null, to: null };

test('a driver says when they work; who says nothing works always', async () => {
  const { driver, visitor, deps } = await openWorld();
  const [chloe, yann] = [await driver('Chloé'), await driver('Yann')];
  const before = (await visitor().calls(getPublicSettings)).json();

  const saved = await chloe.calls(saveHours, {
    body: { spans: friday, ...delays, base: { address: 'Roissy', lat: 49, lng: 2.5 } },
  });

  expect(before.hasHours).toBe('false');
  expect((await visitor().calls(getPublicSettings)).json().hasHours).toBe('true');
  expect(saved.json()).toMatchObject({
    hours: { spans: friday.toReversed(), ...delays, base: { address: 'Roissy', lat: 49, lng: 2.5 } },
    daysOff: [],
    outside: 'refuse',
  });
  expect((await yann.calls(getHours)).json().hours).toBeNull();
  const known = await driverHours(deps.db, [chloe.id, yann.id]);
  expect(known.get(chloe.id)).toMatchObject({ spans: friday.toReversed(), pauseMinutes: 15, instant: false });
  expect(known.get(yann.id)).toMatchObject({ spans: null, noticeMinutes: 0, pauseMinutes: 0 });
});

test('the address where a day begins has a point on the map, also where the list of addresses had none', async () => {
  const { driver, deps } = await openWorld();
  const chloe = await driver('Chloé');
  const base = { address: 'Aéroport d’Orly', lat: null, lng: null };

  const saved = await chloe.calls(saveHours, { body: { spans: null, ...delays, base } });

  const orly = { lat: expect.closeTo(48.73, 1), lng: expect.closeTo(2.36, 1) };
  expect(saved.json().hours?.base).toEqual({ address: base.address, ...orly });
  const known = await driverHours(deps.db, [chloe.id]);
  expect(known.get(chloe.id)?.base).toEqual({ address: base.address, point: orly });
});

test.each([
  { spans: [{ weekday: 8, from: 0, to: 60 }], ...delays },
  { spans: [{ weekday: 1, from: -1, to: 60 }], ...delays },
  { spans: [{ weekday: 1, from: 0, to: 1440 }], ...delays },
  { spans: Array.from({ length: 7 }, (_, hour) => ({ weekday: 1, from: hour, to: hour + 1 })), ...delays },
  { spans: null, ...delays, horizonDays: 0 },
  { spans: null, ...delays, pauseMinutes: 241 },
])('hours that cannot be are refused: %j', async (body) => {
  const { driver } = await openWorld();
  const chloe = await driver('Chloé');

  expect((await chloe.calls(saveHours, { body })).statusCode).toBe(400);
  expect((await chloe.calls(getHours)).json().hours).toBeNull();
});

test('a day off over an accepted ride is kept, names the ride and cancels nothing', async () => {
  const { client, driver, deps } = await openWorld();
  const [amelie, chloe] = [await client('Amélie'), await driver('Chloé')];
  const ride = await booked(amelie);
  await chloe.accepts(ride);
  const day = ride.scheduledAt.slice(0, 10);

  const off = (
    await chloe.calls(addDayOff, {
      body: { firstDay: day, lastDay: day, ...noHours, reason: 'Révision de la voiture' },
    })
  ).json();

  expect(off).toMatchObject({ wholeDays: true, reason: 'Révision de la voiture' });
  expect(off.rides).toEqual([expect.objectContaining({ id: ride.id, number: ride.number })]);
  expect((await chloe.calls(getHours)).json().daysOff).toEqual([off]);
  expect((await amelie.calls(getRide, { id: ride.id })).json().status).toBe('accepted');
  const between = await daysOffBetween(deps.db, [chloe.id], new Date(off.startsAt), new Date(off.endsAt));
  expect(between).toMatchObject([{ driverId: chloe.id, id: off.id }]);
});

test('a day off is removed by its driver alone', async () => {
  const { driver } = await openWorld();
  const [chloe, yann] = [await driver('Chloé'), await driver('Yann')];
  const body = { firstDay: '2026-05-19', lastDay: '2026-05-19', from: '13:00', to: '15:00' };
  const { id } = (await chloe.calls(addDayOff, { body })).json();

  expect((await yann.calls(removeDayOff, { id })).statusCode).toBe(404);
  expect((await chloe.calls(removeDayOff, { id })).statusCode).toBe(200);
  expect((await chloe.calls(getHours)).json().daysOff).toEqual([]);
});

test.each([
  { firstDay: '2026-05-20', lastDay: '2026-05-19', ...noHours },
  { firstDay: '2026-05-01', lastDay: '2026-05-01', ...noHours },
  { firstDay: '2026-05-40', lastDay: '2026-05-41', ...noHours },
  { firstDay: '2026-05-19', lastDay: '2026-05-19', from: '25:00', to: '26:00' },
])('a day off from $firstDay to $lastDay is refused', async (body) => {
  const { driver } = await openWorld();

  const refused = await (await driver('Chloé')).calls(addDayOff, { body });

  expect(refused.json().message).toBe('Indiquez un début et une fin, dans cet ordre.');
});

test('immediate booking is off until its driver switches it on, and keeps its margin', async () => {
  const { driver } = await openWorld();
  const chloe = await driver('Chloé');
  const first = (await chloe.calls(getInstant)).json();

  await chloe.calls(saveInstant, { body: { on: true, leastMargin: 35 } });
  const off = (await chloe.calls(saveInstant, { body: { on: false } })).json();

  expect(first).toMatchObject({ on: false, leastMargin: 20, shown: false });
  expect(off).toMatchObject({ on: false, leastMargin: 35, shown: true, rides: [] });
});
