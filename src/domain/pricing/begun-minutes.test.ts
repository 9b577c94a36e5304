import { expect, test } from 'vitest';
import { begunMinutes } from './begun-minutes.ts';

const at = (clock: string) => new Date(`2026-05-04T${clock}Z`);

test.each([
  ['07:44:59', 0],
  ['07:45:00', 0],
  ['07:45:01', 1],
  ['07:46:00', 1],
  ['07:46:01', 2],
])('from 07:45 to %s, the minutes that have begun are %i', (clock, minutes) => {
  expect(begunMinutes(at('07:45:00'), at(clock))).toBe(minutes);
});
