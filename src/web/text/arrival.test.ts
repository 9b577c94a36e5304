import { expect, test } from 'vitest';
import { arrivalOf, seenPoint } from './arrival.ts';

const now = Date.parse('2026-05-07T11:44:00Z');
const frame = {
  type: 'at',
  lat: 48.9,
  lng: 2.4,
  heading: 64,
  minutes: 14,
  isRough: false,
  age: 2_000,
} as const;
const after = (ms: number) => arrivalOf(seenPoint(frame, now), now - frame.age + ms);

test('a fresh point tells the minutes, an old one the time and how old it is, a forgotten one nothing', () => {
  expect(after(2_000)).toEqual({
    isOld: false,
    isRough: false,
    time: '14\u00a0min',
    detail: 'arrivée vers 13:57',
    seen: '',
  });
  expect(arrivalOf(seenPoint({ ...frame, isRough: true }, now), now)).toMatchObject({
    isRough: true,
    time: '14\u00a0min',
    detail: 'arrivée estimée vers 13:57',
  });
  expect(after(60_000)).toMatchObject({ isOld: true, time: 'vers 13:57', seen: 'vue il y a 1\u00a0min' });
  expect(after(200_000)).toMatchObject({ isOld: true, seen: 'vue il y a 3\u00a0min' });
  expect(after(600_000)).toBeUndefined();
});

test('the age is counted from when the point came, so that the clock of the telephone does not matter', () => {
  const wrong = now + 86_400_000;

  expect(arrivalOf(seenPoint(frame, wrong), wrong)).toMatchObject({ isOld: false, time: '14\u00a0min' });
});

test('a car that is there says where it is, and no time', () => {
  expect(arrivalOf(seenPoint({ ...frame, minutes: null }, now), now)).toMatchObject({ time: '', detail: '' });
});
