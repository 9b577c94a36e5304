import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { accountFields, isAccount, isJournalCode, journalFields, usualAccounting } from './accounting.ts';
import { accountNumber, creditEntry, journalCode, receiptEntry, saleEntry } from './entries.ts';

const proof = { day: '2026-05-04', piece: 'F-2026-00001', pieceDay: '2026-05-04', label: 'Course n° 1284' };

test('a sale is owed by the client, without VAT and with it', () => {
  expect(saleEntry({ ...proof, ht: cents(7277), vat: cents(728) })).toEqual({
    ...proof,
    journal: 'sales',
    lines: [
      { account: 'client', amount: 8005 },
      { account: 'sales', amount: -7277 },
      { account: 'vat', amount: -728 },
    ],
  });
  expect(saleEntry({ ...proof, ht: cents(8005), vat: cents(0) }).lines).toEqual([
    { account: 'client', amount: 8005 },
    { account: 'sales', amount: -8005 },
  ]);
});

test('an avoir is the sale the other way round', () => {
  expect(creditEntry({ ...proof, ht: cents(7277), vat: cents(728) }).lines).toEqual([
    { account: 'client', amount: -8005 },
    { account: 'sales', amount: 7277 },
    { account: 'vat', amount: 728 },
  ]);
});

test.each([
  ['cash', 'cash'],
  ['paypal', 'bank'],
  ['stripe', 'bank'],
] as const)('money by %s is written in the journal of the %s', (method, cashBook) => {
  expect(receiptEntry({ ...proof, method, amount: cents(8005) })).toEqual({
    ...proof,
    journal: cashBook,
    lines: [
      { account: cashBook, amount: 8005 },
      { account: 'client', amount: -8005 },
    ],
  });
});

test('accounts and journals have the numbers and codes of the operator', () => {
  const names = ['sales', 'vat', 'client', 'bank', 'cash'] as const;
  const journals = ['sales', 'bank', 'cash'] as const;

  expect(names.map((name) => accountNumber(usualAccounting, name))).toEqual([
    '706000',
    '445710',
    '411000',
    '512000',
    '530000',
  ]);
  expect(journals.map((name) => journalCode(usualAccounting, name))).toEqual(['VE', 'BQ', 'CA']);
  expect(accountFields.every((field) => isAccount(usualAccounting[field]))).toBe(true);
  expect(journalFields.every((field) => isJournalCode(usualAccounting[field]))).toBe(true);
});

test.each(['411', '706000', '411CLIENT', '123ABCDEFGHI'])('%s is an account', (text) => {
  expect(isAccount(text)).toBe(true);
});

test.each(['', '41', 'CLI411', '411client', '411-1', ' 411', '411 ', '4112345678901'])(
  '%j is none',
  (text) => {
    expect(isAccount(text)).toBe(false);
  },
);

test('the code of a journal has one to six digits or capitals', () => {
  expect(['V', 'VE', 'VENTES', 'VE05'].every(isJournalCode)).toBe(true);
  expect(['', 'VENTES1', 've', 'V-E', ' VE', 'VE '].some(isJournalCode)).toBe(false);
});
