import { expect, test } from 'vitest';
import { rideSteps } from './ride-steps.fr.ts';

const at = (clock: string) => `2026-05-04T${clock}:00.000Z`;
const now = new Date(at('08:30'));
const way = {
  expectedAt: null,
  byPhone: [],
  freeUntil: null,
  freeMinutes: null,
  waitingPrice: null,
  calledAt: [],
};
const ride = {
  acceptedAt: at('07:00'),
  onTheWayAt: at('07:30'),
  arrivedAt: at('07:58'),
  startTime: at('08:10'),
  way,
};

const texts = (...asked: Parameters<typeof rideSteps>) => rideSteps(...asked).map(({ text }) => text);

test('each step says its time, and that it is the telephone’s where there was no network', () => {
  expect(texts(ride, now)).toEqual(['09:00', '09:30', '09:58', '10:10']);
  expect(texts({ ...ride, way: { ...way, byPhone: ['arrived'] }, startByPhone: true }, now)).toEqual([
    '09:00',
    '09:30',
    '09:58\u00a0tél.',
    '10:10\u00a0tél.',
  ]);
});

test('of another day only the day is said', () => {
  const byPhone = { ...ride, way: { ...way, byPhone: ['on_the_way' as const] } };

  expect(texts(byPhone, new Date('2026-05-05T08:00:00.000Z'))[1]).toBe('lun. 4 mai');
});

test('an arrival is expected until its hour has come', () => {
  const coming = { ...ride, arrivedAt: undefined, startTime: null, way: { ...way, expectedAt: at('08:40') } };

  expect(texts(coming, now)[2]).toBe('vers 10:40');
  expect(texts(coming, new Date(at('08:40')))[2]).toBe('');
});
