import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountIn, fecFaults, fecLines } from '#tests/support/fec-checker.ts';
import { withoutVat } from '../billing/without-vat.ts';
import { cents } from '../money.ts';
import { paymentMethods } from '../payment/payment.ts';
import { addDays, periodOf } from '../time/calendar.ts';
import { usualAccounting } from './accounting.ts';
import { creditEntry, type Entry, receiptEntry, saleEntry } from './entries.ts';
import { fecHead, fecName, fecPart, fecWriter } from './fec.ts';
import { latin9 } from './latin9.ts';

const NAME = fecName('999840218', '2026-12-31');
const proof = { day: '2026-05-04', piece: 'F-2026-00001', pieceDay: '2026-05-04', label: 'Course n° 1284' };
const sale = saleEntry({ ...proof, ht: cents(7277), vat: cents(728) });
const received = receiptEntry({ ...proof, piece: 'P-2026-000431', method: 'stripe', amount: cents(8005) });

function fileOf(entries: readonly Entry[], accounting = usualAccounting): string {
  return fecHead + entries.map(fecWriter(accounting)).join('');
}

test('a sale and its payment, as the text asks for them', () => {
  const rows = fileOf([sale, received]).split('\r\n');

  expect(rows[0]?.split('\t')).toHaveLength(18);
  expect(rows[1]).toBe(
    'VE\tVentes\tVE000001\t20260504\t411000\tClients\t\t\tF-2026-00001\t20260504\tCourse n° 1284\t80,05\t0,00\t\t\t20260504\t\t',
  );
  expect(
    rows.slice(2, 4).map((row) => row.split('\t').filter((_, index) => [4, 11, 12].includes(index))),
  ).toEqual([
    ['706000', '0,00', '72,77'],
    ['445710', '0,00', '7,28'],
  ]);
  expect(rows[4]).toContain('BQ\tBanque\tBQ000001\t20260504\t512000');
  expect(rows).toHaveLength(7);
  expect(NAME).toBe('999840218FEC20261231.txt');
});

test('two files of one year have no number in common, whatever part of it they are of', () => {
  const numbers = (['day', 'week', 'month', 'year'] as const).flatMap((period) =>
    ['2026-05-04', '2026-06-01'].map((day) => {
      const file = fecHead + fecWriter(usualAccounting, fecPart(periodOf(period, day)))(sale);
      expect(fecFaults(NAME, latin9(file))).toEqual([]);
      return fecLines(latin9(file))[0]?.EcritureNum;
    }),
  );

  expect(numbers).toEqual([
    ...['VE0504-000001', 'VE0601-000001', 'VE05040510-000001', 'VE06010607-000001'],
    ...['VE05-000001', 'VE06-000001', 'VE000001', 'VE000001'],
  ]);
});

test('without VAT there is no line of it, and cash goes through the till', () => {
  const exempt = saleEntry({ ...proof, ht: cents(4200), vat: cents(0) });
  const back = receiptEntry({ ...proof, method: 'cash', amount: cents(-4200) });

  expect(exempt.lines.map(({ account }) => account)).toEqual(['client', 'sales']);
  expect(back).toMatchObject({
    journal: 'cash',
    lines: [
      { account: 'cash', amount: -4200 },
      { account: 'client', amount: 4200 },
    ],
  });
});

test('accounts and journals are those of the operator', () => {
  const text = fileOf([sale], { ...usualAccounting, salesJournal: 'VT', clientAccount: '411VTC' });

  expect(text).toContain('VT\tVentes\tVT000001\t20260504\t411VTC\tClients');
});

test('what would break a line is a space', () => {
  const text = fileOf([{ ...sale, label: 'Course\tn° 1284\r\n| suite' }]);

  expect(text).toContain('\tCourse n° 1284 suite\t');
  expect(fecFaults(NAME, latin9(text))).toEqual([]);
});

test('the file is written in ISO 8859-15', () => {
  const decoded = (text: string) => new TextDecoder('iso-8859-15').decode(latin9(text));

  expect(decoded('Zoé Lœuf, 12 € à l’Haÿ – Ÿ Šž')).toBe("Zoé Lœuf, 12 € à l'Haÿ ? Ÿ Šž");
  expect(decoded('Zoe\u0301 Nguyễn Łukasz 李 ¤')).toBe('Zoé Nguyen ?ukasz ? ?');
});

describe('whatever was sold, credited, paid and given back', () => {
  const amount = fc.integer({ min: 1, max: 200_000 }).map(cents);
  const rate = fc.constantFrom(10, 20, 'franchise', 'outside' as const) as fc.Arbitrary<
    10 | 20 | 'franchise' | 'outside'
  >;
  const event = fc.record({
    kind: fc.constantFrom('sale', 'credit', 'payment', 'refund'),
    ttc: amount,
    rate,
    method: fc.constantFrom(...paymentMethods),
    later: fc.nat(3),
  });
  const histories = fc.array(event, { maxLength: 40 });

  test('the file keeps the published rules, and its sums are those of the history', () => {
    fc.assert(
      fc.property(histories, (events) => {
        let day = '2026-01-01';
        const entries = events.map(({ kind, ttc, rate: vatRate, method, later }, index): Entry => {
          day = addDays(day, later);
          const facts = { day, pieceDay: day, piece: `P-${index}`, label: `Course n° ${index}` };
          const ht = withoutVat(ttc, vatRate);
          const taxed = { ...facts, ht, vat: cents(ttc - ht) };
          if (kind === 'sale') return saleEntry(taxed);
          if (kind === 'credit') return creditEntry(taxed);
          return receiptEntry({ ...facts, method, amount: cents(kind === 'payment' ? ttc : 0 - ttc) });
        });

        const bytes = latin9(fileOf(entries));

        expect(fecFaults(NAME, bytes)).toEqual([]);
        const balance = (...accounts: string[]) =>
          fecLines(bytes)
            .filter(({ CompteNum = '' }) => accounts.includes(CompteNum))
            .reduce((sum, line) => sum + amountIn(line, 'Debit') - amountIn(line, 'Credit'), 0);
        const total = (of: string) =>
          events.filter(({ kind }) => kind === of).reduce((sum, { ttc }) => sum + ttc, 0);
        expect(balance('706000', '445710')).toBe(total('credit') - total('sale'));
        expect(balance('512000', '530000')).toBe(total('payment') - total('refund'));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the checker of these tests refuses', () => {
  const right = fileOf([
    sale,
    received,
    saleEntry({ ...sale, ...proof, day: '2026-05-06', ht: cents(100), vat: cents(10) }),
  ]);
  const faultsIn = (text: string, name = NAME) => fecFaults(name, latin9(text));

  test.each<[string, string, string]>([
    ['another column', right.replace('CompteLib', 'CompteNom'), 'the columns'],
    ['a field too few', right.replace('\t80,05\t', '\t'), 'has 17 fields'],
    ['an amount that is not balanced', right.replace('72,77', '72,78'), 'not balanced'],
    ['a decimal point', right.replace('72,77', '72.77'), 'is no amount'],
    ['a negative amount', right.replace('72,77', '-72,77'), 'is no amount'],
    ['a gap in the numbers', right.replaceAll('VE000002', 'VE000003'), 'has a gap'],
    ['a day that does not exist', right.replaceAll('20260504', '20260431'), 'is no day'],
    ['days out of order', right.replaceAll('20260506', '20260503'), 'the order of days'],
    ['a day after the closing', right.replaceAll('20260506', '20270101'), 'after the closing day'],
    ['no piece', right.replaceAll('F-2026-00001', ''), 'no PieceRef'],
    ['an account outside the chart', right.replaceAll('706000', 'VENTES'), 'outside the chart'],
    ['a line on both sides', right.replace('0,00\t72,77', '1,00\t72,77'), 'both sides'],
  ])('%s', (_, text, fault) => {
    expect(faultsIn(right)).toEqual([]);
    expect(faultsIn(text).join(' / ')).toContain(fault);
  });

  test('another name, and another encoding', () => {
    expect(faultsIn(right, 'FEC2026.txt')).toContain('the name FEC2026.txt');
    expect(fecFaults(NAME, new TextEncoder().encode(right.replace('Ventes', 'Prélèvements À')))).toContain(
      'no ISO 8859-15',
    );
  });
});
