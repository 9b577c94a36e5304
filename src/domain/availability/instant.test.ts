import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOf, type Stretch } from '../day-plan/stretch.ts';
import type { Asked } from './answer.ts';
import { departureAt } from './departure.ts';
import { type InstantPlan, instantMargin } from './instant.ts';

const station = { lat: 48.8443, lng: 2.3735 };
const asked: Asked = {
  trip: { from: station, to: station, minutes: 30 },
  now: new Date('2026-05-04T07:30:00Z'),
  today: '2026-05-04',
  noticeMinutes: 15,
  outside: 'refuse',
};
const noon = departureAt(new Date('2026-05-04T10:00:00Z'));
const before = (endsAt: string, places = { from: station, to: station }): Stretch => ({
  kind: 'ride',
  id: 'before',
  startsAt: new Date(Date.parse(endsAt) - 30 * 60_000),
  minutes: 30,
  ...places,
});
const chloe: InstantPlan = {
  hours: { spans: null, noticeMinutes: 0, horizonDays: 90, pauseMinutes: 15 },
  daysOff: [],
  plan: [before('2026-05-04T09:20:00Z')],
  isActive: true,
  instant: true,
  instantMargin: 20,
};
const margin = (change: Partial<InstantPlan>) => instantMargin(noon, { ...chloe, ...change }, asked);

test('accepted with the margin to the ride before, the pause taken off', () => {
  expect(margin({})).toEqual({ minutes: 25 });
  expect(margin({ plan: [] })).toEqual({ minutes: null });
});

test.each<[string, Partial<InstantPlan>]>([
  ['it is switched off', { instant: false }],
  ['the driver is not active', { isActive: false }],
  ['the margin is smaller than the driver keeps', { instantMargin: 26 }],
  ['it is tight', { instantMargin: 0, plan: [before('2026-05-04T09:36:00Z')] }],
  ['it collides', { plan: [before('2026-05-04T09:50:00Z')] }],
  ['a place is unknown', { plan: [before('2026-05-04T09:20:00Z', { from: station, to: null as never })] }],
  ['it is outside the hours', { hours: { ...chloe.hours, spans: [] } }],
  [
    'it is a day off',
    {
      daysOff: [
        {
          startsAt: new Date('2026-05-03T22:00:00Z'),
          endsAt: new Date('2026-05-04T22:00:00Z'),
          wholeDays: true,
        },
      ],
    },
  ],
])('not when %s', (_, change) => {
  expect(margin(change)).toBeUndefined();
});

test('a longer road that was measured counts in the place of the rough one', () => {
  const measured = () => ({ km: 9, minutes: 10, isEstimated: false });
  const nearby = { lat: 48.85, lng: 2.3735 };
  const plan = [before('2026-05-04T09:20:00Z', { from: station, to: nearby })];

  expect(instantMargin(noon, { ...chloe, plan }, asked, measured)).toBeUndefined();
  expect(instantMargin(noon, { ...chloe, plan, instantMargin: 15 }, asked, measured)).toEqual({
    minutes: 15,
  });
});

test('whatever is asked for in whatever order, what was accepted never overlaps and keeps pause and margin', () => {
  const request = fc.record({
    minute: fc.integer({ min: 0, max: 3 * 24 * 60 }),
    minutes: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(request, { maxLength: 60 }), fc.constantFrom(10, 20, 45), (requests, kept) => {
      const accepted: Stretch[] = [];
      for (const [index, { minute, minutes }] of requests.entries()) {
        const at = new Date(noon.at.getTime() + minute * 60_000);
        const trip = { from: station, to: station, minutes };
        const driver = { ...chloe, plan: accepted, instantMargin: kept };
        if (instantMargin(departureAt(at), driver, { ...asked, trip }))
          accepted.push({ kind: 'ride', id: `${index}`, startsAt: at, ...trip });
      }

      const inOrder = accepted.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
      for (const [index, next] of inOrder.slice(1).entries()) {
        const free = (next.startsAt.getTime() - endOf(inOrder[index] as Stretch).getTime()) / 60_000;
        expect(free).toBeGreaterThanOrEqual(chloe.hours.pauseMinutes + kept);
      }
    }),
    { numRuns: 60 },
  );
});
