import fc from 'fast-check';
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
    expect(
      ['gar', 'lyon', 'eiffel', 'orleans', 'grenoble', 'marseille', '75012', 't2eee'].map(forgivenTypos),
    ).toEqual([0, 1, 1, 1, 2, 2, 0, 0]);
  });

  test('are counted as by the whole table of all beginnings', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, other, most) => {
        const [whole, beginning] = slowTypos(typed, other);
        const found = typosBetween(typed, other, most);

        expect(found.whole).toBe(whole <= most ? whole : Infinity);
        expect(Math.min(found.beginning, most + 1)).toBe(Math.min(beginning, most + 1));
      }),
      { numRuns: 2000 },
    );
  });

  test('of a word that is longer than any name are not counted', () => {
    const long = 'a'.repeat(60);

    expect(typosBetween(long, long, 2)).toEqual({ whole: 0, beginning: 0 });
    expect(typosBetween(`${long}a`, `${long}a`, 2)).toEqual({ whole: Infinity, beginning: Infinity });
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

/** Every beginning of the one against every beginning of the other. */
function slowTypos(typed: string, word: string): [whole: number, beginning: number] {
  const table = [...`${typed} `].map((_, row) => [...`${word} `].map((__, column) => row + column));
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= typed.length; row += 1)
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const typos = [
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        ...(isSwapped ? [at(row - 2, column - 2) + 1] : []),
      ];
      table[row]?.splice(column, 1, Math.min(...typos));
    }
  return [at(typed.length, word.length), Math.min(...(table[typed.length] ?? []))];
}
