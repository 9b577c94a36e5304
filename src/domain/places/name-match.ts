import { placeWords } from './fold-text.ts';
import { forgivenTypos, typosBetween } from './typos.ts';

/** How much of a place name was typed: all of it exactly, all of it with typos, or less. */
export type NameMatch = 'exact' | 'near' | 'part';

const MOST_LETTERS_LEFT = 2;

/**
 * An address begins with its name: 'Gare de Lyon, place Louis-Armand, 75012 Paris'. Every word of the name must be
 * typed, and all other typed words must occur in the rest.
 */
export function nameMatch(typed: string, address: string): NameMatch {
  const [name = '', ...rest] = address.split(',');
  const typedWords = placeWords(typed);
  const nameWords = placeWords(name);
  if (nameWords.length === 0 || typedWords.length === 0) return 'part';
  if (isAllIn(nameWords, typedWords, isSame) && isAllIn(typedWords, placeWords(address), isSame))
    return 'exact';
  const isName = nameWords.every((word) => typedWords.some((other) => isNearly(other, word)));
  const known = [...nameWords, ...placeWords(rest.join(' '))];
  return isName && typedWords.every((word) => known.some((other) => isNearly(word, other))) ? 'near' : 'part';
}

function isAllIn(
  words: string[],
  others: string[],
  isOne: (word: string, other: string) => boolean,
): boolean {
  return words.every((word) => others.some((other) => isOne(word, other)));
}

function isSame(word: string, other: string): boolean {
  return word === other;
}

/** Equal except for typos, or for missing last letters. */
function isNearly(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (/\d/u.test(word)) return false;
  if (word.startsWith(typed)) return word.length - typed.length <= MOST_LETTERS_LEFT;
  const most = forgivenTypos(typed);
  return most > 0 && typosBetween(typed, word, most).whole <= most;
}
