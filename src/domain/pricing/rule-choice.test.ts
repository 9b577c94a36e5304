import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import type { PricingRule } from './pricing-rule.ts';
import { applies, ruleAt } from './rule-choice.ts';

const rule = (change: Partial<PricingRule> = {}): PricingRule => ({
  id: 'a',
  name: 'Tarif',
  method: 'flat_rate',
  flatRate: cents(3500),
  minimumFare: cents(0),
  coefficient: 1,
  isActive: true,
  priority: 0,
  dayOfWeek: null,
  startHour: null,
  endHour: null,
  ...(change as object),
});
const hoursOf = (startHour: number | null, endHour: number | null) =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    applies({ dayOfWeek: null, startHour, endHour }, { weekday: 1, hour }),
  );

describe('a rule applies', () => {
  test.each([
    [8, 10, [8, 9]],
    [22, 2, [0, 1, 22, 23]],
    [null, 2, [0, 1]],
    [22, null, [22, 23]],
  ])('from %s to %s at the hours %j', (start, end, hours) => {
    expect(hoursOf(start, end)).toEqual(hours);
  });

  test('all day when it starts when it ends, or says nothing', () => {
    expect(hoursOf(6, 6)).toHaveLength(24);
    expect(hoursOf(null, null)).toHaveLength(24);
  });

  test('on its day only, Sunday being 0', () => {
    const sunday = { dayOfWeek: 0, startHour: null, endHour: null };

    expect(applies(sunday, { weekday: 0, hour: 12 })).toBe(true);
    expect(applies(sunday, { weekday: 1, hour: 12 })).toBe(false);
  });

  test('on a night that begins on its day and ends on the next', () => {
    const tuesdayNight = { dayOfWeek: 2, startHour: 22, endHour: 5 };
    const at = (weekday: number, hour: number) => applies(tuesdayNight, { weekday, hour });

    expect([at(2, 22), at(2, 23), at(3, 0), at(3, 4)]).toEqual([true, true, true, true]);
    expect([at(2, 21), at(2, 4), at(3, 5), at(3, 22)]).toEqual([false, false, false, false]);
  });

  test.each([
    { startHour: 8, endHour: 10, at: 9, not: 10 },
    { startHour: null, endHour: 10, at: 9, not: 10 },
    { startHour: 8, endHour: null, at: 9, not: 7 },
    { startHour: 8, endHour: 0, at: 23, not: 7 },
  ])('on its day in the hours %j', ({ startHour, endHour, at, not }) => {
    const tuesday = { dayOfWeek: 2, startHour, endHour };

    expect(applies(tuesday, { weekday: 2, hour: at })).toBe(true);
    expect(applies(tuesday, { weekday: 3, hour: at })).toBe(false);
    expect(applies(tuesday, { weekday: 2, hour: not })).toBe(false);
  });

  test('on the whole of its day when it starts when it ends', () => {
    const tuesday = { dayOfWeek: 2, startHour: 6, endHour: 6 };

    expect(applies(tuesday, { weekday: 2, hour: 3 })).toBe(true);
    expect(applies(tuesday, { weekday: 3, hour: 3 })).toBe(false);
  });

  test('on the night of Saturday until Sunday morning', () => {
    const saturdayNight = { dayOfWeek: 6, startHour: 22, endHour: 5 };

    expect(applies(saturdayNight, { weekday: 0, hour: 4 })).toBe(true);
    expect(applies(saturdayNight, { weekday: 6, hour: 4 })).toBe(false);
  });

  test('to at least one hour of the week, whatever its conditions', () => {
    const hour = fc.option(fc.integer({ min: 0, max: 23 }));
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 0, max: 6 })), hour, hour, (dayOfWeek, startHour, endHour) => {
        const week = Array.from({ length: 168 }, (_, index) => ({
          weekday: Math.trunc(index / 24),
          hour: index % 24,
        }));
        expect(week.some((clock) => applies({ dayOfWeek, startHour, endHour }, clock))).toBe(true);
      }),
    );
  });
});

describe('of several rules', () => {
  const monday = new Date('2026-05-04T07:30:00Z');
  const choose = (...rules: PricingRule[]) => ruleAt(rules, monday)?.id;

  test('the one with the highest priority wins, whatever its conditions', () => {
    expect(choose(rule({ id: 'a', dayOfWeek: 1 }), rule({ id: 'b', priority: 1 }))).toBe('b');
  });

  test('of equal priority, the one with more conditions wins, then the lowest id', () => {
    expect(choose(rule({ id: 'a' }), rule({ id: 'b', dayOfWeek: 1 }))).toBe('b');
    expect(choose(rule({ id: 'b' }), rule({ id: 'a' }))).toBe('a');
    expect(choose(rule({ id: 'a' }), rule({ id: 'b' }))).toBe('a');
  });

  test('those that are inactive, of another day or of another hour do not count', () => {
    expect(
      choose(rule({ isActive: false }), rule({ dayOfWeek: 2 }), rule({ startHour: 20, endHour: 6 })),
    ).toBeUndefined();
  });

  test.each([
    ['2026-03-29T00:30:00Z', 1],
    ['2026-03-29T01:30:00Z', 3],
    ['2026-10-25T00:30:00Z', 2],
    ['2026-10-25T01:30:00Z', 2],
    ['2026-10-25T02:30:00Z', 3],
  ])('on a night when the clocks change, %s is %i o’clock in Paris', (utc, hour) => {
    const hourly = Array.from({ length: 24 }, (_, start) =>
      rule({ id: String(start), startHour: start, endHour: (start + 1) % 24 }),
    );

    expect(ruleAt(hourly, new Date(utc))?.id).toBe(String(hour));
  });
});

test('of equal rules the oldest wins, in whatever order they come', () => {
  const rules = ['a', 'b', 'c', 'd', 'e'].map((id) => rule({ id }));
  const anyOrder = fc.shuffledSubarray(rules, { minLength: rules.length });

  fc.assert(fc.property(anyOrder, (order) => ruleAt(order, new Date('2026-05-04T10:00:00Z'))?.id === 'a'));
});
