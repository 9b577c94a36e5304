import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clockText,
  decimalText,
  euroText,
  fullDayText,
  longDayText,
  monthText,
  shortDayText,
  shortText,
  wholeText,
} from './french.ts';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const whole = new Intl.NumberFormat('fr-FR');

test.each([
  ['24.50', '24,50\u00a0€'],
  ['1234567.8', '1\u202f234\u202f567,80\u00a0€'],
  ['-1200.00', '-1\u202f200,00\u00a0€'],
])('%s is written %s', (amount, text) => {
  expect(euroText(amount)).toBe(text);
});

test('any price is written as France writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      const amount = (cents / 100).toFixed(2);
      expect(euroText(amount)).toBe(euros.format(Number(amount)));
    }),
  );
});

test('and so is any number', () => {
  fc.assert(
    fc.property(fc.integer(), (count) => {
      expect(wholeText(count)).toBe(whole.format(count));
    }),
  );
});

test('of one that is not whole three decimals are written at most, as on the axis of small takings', () => {
  expect(wholeText(0.1 + 0.2)).toBe('0,3');
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
      expect(wholeText(value)).toBe(whole.format(value));
    }),
  );
});

test.each([1, 2])('with %i decimals at most', (digits) => {
  const format = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: digits });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (km) => {
      expect(shortText(km, digits)).toBe(format.format(km));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e7 }), (thousandths) => {
      expect(shortText(thousandths / 1000, digits)).toBe(format.format(thousandths / 1000));
    }),
    { numRuns: 5_000 },
  );
});

test.each([0, 1])('with %i decimals too', (digits) => {
  const format = new Intl.NumberFormat('fr-FR', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (km) => {
      expect(decimalText(km, digits)).toBe(format.format(km));
    }),
  );
});

const named = { weekday: 'short', day: 'numeric', month: 'long' } as const;
test.each([
  ['a day', shortDayText, named],
  ['a day with its year', fullDayText, { ...named, year: 'numeric' }],
  ['a month', monthText, { month: 'long', year: 'numeric' }],
  ['a time', clockText, { hour: '2-digit', minute: '2-digit' }],
] as const)('and %s, on the clocks of Paris', (_, text, options) => {
  const format = new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'Europe/Paris' });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (moment) => {
        // Browsers write the first of a month as a plain number.
        expect(text(moment)).toBe(format.format(moment).replace(/\b1 (?=\p{L})/u, '1er '));
      },
    ),
  );
});

test('the first of a month is 1er in a long date', () => {
  expect(longDayText(new Date('2026-11-30T23:00:00Z'))).toBe('1er décembre 2026');
  expect(longDayText(new Date('2026-12-01T23:00:00Z'))).toBe('2 décembre 2026');
});
