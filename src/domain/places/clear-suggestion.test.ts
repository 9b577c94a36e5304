import { describe, expect, test } from 'vitest';
import { clearSuggestion } from './clear-suggestion.ts';

const lyon = { address: 'Gare de Lyon, place Louis-Armand, 75012 Paris' };
const partDieu = { address: 'Gare Lyon Part-Dieu, 69003 Lyon' };
const eiffel = { address: 'Tour Eiffel, avenue Gustave-Eiffel, 75007 Paris' };
const cdg = { address: 'Aéroport Paris-Charles-de-Gaulle, 95700 Roissy-en-France', knownAs: 'CDG' };
const rivoliParis = { address: '12 Rue de Rivoli, 75004 Paris' };
const rivoliOrleans = { address: '12 Rue de Rivoli, 45000 Orléans' };
const saintDenis = { address: '93200 Saint-Denis' };
const saintDenisReunion = { address: '97400 Saint-Denis' };

describe('what was typed is clear', () => {
  test.each([
    ['gare de lyon', [lyon, partDieu], lyon],
    ['gar de lyon', [lyon, partDieu], lyon],
    ['GARE DE LYON, PARIS', [lyon, partDieu], lyon],
    ['gare lyon part dieu', [lyon, partDieu], partDieu],
    ['tour eifel', [eiffel], eiffel],
    ['tour eiffel paris', [eiffel], eiffel],
    ['cdg', [cdg], cdg],
    ['aeroport paris charles de gaulle', [cdg, lyon], cdg],
    ['gare de lyo', [lyon], lyon],
    ['gare de ly', [lyon], lyon],
    ['12 rue de rivoli paris', [rivoliParis, rivoliOrleans], rivoliParis],
    ['93200 st denis', [saintDenis, saintDenisReunion], saintDenis],
  ])('%j', (typed, suggestions, expected) => {
    expect(clearSuggestion(typed, suggestions)).toBe(expected);
  });
});

describe('what was typed is left to choose', () => {
  test.each([
    ['gare', [lyon, partDieu], 'could be several'],
    ['gare', [lyon], 'is a part only'],
    ['12 rue de rivoli', [rivoliParis, rivoliOrleans], 'is in two towns'],
    ['14 rue de rivoli', [rivoliParis], 'has another number'],
    ['gare de lyon quai 12', [lyon], 'says more than the address'],
    ['75012', [lyon], 'is a part of the address'],
    ['tour eif', [eiffel], 'lacks more than two letters'],
    ['93201 saint denis', [saintDenis], 'has another postcode'],
    ['roissy', [cdg], 'is where it is'],
    ['', [lyon], 'is nothing'],
    ['???', [{ address: '…' }], 'has no word'],
  ])('%j: %j %s', (typed, suggestions) => {
    expect(clearSuggestion(typed, suggestions)).toBeUndefined();
  });

  test('a whole name goes before one that is nearly typed', () => {
    const lion = { address: 'Gare de Lion, 1 place' };

    expect(clearSuggestion('gare de lyon', [lion, lyon])).toBe(lyon);
  });
});
