import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/calendar.ts';
import { agendaViews, daysOf, LONGEST_SPAN_DAYS, spanOf, turned, withEveBefore } from './agenda-span.ts';

describe('what a view shows', () => {
  test('is the week from Monday, for a day as for a week', () => {
    expect(spanOf('day', '2026-05-07')).toEqual({ first: '2026-05-04', days: 7 });
    expect(spanOf('week', '2026-05-10')).toEqual({ first: '2026-05-04', days: 7 });
  });

  test.each([
    ['2026-05-07', '2026-04-27', 35],
    ['2027-02-10', '2027-02-01', 28],
    ['2026-08-15', '2026-07-27', 42],
  ])('is the month of %s with the weeks around it', (day, first, days) => {
    expect(spanOf('month', day)).toEqual({ first, days });
  });

  test('begins a day earlier where the night before counts', () => {
    expect(withEveBefore({ first: '2026-05-01', days: 7 })).toEqual({ first: '2026-04-30', days: 8 });
    expect(daysOf({ first: '2026-04-30', days: 3 })).toEqual(['2026-04-30', '2026-05-01', '2026-05-02']);
  });

  test('holds the day, is never too long, and going on and back leads to the same days', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(day, fc.constantFrom(...agendaViews), (chosen, view) => {
        const span = spanOf(view, chosen);
        expect(daysOf(span)).toContain(chosen);
        expect(span.days).toBeLessThanOrEqual(LONGEST_SPAN_DAYS);
        expect(spanOf(view, turned(view, turned(view, chosen, 1), -1))).toEqual(span);
        expect(spanOf(view, turned(view, turned(view, chosen, -1), 1))).toEqual(span);
      }),
    );
  });
});
