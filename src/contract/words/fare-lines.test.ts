import { describe, expect, test } from 'vitest';
import { fareLineText, finalReceipt } from './fare-lines.fr.ts';

const toll = { kind: 'toll', amount: '10.00' } as const;
const ended = { estimatedPrice: '50.00', finalPrice: '60.00', finalLines: [toll] };
const words = (ride: Parameters<typeof finalReceipt>[0]) =>
  finalReceipt(ride).map(({ label, value }) => `${label} ${value}`.replace(/\s/gu, ' '));

describe('what the end of a ride changed of its price', () => {
  test.each([
    ['nothing', { ...ended, finalPrice: null, finalLines: [] }, []],
    ['what was added', ended, ['Péage 10,00 €']],
    ['less than was added', { ...ended, finalPrice: '57.00' }, ['Péage 10,00 €', 'Remise -3,00 €']],
    ['nothing in all', { ...ended, finalPrice: '50.00' }, ['Péage 10,00 €', 'Remise -10,00 €']],
    ['a lower price', { ...ended, finalPrice: '45.00', finalLines: [] }, ['Remise -5,00 €']],
    ['a raise without a name', { ...ended, finalLines: [] }, ['Supplément convenu 10,00 €']],
  ])('is read to the cent: %s', (_what, ride, lines) => {
    expect(words(ride)).toEqual(lines);
  });
});

test('a coefficient is said as it was set: with three decimals where it has them', () => {
  const said = (quantity: number) => fareLineText({ kind: 'coefficient', quantity, amount: '1.00' });

  expect([1.2, 1.125].map(said)).toEqual(['Majoration (×\u00a01,2)', 'Majoration (×\u00a01,125)']);
});
