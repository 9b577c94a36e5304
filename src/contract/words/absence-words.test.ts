import { expect, test } from 'vitest';
import { absenceFacts } from './absence-words.fr.ts';

const at = (clock: string, day = '2026-05-04') => `${day}T${clock}:00.000Z`;
const way = {
  ...{ expectedAt: null, byPhone: [], freeUntil: at('08:15'), freeMinutes: 15, waitingPrice: null },
  ...{ arrivedMetres: 40, calledAt: [at('08:02'), at('08:02'), at('08:09')] },
};
const ride = { scheduledAt: at('08:00'), arrivedAt: at('07:58'), way };

const words = (...facts: Parameters<typeof absenceFacts>) =>
  absenceFacts(...facts).map(({ word, text }) => `${word} : ${text}`);

test('the proof of an absence says arrival and distance, free waiting and calls, each minute once', () => {
  expect(words(ride, 'driver')).toEqual([
    'Sur place : 09:58, à 40\u00a0m du lieu',
    'Attente offerte : jusqu’à 10:15',
    'Vous avez appelé : 10:02 et 10:09',
  ]);
  expect(words(ride, 'admin')).toContain('Le chauffeur a appelé : 10:02 et 10:09');
});

test('an arrival without network says whose time it is', () => {
  const { arrivedMetres: _, ...unshared } = way;

  expect(words({ ...ride, way: { ...unshared, byPhone: ['arrived'] } }, 'client')).toContain(
    'Sur place : 09:58, heure du téléphone',
  );
});

test('what nobody knows is left out, and a call of another day says which', () => {
  const called = {
    ...way,
    freeUntil: null,
    arrivedMetres: 1240,
    calledAt: [at('16:00', '2026-05-03'), at('08:09')],
  };

  expect(
    words({ scheduledAt: at('08:00'), way: { ...way, freeUntil: null, calledAt: [] } }, 'client'),
  ).toEqual([]);
  expect(
    words({ ...ride, landing: { landedAt: at('07:40'), luggageAt: null }, way: called }, 'driver'),
  ).toEqual([
    'Sur place : 09:58, à 1,2\u00a0km du lieu',
    'A atterri : 09:40',
    'Vous avez appelé : dim. 3 mai à 18:00 et 10:09',
  ]);
});
