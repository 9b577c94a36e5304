import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import { shareOut } from '../share-out.ts';
import { type Bill, billOf, type Charge, sumOf } from './bill.ts';
import { type CreditedLine, creditAll, creditLines, leftToCredit } from './credit.ts';
import { vatRates } from './vat.ts';
import { withoutVat } from './without-vat.ts';

const at = (rate: Charge['rate'], ...amounts: number[]): Charge[] =>
  amounts.map((amount) => ({ ttc: cents(amount), rate }));

describe('the amount before VAT', () => {
  test.each([
    [8005, 10, 7277],
    [420, 10, 382],
    [3890, 10, 3536],
    [100, 20, 83],
    [3, 20, 3],
    [-500, 10, -455],
    [8005, 'franchise', 8005],
    [1500, 'outside', 1500],
    [0, 10, 0],
  ] as const)('of %i at %s is %i', (price, rate, expected) => {
    expect(withoutVat(cents(price), rate)).toBe(expected);
  });

  test('of a price that ends on half a cent is rounded up', () => {
    expect(withoutVat(cents(33), 20)).toBe(28);
    expect(33 / 1.2).toBe(27.5);
  });
});

describe('the lines of a bill', () => {
  test('share out the amount before VAT by largest remainder', () => {
    const bill = billOf(at(10, 400, 4785, 2400, 420));

    expect(bill.lines.map(({ ht }) => ht)).toEqual([363, 4350, 2182, 382]);
    expect(bill.byRate).toEqual([{ rate: 10, ht: 7277, vat: 728, ttc: 8005 }]);
  });

  test('give the earlier line the cent when two lost as much', () => {
    expect(shareOut(cents(3), [1, 1])).toEqual([2, 1]);
  });

  test('let a discount take its own rounded amount first', () => {
    const bill = billOf(at(10, 400, 4785, -500));

    expect(bill.lines.map(({ ht }) => ht)).toEqual([364, 4350, -455]);
    expect(bill).toMatchObject({ ht: 4259, vat: 426, ttc: 4685 });
  });

  test('are kept apart by rate', () => {
    const bill = billOf([...at(10, 1100), ...at(20, 1200), ...at('outside', 300)]);

    expect(bill.byRate).toEqual([
      { rate: 10, ht: 1000, vat: 100, ttc: 1100 },
      { rate: 20, ht: 1000, vat: 200, ttc: 1200 },
      { rate: 'outside', ht: 300, vat: 0, ttc: 300 },
    ]);
    expect(bill.lines.map(({ ht }) => ht)).toEqual([1000, 1000, 300]);
  });
});

describe('an avoir', () => {
  const invoiced = at(10, 400, 4785, 2400, 420);

  test('of one line is worth that line', () => {
    const result = creditLines(invoiced, [], [{ line: 3, ttc: cents(420) }]);

    expect(result).toMatchObject({ ok: true, bill: { ht: 382, vat: 38, ttc: 420 } });
  });

  test('of the rest takes what is left of the invoice', () => {
    const result = creditAll(invoiced, [{ line: 3, ttc: cents(420) }]);

    expect(result).toMatchObject({ ok: true, bill: { ht: 7277 - 382, vat: 728 - 38, ttc: 7585 } });
  });

  test.each([
    ['more than its line', [{ line: 3, ttc: cents(421) }]],
    ['nothing', [{ line: 3, ttc: cents(0) }]],
    ['less than nothing', [{ line: 3, ttc: cents(-1) }]],
    ['a line that is not there', [{ line: 4, ttc: cents(1) }]],
    [
      'a line twice',
      [
        { line: 0, ttc: cents(1) },
        { line: 0, ttc: cents(1) },
      ],
    ],
  ])('of %s is refused', (_, wanted) => {
    expect(creditLines(invoiced, [], wanted)).toEqual({ ok: false, refusal: 'credit_too_high' });
  });

  test('of more than the discount left to pay is refused', () => {
    const wanted = [{ line: 0, ttc: cents(1000) }];

    expect(creditLines(at(10, 1000, -200), [], wanted)).toEqual({ ok: false, refusal: 'credit_too_high' });
  });

  test('of an invoice that was taken back whole is refused', () => {
    const earlier = invoiced.map(({ ttc }, line) => ({ line, ttc }));

    expect(creditAll(invoiced, earlier)).toEqual({ ok: false, refusal: 'nothing_to_credit' });
  });

  test('of what its discount leaves at nothing is refused', () => {
    const earlier = [{ line: 0, ttc: cents(800) }];

    expect(creditAll(at(10, 1000, -200), earlier)).toEqual({ ok: false, refusal: 'nothing_to_credit' });
  });
});

describe('for 10 000 random rides', () => {
  const amount = fc.integer({ min: 1, max: 60_000 });
  const charge = fc.record({ ttc: amount, rate: fc.constantFrom(...vatRates) });
  const discounted = fc
    .record({
      charges: fc.array(charge, { minLength: 1, maxLength: 14 }),
      share: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ charges, share }) => {
      const [first] = charges;
      const discount = first ? Math.floor((first.ttc * share) / 100) : 0;
      const lines = first && discount > 0 ? [...charges, { ...first, ttc: -discount }] : charges;
      return lines.map(({ ttc, rate }): Charge => ({ ttc: cents(ttc), rate }));
    });

  test('HT and VAT make TTC, by rate, by line and in total', () => {
    fc.assert(
      fc.property(discounted, (charges) => {
        const bill = billOf(charges);

        addsUp(bill);
        expect(bill.ttc).toBe(sumOf(charges.map(({ ttc }) => ttc)));
        for (const { rate, ht, ttc } of bill.byRate) expect(ht).toBe(withoutVat(ttc, rate));
      }),
      { numRuns: 10_000 },
    );
  });

  test('refunds in parts add up too, and together they are the invoice', () => {
    const parts = fc.array(
      fc.array(fc.record({ line: fc.nat(14), share: fc.integer({ min: 1, max: 100 }) }), { maxLength: 3 }),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(discounted, parts, (charges, wanted) => {
        const invoice = billOf(charges);
        const bills = creditedInParts(charges, wanted);

        for (const bill of bills) addsUp(bill);
        for (const { rate, ht, vat } of invoice.byRate) {
          const ofRate = bills.flatMap(({ byRate }) => byRate).filter((total) => total.rate === rate);
          expect(sumOf(ofRate.map((total) => total.ht))).toBe(ht);
          expect(sumOf(ofRate.map((total) => total.vat))).toBe(vat);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  function creditedInParts(charges: Charge[], parts: { line: number; share: number }[][]): Bill[] {
    const earlier: CreditedLine[] = [];
    const bills: Bill[] = [];
    for (const part of parts) {
      const left = leftToCredit(charges, earlier);
      const wanted = part.map(({ line, share }) => ({
        line,
        ttc: cents(Math.floor(((left[line] ?? 0) * share) / 100)),
      }));
      const result = creditLines(charges, earlier, wanted);
      if (!result.ok) continue;
      bills.push(result.bill);
      earlier.push(...wanted);
    }
    const rest = creditAll(charges, earlier);
    if (rest.ok) bills.push(rest.bill);
    return bills;
  }

  function addsUp(bill: Bill): void {
    expect(bill.ht + bill.vat).toBe(bill.ttc);
    for (const { rate, ht, vat, ttc } of bill.byRate) {
      expect(ht + vat).toBe(ttc);
      const lines = bill.lines.filter((line) => line.rate === rate);
      expect(sumOf(lines.map((line) => line.ht))).toBe(ht);
      expect(sumOf(lines.map((line) => line.ttc))).toBe(ttc);
    }
  }
});
