import { describe, expect, test } from 'vitest';
import { fareLineText } from '#contract/words/fare-lines.fr.ts';
import { addressParts } from './addresses.ts';
import { countText, numbered } from './counts.ts';
import { distanceText } from './distances.ts';
import { agoText, durationText, untilText } from './durations.ts';
import { euroText } from './euros.ts';

const spaced = (text: string | undefined) => text?.replace(/\s/gu, ' ');
const noon = new Date('2026-05-04T10:00:00Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

test.each([
  ['24.50', '24,50 €'],
  ['5', '5,00 €'],
  ['1234.50', '1 234,50 €'],
  ['-3.20', '-3,20 €'],
])('%s euros read %s', (amount, text) => {
  expect(spaced(euroText(amount))).toBe(text);
});

test.each([
  [0, '0 min'],
  [42.4, '42 min'],
  [59.6, '1 h'],
  [65, '1 h 05'],
  [120, '2 h'],
])('%s minutes read %s', (minutes, text) => {
  expect(spaced(durationText(minutes))).toBe(text);
});

test('a distance has one decimal', () => {
  expect(spaced(distanceText(31.44))).toBe('31,4 km');
  expect(spaced(distanceText(26))).toBe('26,0 km');
});

describe('the time since', () => {
  test.each([
    [0.5, 'à l’instant'],
    [12, 'il y a 12 min'],
    [24 * 60, 'il y a 1 jour'],
    [3 * 24 * 60, 'il y a 3 jours'],
  ])('since %s minutes reads %s', (minutes, text) => {
    expect(spaced(agoText(noon, after(minutes)))).toBe(text);
  });
});

test('the time since never ends a line after « il y »', () => {
  expect(agoText(noon, after(12))).toMatch(/^il y\u00a0a /u);
  expect(agoText(noon, after(3 * 24 * 60))).toMatch(/^il y\u00a0a /u);
});

describe('the time until', () => {
  test.each([
    [-1, undefined],
    [0.5, 'dans un instant'],
    [105, 'dans 1 h 45'],
    [30 * 60, 'demain'],
    [37 * 60, 'dans 2 jours'],
  ])('of %s minutes reads %s', (minutes, text) => {
    expect(spaced(untilText(after(minutes), noon))).toBe(text);
  });
});

test('the server counts up to a thousand', () => {
  expect(spaced(countText(1000))).toBe('1 000');
  expect(spaced(countText(1001))).toBe('1 000+');
});

test('zero and one are singular', () => {
  expect([0, 1, 2].map((count) => spaced(numbered(count, 'passager')))).toEqual([
    '0 passager',
    '1 passager',
    '2 passagers',
  ]);
});

test.each([
  ['Gare de Lyon, hall 2, 75012 Paris', 'Gare de Lyon, hall 2', '75012 Paris'],
  ['12 rue de la Paix, 75002 Paris, France', '12 rue de la Paix', '75002 Paris'],
  ['Tour Eiffel, Paris', 'Tour Eiffel, Paris', ''],
  ['48.87012, 2.31245', '48.87012, 2.31245', ''],
])('%s is read as a place and a town', (address, place, town) => {
  expect(addressParts(address)).toEqual({ place, town });
});

test.each([
  [{ kind: 'base' as const, amount: '4.00' }, 'Prise en charge'],
  [{ kind: 'km' as const, quantity: 31.4, unitPrice: '1.50', amount: '47.10' }, '31,4 km × 1,50 €'],
  [{ kind: 'minutes' as const, quantity: 42, unitPrice: '0.50', amount: '21.00' }, '42 min × 0,50 €'],
  [{ kind: 'hours' as const, quantity: 2, unitPrice: '45.00', amount: '90.00' }, '2 h × 45,00 €'],
  [{ kind: 'flat' as const, amount: '35.00' }, 'Forfait'],
  [{ kind: 'flat' as const, label: 'Paris → CDG', amount: '65.00' }, 'Forfait Paris → CDG'],
  [{ kind: 'pickup' as const, label: 'Départ de gare', amount: '5.00' }, 'Départ de gare'],
  [{ kind: 'passengers' as const, beyond: 4, quantity: 2, amount: '16.00' }, 'Passager au-delà de 4 × 2'],
  [{ kind: 'luggage' as const, beyond: 3, quantity: 1, amount: '5.00' }, 'Bagage au-delà de 3 × 1'],
  [{ kind: 'option' as const, option: 'baby_seat' as const, quantity: 2, amount: '20.00' }, 'Siège bébé × 2'],
  [
    { kind: 'waiting' as const, quantity: 6, unitPrice: '0.70', amount: '4.20', label: 'de 15:08 à 15:14' },
    '6 min d’attente × 0,70 € (de 15:08 à 15:14)',
  ],
  [{ kind: 'minimum' as const, amount: '1.20' }, 'Complément au tarif minimum'],
  [{ kind: 'coefficient' as const, quantity: 1.2, amount: '3.00' }, 'Majoration (× 1,2)'],
  [{ kind: 'coefficient' as const, quantity: 0.9, amount: '-3.00' }, 'Remise (× 0,9)'],
])('the line $kind of a price', (line, text) => {
  expect(spaced(fareLineText(line))).toBe(text);
});
