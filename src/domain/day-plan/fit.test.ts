import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { dayStepsOf } from './day-steps.ts';
import { centsPerHour } from './earnings.ts';
import { fitOf, roadsOfFit } from './fit.ts';
import { at, busy, place, ride, streetRoad } from './hand-made-day.ts';
import { roughRoadBetween } from './road.ts';

const wanted = ride('wanted', '16:30', 45, [10, 40]);
const rules = { pauseMinutes: 15, base: place(3), road: streetRoad };

test('the first approach of a day begins at the base, each other where the ride before ended', () => {
  const first = fitOf(wanted, { ...rules, plan: [ride('b', '19:00', 30, [0, 0])] });
  const second = fitOf(wanted, { ...rules, plan: [ride('a', '15:00', 30, [0, 30])] });
  const afterBusy = fitOf(wanted, { ...rules, plan: [busy('15:00', '16:00')] });

  expect(first.approach).toEqual({ km: 14, minutes: 7, isEstimated: false });
  expect(second.approach?.minutes).toBe(20);
  expect(afterBusy.approach?.minutes).toBe(7);
});

test('without a base, or from an unknown place, nobody knows the approach', () => {
  const homeless = fitOf(wanted, { ...rules, base: null, plan: [] });
  const fromNowhere = fitOf(wanted, { ...rules, plan: [ride('a', '15:00', 30, [0, null])] });

  expect([homeless.approach, fromNowhere.approach]).toEqual([null, null]);
});

test('two ways are asked for at most, and one for the first ride of a day', () => {
  const plan = ['13:00', '14:00', '15:00', '18:30', '20:00'].map((clock) => ride(clock, clock, 30, [0, 30]));

  expect(roadsOfFit(wanted, { ...rules, plan })).toEqual([
    { from: place(30), to: place(10) },
    { from: place(40), to: place(0) },
  ]);
  expect(roadsOfFit(wanted, { ...rules, plan: [] })).toEqual([{ from: place(3), to: place(10) }]);
});

test('of two that overlap before it, the one that leaves least time counts, its road included', () => {
  const far = ride('far', '15:00', 40, [0, 90]);
  const near = ride('near', '15:00', 50, [0, 10]);

  expect(fitOf(wanted, { ...rules, plan: [near, far] }).before?.other.id).toBe('far');
});

test('a ride far away on another day, or beyond another ride, hides none that is close', () => {
  const sameHour = ride('same hour', '17:00', 45, [10, 40]);
  const nextMorning = ride('next morning', '+1 07:00', 240, [5000, 10]);
  const running = ride('running', '16:00', 60, [10, 40]);
  const atNight = ride('at night', '04:00', 280, [10, 5000]);

  const fit = fitOf(wanted, { ...rules, plan: [atNight, running, sameHour, nextMorning] });

  expect([fit.before?.other.id, fit.after?.other.id]).toEqual(['running', 'same hour']);
});

test('the pause counts too, which a busy time does not ask for', () => {
  const before = [ride('before', '15:00', 50, [0, 10]), busy('15:00', '16:10')];
  const after = [busy('17:30', '18:00'), ride('after', '17:40', 30, [40, 0])];
  const fit = fitOf(wanted, { ...rules, pauseMinutes: 30, plan: [...before, ...after] });

  expect(fit.before).toMatchObject({ other: { id: 'before' }, minutes: 10 });
  expect(fit.after).toMatchObject({ other: { id: 'after' }, minutes: -5 });
});

test('an hour of a ride is paid with its approach, to the cent', () => {
  const road = (minutes: number) => ({ km: 7, minutes, isEstimated: false });

  expect(centsPerHour(cents(6850), 48, road(24))).toBe(5708);
  expect(centsPerHour(cents(3460), 36, road(26))).toBe(3348);
  expect(centsPerHour(cents(6000), 60, null)).toBe(6000);
  expect(centsPerHour(cents(6000), null, road(10))).toBeNull();
});

test('the rough road is said to be one, in whole minutes', () => {
  const road = roughRoadBetween({ lat: 48.8443, lng: 2.3735 }, { lat: 48.7262, lng: 2.3652 });

  expect(road).toMatchObject({ minutes: 35, isEstimated: true });
});

test('the plan of a day is drawn with the ways to its rides and the pauses after them', () => {
  const plan = [ride('b', '18:00', 30, [20, 0]), busy('12:00', '13:00'), ride('a', '15:00', 30, [0, 30])];

  const steps = dayStepsOf({ ...rules, plan });

  expect(steps.map(({ stretch, leavesAt, freeAt }) => [stretch.id, leavesAt, freeAt])).toEqual([
    ['busy', at('12:00'), at('13:00')],
    ['a', at('14:57'), at('15:45')],
    ['b', at('17:50'), at('18:45')],
  ]);
});

test('who waits where they are has no road, and nobody is asked for it', () => {
  const plan = [ride('a', '15:00', 30, [0, 10]), ride('b', '18:00', 30, [40, 0])];

  expect(roadsOfFit(wanted, { ...rules, plan })).toEqual([]);
  expect(fitOf(wanted, { ...rules, plan, road: roughRoadBetween })).toMatchObject({
    approach: { km: 0, minutes: 0, isEstimated: false },
    after: { minutes: 30 },
  });
});
