import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import { estimateFor } from './estimate.ts';
import type { PricingRule } from './pricing-rule.ts';

const night: PricingRule = {
  id: 'night',
  name: 'Nuit',
  method: 'flat_rate',
  flatRate: cents(5000),
  minimumFare: cents(0),
  coefficient: 1,
  isActive: true,
  priority: 0,
  dayOfWeek: null,
  startHour: 20,
  endHour: 6,
};

describe('the estimate of a trip', () => {
  test('is the fare of the rule of its own hour in Paris, under the rule’s name', () => {
    const estimate = estimateFor({ km: 10, minutes: 20 }, [night], new Date('2026-05-04T18:00:00Z'));

    expect(estimate).toMatchObject({ total: 5000, ruleName: 'Nuit', toConfirm: false });
  });

  test('is five euros and one and a half per kilometre where no rule applies, and has to be confirmed', () => {
    const estimate = estimateFor({ km: 10, minutes: 20 }, [night], new Date('2026-05-04T17:59:00Z'));

    expect(estimate).toMatchObject({ total: 2000, ruleName: null, toConfirm: true });
  });

  test('is five euros at least', () => {
    expect(estimateFor({ km: 0, minutes: 0 }, [], new Date('2026-05-04T12:00:00Z')).total).toBe(500);
  });
});
