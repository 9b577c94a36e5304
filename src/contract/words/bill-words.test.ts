import { expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import { billFileName, billName, billTitle, chargeText, feeText } from './bill-words.fr.ts';

test.each([
  ['note', '1284', false, 'Note', 'Note de course n°\u00a01284', 'note-1284.pdf'],
  ['invoice', 'F-2026-00042', false, 'Facture', 'Facture F-2026-00042', 'facture-F-2026-00042.pdf'],
  ['credit_note', 'A-2026-00003', false, 'Avoir', 'Avoir A-2026-00003', 'avoir-A-2026-00003.pdf'],
  [
    'note',
    '1284',
    true,
    'Indemnité d’annulation',
    'Indemnité d’annulation, course n°\u00a01284',
    'indemnite-1284.pdf',
  ],
] as const)('a %s %s (outside VAT: %s) is called “%s”', (kind, number, isIndemnity, name, title, file) => {
  const bill = { kind, number, isIndemnity };

  expect(billName(bill)).toBe(name);
  expect(billTitle(bill)).toBe(title);
  expect(billFileName(bill)).toBe(file);
});

test('waiting that is paid says from when to when; of before it was kept, only how long', () => {
  const waiting = { kind: 'waiting', quantity: 6, unitCents: cents(70), ttc: cents(420), rate: 10 } as const;
  const way = { pickup: 'Gare de Lyon', destination: 'Orly' };
  const label = 'de 15:08 à 15:14, au-delà de 60\u00a0min offertes';

  expect(chargeText({ ...waiting, label }, way)).toEqual({
    label: 'Attente',
    detail: `${label}\u00a0: 6\u00a0min ×\u00a00,70\u00a0€`,
  });
  expect(chargeText(waiting, way).detail).toBe('6\u00a0min ×\u00a00,70\u00a0€');
});

test('a coefficient is printed as it was set', () => {
  const line = { kind: 'coefficient', quantity: 1.125, ttc: cents(125), rate: 10 } as const;

  expect(chargeText(line, { pickup: '', destination: '' }).detail).toBe('×\u00a01,125');
});

test('a hire without a last destination of its own drives to none', () => {
  const way = { pickup: 'Gare de Lyon', destination: 'Gare de Lyon', isHire: true };

  expect(feeText('cancellation', way).detail).toBe('Gare de Lyon');
  expect(feeText('absence', { ...way, destination: 'Orly' }).detail).toBe('Gare de Lyon – Orly');
});
