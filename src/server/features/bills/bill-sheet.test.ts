import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BillContent } from '#domain/billing/bill-content.ts';
import type { Cents } from '#domain/money.ts';
import { randomInvoice, sampleCreditNote, sampleInvoice } from '#tests/support/bills.ts';
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
});

describe('where it was', () => {
  const { service } = sampleInvoice();
  const way = `Trajet : ${service.pickup} – ${service.destination}`;

  test.each([
    ['an hour of a car', [['Mise à disposition', 6000]], way],
    ['a price by the km alone', [['Distance', 4785, 10, `31,9 km, jusqu’à ${service.destination}`]], way],
    ['a line for each end', undefined, undefined],
  ] as const)('is told of %s, once', (_, charges, sentence) => {
    const { totals } = pageOf(sampleInvoice({}, charges as Parameters<typeof sampleInvoice>[1]));

    expect(totals.notes.find((note) => note.startsWith('Trajet'))).toBe(sentence);
  });

  test('is one place of a car that comes back, and no matter of an avoir', () => {
    const round = { ...service, destination: service.pickup };
    const { totals } = pageOf(sampleInvoice({ service: round }, [['Mise à disposition', 6000]]));

    expect(totals.notes).toContain(`Trajet : ${service.pickup}`);
    expect(pageOf(sampleCreditNote()).totals.notes).toEqual([]);
  });
});

describe('a ride that did not take place', () => {
  const { service } = sampleInvoice();
  const planned = sampleInvoice({
    service: { ...service, startedAt: null, endedAt: null, plannedAt: '2026-05-07T22:30:00.000Z' },
  });

  test('says for which day it was ordered', () => {
    const strip = billSheet(planned, null).blocks.find((block) => block.kind === 'strip');

    expect(strip?.facts).toContainEqual({ label: 'Date de la prestation', value: '8 mai 2026' });
  });

  test('emitted nothing', () => {
    const emissions = (content: BillContent) =>
      pageOf(content).totals.notes.filter((note) => note.includes('CO2e'));

    expect(emissions(sampleInvoice())).toHaveLength(1);
    expect(emissions(planned)).toEqual([]);
  });
});

test('what was paid of a raised price is taken off what is left to pay', () => {
  const { totals } = pageOf(sampleInvoice({ payment: null, alreadyPaid: 7585 as Cents }));

  expect(totals.paid).toMatchObject({ label: 'Déjà payé' });
  expect([totals.paid?.value ?? '', totals.left.value].map(printed)).toEqual([7585, 420]);
});

test('what was paid in parts names each of them, and claims the whole of none', () => {
  const paidAt = '2026-05-07T14:04:00.000Z';
  const payments = [
    { method: 'stripe', paidAt, amount: 7585 as Cents },
    { method: 'cash', paidAt, amount: 420 as Cents },
  ] as const;
  const { totals } = pageOf(sampleInvoice({ payment: { method: 'cash', paidAt }, payments: [...payments] }));

  expect(totals.paid?.label).toBe('Payé en 2\u00a0fois');
  expect(totals.notes.at(-1)?.replace(/\s/gu, ' ')).toBe(
    'Paiements : 75,85 € par carte, 7 mai 2026 ; 4,20 € en espèces, 7 mai 2026',
  );
});

test.each([
  ['stripe', 'Remboursé par carte, 8 mai 2026'],
  ['paypal', 'Remboursé par PayPal, 8 mai 2026'],
  ['cash', 'Remboursé en espèces, 8 mai 2026'],
] as const)('an avoir of which the money went back by %s says so, and how much', (method, label) => {
  const refund = { method, refundedAt: '2026-05-08T07:58:00.000Z', amount: 420 as Cents };
  const { totals } = pageOf({ ...sampleCreditNote(), refund });

  expect(totals.paid?.label).toBe(label);
  expect([totals.paid?.value ?? '', totals.left.value].map(printed)).toEqual([420, 7585]);
});

test('an avoir that was issued before its refund says nothing of it', () => {
  expect(pageOf(sampleCreditNote()).totals.paid).toBeNull();
});

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
