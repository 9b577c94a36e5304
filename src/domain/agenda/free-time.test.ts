import { describe, expect, test } from 'vitest';
import { freeAround, nearestFree } from './free-time.ts';

const at = (clock: string) => new Date(`2026-05-07T${clock}:00+02:00`);
const day = { from: at('06:00'), to: new Date('2026-05-08T00:00:00+02:00') };
const taken = [
  { from: at('13:18'), to: at('15:12') },
  { from: at('16:21'), to: at('17:48') },
];

describe('the free time around a moment', () => {
  test('lies between what is before and what is after', () => {
    expect(freeAround(taken, at('15:30'), day)).toEqual({ from: at('15:12'), to: at('16:21') });
    expect(freeAround(taken, at('08:00'), day)).toEqual({ from: at('06:00'), to: at('13:18') });
    expect(freeAround(taken, at('20:00'), day)).toEqual({ from: at('17:48'), to: day.to });
  });

  test('is none where something is, and begins the very minute it ends', () => {
    expect(freeAround(taken, at('14:00'), day)).toBeUndefined();
    expect(freeAround(taken, at('13:18'), day)).toBeUndefined();
    expect(freeAround(taken, at('15:12'), day)?.from).toEqual(at('15:12'));
    expect(freeAround(taken, at('05:30'), day)).toBeUndefined();
    expect(freeAround(taken, day.to, day)).toBeUndefined();
  });
});

describe('the next free half hour', () => {
  test('passes over what is taken, both ways', () => {
    expect(nearestFree(taken, at('13:30'), day, 1)).toEqual(at('15:30'));
    expect(nearestFree(taken, at('15:00'), day, -1)).toEqual(at('13:00'));
    expect(nearestFree(taken, at('12:00'), day, 1)).toEqual(at('12:00'));
  });

  test('is none at the end of the day', () => {
    expect(nearestFree([{ from: at('20:00'), to: day.to }], at('20:00'), day, 1)).toBeUndefined();
    expect(nearestFree([{ from: day.from, to: at('08:00') }], at('07:00'), day, -1)).toBeUndefined();
  });
});
