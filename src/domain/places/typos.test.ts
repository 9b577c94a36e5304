import { describe, expect, test } from 'vitest';
import { foldText, placeWords } from './fold-text.ts';
import { forgivenTypos, typosBetween } from './typos.ts';

describe('typos', () => {
  test.each([
    ['eifel', 'eiffel', 1],
    ['lion', 'lyon', 1],
    ['nicee', 'nice', 1],
    ['prais', 'paris', 1],
    ['marsielle', 'marseille', 1],
    ['versaile', 'versailles', 2],
    ['paris', 'paris', 0],
    ['paris', 'nantes', Infinity],
    ['lyon', 'lyonnais', Infinity],
  ])('%s is %s but for %d', (typed, word, typos) => {
    expect(typosBetween(typed, word, 2).whole).toBe(typos);
  });

  test.each([
    ['versaill', 'versailles', 0],
    ['versail', 'versailles', 0],
    ['marsei', 'marseille', 0],
    ['marsie', 'marseille', 1],
    ['montreul', 'montreuil', 1],
    ['nantes', 'paris', Infinity],
  ])('%s begins %s but for %d', (typed, word, typos) => {
    expect(typosBetween(typed, word, 2).beginning).toBe(typos);
  });

  test('are forgiven in long words, not in numbers', () => {
    expect(['gar', 'lyon', 'eiffel', 'marseille', '75012', 't2eee'].map(forgivenTypos)).toEqual([
      0, 1, 1, 2, 0, 0,
    ]);
  });
});

describe('the words of a place', () => {
  test('have no accent, case or punctuation', () => {
    expect(foldText(' Évry-Courcouronnes, L’Haÿ ')).toBe('evry courcouronnes l hay');
    expect(foldText('Œuilly')).toBe('oeuilly');
  });

  test('are those that tell it from others', () => {
    expect(placeWords('Gare de l’Est')).toEqual(['gare', 'est']);
    expect(placeWords('St-Denis')).toEqual(['saint', 'denis']);
    expect(placeWords('La')).toEqual(['la']);
  });
});
