import { expect, test } from 'vitest';
import { maskedName, maskedPhone } from './masked-client.ts';

test.each([
  ['Camille Rousseau-Delmas', 'Camille R.'],
  ['Marie-Antoinette de La Rochefoucauld', 'Marie-Antoinette D.'],
  ['Zoé  Élan', 'Zoé É.'],
  [' Camille Rousseau ', 'Camille R.'],
  ['camille rousseau', 'camille R.'],
  ['Prince', 'Prince'],
  ['', ''],
])('%s is shown as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

test.each([
  ['06 12 34 56 42', '06 •• •• •• 42'],
  ['0612345642', '06 •• •• •• 42'],
  ['+33612345642', '06 •• •• •• 42'],
  ['+44 20 7946 0018', '+44 •• •• •• 18'],
  ['(+44) 20-7946.0018', '+44 •• •• •• 18'],
  ['+336123456420', '+33 •• •• •• 20'],
  ['0033612345642', '00 •• •• •• 42'],
  ['123456', '12 •• •• •• 56'],
  ['12345', ''],
  ['', ''],
])('the telephone %s is shown as %s', (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});
