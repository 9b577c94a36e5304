import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import type { FareLine } from '../pricing/fare.ts';
import { isInvoiceDue, isNoteDue } from './papers-due.ts';
import { rideCharges } from './ride-charges.ts';
import { documentNumber } from './series.ts';

const priceLines: FareLine[] = [
  { kind: 'base', cents: cents(400) },
  { kind: 'km', quantity: 31.9, unitCents: cents(150), cents: cents(4785) },
  { kind: 'minutes', quantity: 48, unitCents: cents(0), cents: cents(0) },
];
const agreed = { estimatedCents: cents(5185), finalCents: null, priceLines, finalLines: [] };

describe('the charges of a ride', () => {
  test('are the steps of its price that cost something', () => {
    expect(rideCharges(agreed, 10)).toEqual([
      { kind: 'base', ttc: 400, rate: 10 },
      { kind: 'km', quantity: 31.9, unitCents: 150, ttc: 4785, rate: 10 },
    ]);
  });

  test('name what the final price adds or takes away', () => {
    const lowered = rideCharges({ ...agreed, finalCents: cents(5000) }, 10);
    const raised = rideCharges({ ...agreed, finalCents: cents(5605) }, 10);

    expect(lowered.at(-1)).toEqual({ kind: 'discount', ttc: -185, rate: 10 });
    expect(raised.at(-1)).toEqual({ kind: 'supplement', ttc: 420, rate: 10 });
  });

  test('name what was added at the end, which is nothing of a ride without a final price', () => {
    const finalLines: FareLine[] = [{ kind: 'toll', label: 'A1', cents: cents(420) }];
    const added = { ...agreed, finalLines };

    expect(rideCharges({ ...added, finalCents: cents(5605) }, 10).slice(2)).toEqual([
      { kind: 'toll', label: 'A1', ttc: 420, rate: 10 },
    ]);
    expect(rideCharges(added, 10)).toEqual(rideCharges(agreed, 10));
  });

  test('are one line where the steps are not known', () => {
    expect(rideCharges({ ...agreed, priceLines: [] }, 'franchise')).toEqual([
      { kind: 'whole', ttc: 5185, rate: 'franchise' },
    ]);
  });
});

describe('papers', () => {
  test('a note is due from 25 € on', () => {
    expect(isNoteDue(cents(2499))).toBe(false);
    expect(isNoteDue(cents(2500))).toBe(true);
  });

  test.each([
    [{ isCompany: false, always: false }, false],
    [{ isCompany: true, always: false }, true],
    [{ isCompany: false, always: true }, true],
  ])('an invoice is due unasked with %j: %s', (facts, expected) => {
    expect(isInvoiceDue(cents(1000), facts)).toBe(expected);
    expect(isInvoiceDue(cents(0), facts)).toBe(false);
  });

  test('numbers have five digits at least', () => {
    expect(documentNumber('F', 2026, 42)).toBe('F-2026-00042');
    expect(documentNumber('A', 2027, 123_456)).toBe('A-2027-123456');
  });
});
