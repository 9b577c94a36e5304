import { expect, test } from 'vitest';
import { entersTimeOff, timeOff } from './day-off.ts';

const hours = { from: null, to: null };

test('whole days go from midnight to midnight in Paris, also when the clocks change', () => {
  expect(timeOff({ firstDay: '2026-03-28', lastDay: '2026-03-29', ...hours })).toEqual({
    startsAt: new Date('2026-03-27T23:00:00Z'),
    endsAt: new Date('2026-03-29T22:00:00Z'),
    wholeDays: true,
  });
});

test('hours go from the one on the first day to the other on the last', () => {
  expect(timeOff({ firstDay: '2026-05-19', lastDay: '2026-05-20', from: '22:00', to: '03:00' })).toEqual({
    startsAt: new Date('2026-05-19T20:00:00Z'),
    endsAt: new Date('2026-05-20T01:00:00Z'),
    wholeDays: false,
  });
});

test.each([
  { firstDay: '2026-05-20', lastDay: '2026-05-19', ...hours },
  { firstDay: '2026-05-19', lastDay: '2026-05-19', from: '15:00', to: '13:00' },
  { firstDay: '2026-05-19', lastDay: '2026-05-19', from: '13:00', to: '13:00' },
  { firstDay: '2026-03-29', lastDay: '2026-03-29', from: '02:30', to: '04:00' },
])('$firstDay $from to $lastDay $to is none', (typed) => {
  expect(timeOff(typed)).toBeUndefined();
});

test.each([
  ['10:00', '11:59', false],
  ['10:00', '13:00', false],
  ['10:00', '13:01', true],
  ['13:00', '13:00', true],
  ['14:59', '16:00', true],
  ['15:00', '16:00', false],
])('a ride from %s to %s enters an absence from 13:00 to 15:00: %s', (from, to, enters) => {
  const at = (clock: string) => new Date(`2026-05-19T${clock}:00Z`);

  expect(entersTimeOff({ startsAt: at('13:00'), endsAt: at('15:00') }, at(from), at(to))).toBe(enters);
});
