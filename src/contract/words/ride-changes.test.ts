import { describe, expect, test } from 'vitest';
import { type ChangeableFacts, changesBetween, changeText, shortChangeText } from './ride-changes.fr.ts';

const ride: ChangeableFacts = {
  scheduledAt: '2026-05-04T12:00:00.000Z',
  pickupAddress: 'Gare de Lyon, 75012 Paris',
  stops: [],
  destinationAddress: 'Aéroport de Paris-Orly, 94390 Orly',
  hours: null,
  program: '',
  estimatedPrice: '42.50',
  priceLines: [],
  passengers: 2,
  luggage: 0,
  travelReference: '',
  allowToll: false,
  notes: '',
  passenger: { name: 'Anna Petit', phone: '+33611111111' },
  cancellationTerms: null,
};

const changes = (before: Partial<ChangeableFacts>, after: Partial<ChangeableFacts>) =>
  changesBetween({ ...ride, ...before }, { ...ride, ...after }, String);

const anna = (phone: string | null) => ({ passenger: { name: 'Anna Petit', phone } });

test('another price that is only a guess is said to be one; the agreed one stays what it is', () => {
  const guessed = { priceToConfirm: true };

  expect(changes({}, guessed)).toEqual([]);
  expect(changes({}, { ...guessed, estimatedPrice: '48.00' })).toEqual([
    { word: 'Prix', before: '42,50\u00a0€', after: '48,00\u00a0€ à confirmer' },
  ]);
});

describe('the number of a passenger', () => {
  test('is among the changes of those who see it, and no message names it', () => {
    const [changed, ...others] = changes({}, anna('+33622222222'));

    expect(others).toEqual([]);
    expect(changed).toEqual({
      word: 'Téléphone du passager',
      before: '06 11 11 11 11',
      after: '06 22 22 22 22',
    });
    expect(changed && changeText(changed)).toBe('Téléphone du passager\u00a0: modifié');
  });

  test('that was not given, or is the client’s own, is said so', () => {
    const texts = [changes({}, anna('')), changes({}, { passenger: null })].flat();

    expect(texts.map(({ after }) => after)).toEqual(['aucun', 'le client', 'celui du client']);
  });

  test('is no change for a reader who sees no number', () => {
    expect(changes(anna(null), anna(null))).toEqual([]);
    expect(changes({ passenger: null }, anna(null)).map(({ word }) => word)).toEqual(['Passager']);
  });
});

test('a message names about eighty characters of a long text, before and after', () => {
  const long = (word: string) => `${word} `.repeat(60).trim();

  const [changed] = changes({ notes: long('avant') }, { notes: long('après') });

  const text = changed ? shortChangeText(changed) : '';
  expect(text).toMatch(/^Note\u00a0: (?:après )+… \(avant\u00a0: (?:avant )+…\)$/u);
  expect(text.length).toBeLessThan(190);
});

test('what is short, and a word that has no space, is cut nowhere and inside', () => {
  const short = { word: 'Note', before: 'aucune', after: '🚕'.repeat(80) };

  expect(shortChangeText(short)).toBe(changeText(short));
  expect(shortChangeText({ ...short, after: '🚕'.repeat(81) })).toBe(
    `Note\u00a0: ${'🚕'.repeat(79)}… (avant\u00a0: aucune)`,
  );
});
