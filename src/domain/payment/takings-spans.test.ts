import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Period, periodOf, periods } from '../time/calendar.ts';
import { daysBefore, keptParts, stepsOf } from './takings-spans.ts';

const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const daysFrom = (firstDay: string, lastDay: string) => {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day);
  return days;
};

describe('the steps of a plot', () => {
  test.each([
    ['day', '2026-05-04', 0, undefined],
    ['week', '2026-05-06', 7, '2026-05-10'],
    ['month', '2028-02-10', 29, '2028-02-29'],
    ['year', '2026-05-06', 12, '2026-12-01'],
  ] as const)('of a %s', (period, day, count, last) => {
    const steps = stepsOf(period, periodOf(period, day));

    expect(steps).toHaveLength(count);
    expect(steps.at(-1)).toBe(last);
  });
});

describe('the period before', () => {
  test.each([
    ['day', '2026-05-04', '2026-05-03', '2026-05-03'],
    ['week', '2026-05-06', '2026-04-27', '2026-04-29'],
    ['week', '2026-05-10', '2026-04-27', '2026-05-03'],
    ['month', '2026-05-16', '2026-04-01', '2026-04-16'],
    ['month', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['year', '2026-11-16', '2025-01-01', '2025-11-16'],
    ['year', '2028-02-29', '2027-01-01', '2027-02-28'],
  ] as const)('of a %s that runs on %s has as many days', (period, today, firstDay, lastDay) => {
    expect(daysBefore(period, periodOf(period, today), today)).toEqual({ firstDay, lastDay });
  });

  test.each([
    ['week', '2026-04-27', '2026-05-03'],
    ['month', '2026-04-01', '2026-04-30'],
    ['year', '2025-01-01', '2025-12-31'],
  ] as const)('of a %s that is over is whole', (period, firstDay, lastDay) => {
    expect(daysBefore(period, periodOf(period, '2026-05-06'), '2027-08-01')).toEqual({ firstDay, lastDay });
  });

  test('never reaches into the period itself', () => {
    fc.assert(
      fc.property(fc.constantFrom<Period>(...periods), anyDay, anyDay, (period, day, today) => {
        const span = periodOf(period, day);
        const before = daysBefore(period, span, today);

        expect(before.firstDay <= before.lastDay).toBe(true);
        expect(before.lastDay < span.firstDay).toBe(true);
      }),
    );
  });
});

test('kept months and days cover exactly the days that are asked for', () => {
  const daysOf = (part: ReturnType<typeof keptParts>[number]) => daysFrom(part.firstDay, part.lastDay);
  fc.assert(
    fc.property(fc.constantFrom<Period>(...periods), anyDay, fc.nat(366), (period, day, length) => {
      const { firstDay } = periodOf(period, day);
      const lastDay = addDays(firstDay, length);

      const parts = keptParts({ firstDay, lastDay });

      expect(parts.flatMap(daysOf)).toEqual(daysFrom(firstDay, lastDay));
      for (const part of parts.filter(({ grain }) => grain === 'month')) {
        expect(part.firstDay).toBe(periodOf('month', part.firstDay).firstDay);
        expect(part.lastDay).toBe(periodOf('month', part.lastDay).lastDay);
      }
    }),
  );
});

test('a year is read from its months, and a running one from a month of days at most', () => {
  expect(keptParts({ firstDay: '2025-01-01', lastDay: '2025-12-31' })).toEqual([
    { grain: 'month', firstDay: '2025-01-01', lastDay: '2025-12-31' },
  ]);
  expect(keptParts({ firstDay: '2025-01-01', lastDay: '2025-11-16' })).toEqual([
    { grain: 'month', firstDay: '2025-01-01', lastDay: '2025-10-31' },
    { grain: 'day', firstDay: '2025-11-01', lastDay: '2025-11-16' },
  ]);
});
