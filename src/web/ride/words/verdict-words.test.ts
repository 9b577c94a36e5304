import { describe, expect, test } from 'vitest';
import { neighbour, refused, verdict } from '#web/testing/verdicts.ts';
import { exclusionTexts } from './exclusion-texts.ts';
import { afterText, beforeText, verdictText } from './verdict-words.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ');
const before = { kind: 'no', because: 'before', minutes: -20 } as const;

test.each([
  [verdict(), 'Oui, 42 min de marge'],
  [verdict({ minutes: null, before: null, after: null }), 'Oui, rien d’autre ce jour-là'],
  [verdict({ kind: 'tight', minutes: 6 }), 'Juste, 6 min'],
  [verdict({ kind: 'tight', minutes: 0 }), 'Juste, 0 min'],
  [verdict({ kind: 'outside_hours' }), 'Hors de vos horaires, 42 min de marge'],
  [verdict({ kind: 'unsure', minutes: null }), 'Peut-être, un lieu n’est pas connu'],
  [verdict({ kind: 'day_off', minutes: null }), 'Non, vous êtes en congé ce jour-là'],
  [refused, 'Non, la course n° 1287 commence à 19:15, à 52 min de l’arrivée'],
  [
    verdict({
      ...before,
      before: neighbour(12, ['14:00', '14:40'], { road: { km: 9, minutes: 35, estimated: false } }),
    }),
    'Non, la course n° 12 finit à 14:40 à 35 min de là',
  ],
  [
    verdict({ ...before, before: neighbour(12, ['14:00', '14:40'], { road: null }) }),
    'Non, la course n° 12 finit à 14:40',
  ],
  [
    verdict({ ...before, before: neighbour(null, ['14:00', '17:00']) }),
    'Non, votre agenda est pris jusqu’à 17:00',
  ],
  [
    verdict({ ...before, because: 'after', after: neighbour(null, ['17:10', '18:00']) }),
    'Non, votre agenda est pris dès 17:10',
  ],
])('the answer %#', (given, expected) => {
  expect(plain(verdictText(given))).toBe(expected);
});

describe('what is before and after', () => {
  test.each([
    [verdict(), 'n° 1284 finit à 14:57, Hôtel Lutetia : 24 min de route.'],
    [
      verdict({ approach: { km: 0, minutes: 0, estimated: false } }),
      'n° 1284 finit à 14:57, Hôtel Lutetia : sur place.',
    ],
    [verdict({ before: null }), 'rien depuis la veille : 24 min de route.'],
    [verdict({ before: null, approach: null }), 'rien depuis la veille.'],
    [
      verdict({ before: neighbour(null, ['14:00', '16:00']) }),
      'agenda pris jusqu’à 16:00 : 24 min de route.',
    ],
    [
      verdict({ before: neighbour(12, ['14:00', '16:40'], { minutes: -34 }) }),
      'n° 12 finit à 16:40, Gare du Nord : 24 min de route ; il manquerait 34 min.',
    ],
  ])('before %#', (given, expected) => {
    expect(plain(beforeText(given))).toBe(expected);
  });

  test.each([
    [verdict(), '45 min de route jusqu’à la n° 1287, Gare du Nord, 19:15.'],
    [verdict({ after: null }), 'rien ensuite ce jour-là.'],
    [verdict({ after: neighbour(null, ['18:00', '19:00']) }), 'agenda pris dès 18:00.'],
    [
      verdict({ after: neighbour(9, ['18:00', '19:00'], { road: null }) }),
      'n° 9 commence à 18:00, Gare du Nord.',
    ],
    [refused, 'arrivée à 19:35, Versailles ; il manquerait 1 h 27.'],
  ])('after %#', (given, expected) => {
    expect(plain(afterText(given, '8 rue de la Paroisse, 78000 Versailles'))).toBe(expected);
  });
});

describe('requests that exclude each other', () => {
  const place = {
    pickupAddress: '6 place de la Pyramide, 92800 Puteaux',
    destinationAddress: 'Orly 3, 94390 Orly',
  };
  const ride = (number: number) => ({ id: `${number}`, number, ...place });
  const pair = (first: number, second: number) => ({
    first: `${first}`,
    second: `${second}`,
    missingMinutes: 48,
  });

  test('are two in a sentence, with what is missing between them', () => {
    expect(exclusionTexts([ride(1293), ride(1291)], [pair(1291, 1293)]).map(plain)).toEqual([
      'La n° 1291 et la n° 1293 ne tiennent pas ensemble : il manquerait 48 min entre Orly 3 et Puteaux.',
    ]);
  });

  test('are more than two by their pairs', () => {
    const pairs = [pair(1291, 1293), pair(1291, 1295), pair(1293, 1295), pair(7, 8)];

    expect(exclusionTexts([ride(1291), ride(1293), ride(1295)], pairs).map(plain)).toEqual([
      'La n° 1291 exclut la n° 1293 et la n° 1295.',
      'La n° 1293 exclut la n° 1295.',
    ]);
  });
});
