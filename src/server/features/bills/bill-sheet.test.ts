import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BillContent } from '#domain/billing/bill-content.ts';
import type { Cents } from '#domain/money.ts';
import { randomInvoice } from '#tests/support/bills.ts';
import { billSheet } from './bill-sheet.ts';

test('for 10 000 random rides every amount on the page is the one of the row, and they add up', () => {
  fc.assert(
    fc.property(randomInvoice(), (content) => {
      const { lines, totals } = pageOf(content);
      const hasVat = content.byRate.some(({ rate }) => rate !== 'franchise');

      expect(lines.rows.map(({ ttc }) => printed(ttc))).toEqual(content.lines.map(({ ttc }) => ttc));
      expect(lines.rows.map(({ ht }) => printed(ht))).toEqual(content.lines.map(({ ht }) => ht));
      expect(totals.rates.map(({ ht, vat, ttc }) => [ht, vat, ttc].map(printed))).toEqual(
        hasVat ? content.byRate.map(({ ht, vat, ttc }) => [ht, vat, ttc]) : [],
      );
      expect(sumOf(totals.rows.map(({ value }) => printed(value)))).toBe(hasVat ? content.ttc : 0);
      expect(sumOf(lines.rows.map(({ ttc }) => printed(ttc)))).toBe(printed(totals.total.value));
      expect(printed(totals.total.value)).toBe(content.ttc);
      expect(printed(totals.left.value)).toBe(content.payment ? 0 : content.ttc);
    }),
    { numRuns: 10_000 },
  );
}, 300_000);

function pageOf(content: BillContent) {
  const { blocks } = billSheet(content, null);
  const lines = blocks.find((block) => block.kind === 'bill_lines');
  const totals = blocks.find((block) => block.kind === 'bill_totals');
  if (!lines || !totals) throw new Error('A bill has lines and totals.');
  return { lines, totals };
}

/** '−1 234,50 €' as cents. */
function printed(amount: string): Cents {
  const digits = amount
    .replace(/[^\d,−-]/gu, '')
    .replace('−', '-')
    .replace(',', '.');
  return Math.round(Number(digits) * 100) as Cents;
}

function sumOf(amounts: readonly Cents[]): number {
  return amounts.reduce<number>((sum, amount) => sum + amount, 0);
}
