import { describe, expect, test } from 'vitest';
import { seriesDaysNow } from './series-days.ts';

const ordered = { weekdays: [1, 2], lastDay: '2026-05-26' };
const on = (weekday: number, rides: number, lastDay: string) => ({
  weekday,
  isReturn: false,
  rides,
  lastDay,
});
const backOn = (...facts: Parameters<typeof on>) => ({ ...on(...facts), isReturn: true });

describe('the days of a series', () => {
  test('are those of its rides once they were moved to another weekday', () => {
    const ridden = [on(3, 4, '2026-05-27'), on(4, 4, '2026-05-28')];
    expect(seriesDaysNow(ordered, ridden)).toEqual({ weekdays: [3, 4], lastDay: '2026-05-28' });
  });

  test('are both where only the later dates were moved', () => {
    const ridden = [on(1, 2, '2026-05-04'), on(2, 4, '2026-05-26'), on(5, 2, '2026-05-22')];
    expect(seriesDaysNow(ordered, ridden)).toEqual({ weekdays: [1, 2, 5], lastDay: '2026-05-26' });
  });

  test('stay as ordered when a single date was moved', () => {
    const ridden = [on(1, 3, '2026-05-25'), on(2, 4, '2026-05-26'), on(6, 1, '2026-05-30')];
    expect(seriesDaysNow(ordered, ridden)).toEqual({ weekdays: [1, 2], lastDay: '2026-05-30' });
  });

  test('are the next ones when a short series was moved by a day', () => {
    const ridden = [on(2, 1, '2026-05-05'), on(3, 1, '2026-05-06')];
    expect(seriesDaysNow(ordered, ridden)).toEqual({ weekdays: [2, 3], lastDay: '2026-05-06' });
  });

  test('are those of the only ride that is left', () => {
    expect(seriesDaysNow(ordered, [on(4, 1, '2026-05-14')])).toEqual({
      weekdays: [4],
      lastDay: '2026-05-14',
    });
  });

  test('end with the last ride that takes place', () => {
    expect(seriesDaysNow(ordered, [on(1, 2, '2026-05-11')])).toEqual({
      weekdays: [1],
      lastDay: '2026-05-11',
    });
  });

  test('are those of its outward rides, and end with the last return', () => {
    const ridden = [on(1, 4, '2026-05-25'), on(2, 4, '2026-05-26'), backOn(5, 8, '2026-05-29')];
    expect(seriesDaysNow(ordered, ridden)).toEqual({ weekdays: [1, 2], lastDay: '2026-05-29' });
  });

  test('stay as ordered when a single date was moved with its return', () => {
    const ridden = [on(1, 3, '2026-05-25'), on(2, 4, '2026-05-26'), on(4, 1, '2026-05-07')];
    const returns = [backOn(1, 3, '2026-05-25'), backOn(2, 4, '2026-05-26'), backOn(4, 1, '2026-05-07')];
    expect(seriesDaysNow(ordered, [...ridden, ...returns]).weekdays).toEqual([1, 2]);
  });

  test('stay as ordered when only returns are left', () => {
    expect(seriesDaysNow(ordered, [backOn(5, 2, '2026-05-15')])).toEqual({
      weekdays: [1, 2],
      lastDay: '2026-05-15',
    });
  });

  test('are told as ordered when none of its rides takes place', () => {
    expect(seriesDaysNow(ordered, [])).toEqual(ordered);
  });

  test('are none for a return', () => {
    const back = { weekdays: [], lastDay: '2026-05-26' };
    expect(seriesDaysNow(back, [on(1, 2, '2026-05-11')])).toEqual(back);
  });
});
