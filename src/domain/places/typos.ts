const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** `whole`: letters to add, drop, change or swap to get the other word. `beginning`: to get a prefix of it. */
export type Typos = { whole: number; beginning: number };

const LONGEST_WORD = 60;
const line = () => new Uint8Array(LONGEST_WORD + 3);
/** The rows of the distance table are reused: thousands of words are compared in one search. */
const tables: [Uint8Array, Uint8Array, Uint8Array] = [line(), line(), line()];

const TOO_MANY: Typos = { whole: Infinity, beginning: Infinity };

/** Typos allowed in a word: none in a short one or a number. */
export function forgivenTypos(word: string): number {
  if (/\d/u.test(word) || word.length < ONE_TYPO_FROM) return 0;
  return word.length < TWO_TYPOS_FROM ? 1 : 2;
}

/** Edit distance computed row by row near the diagonal; stops once it must exceed `most`. */
export function typosBetween(typed: string, word: string, most: number): Typos {
  const width = Math.min(word.length, typed.length + most);
  if (typed.length - width > most || typed.length > LONGEST_WORD) return TOO_MANY;
  let [before, last, current] = tables;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  let least = 0;

  for (let row = 1; row <= typed.length; row += 1) {
    current.fill(most + 1, 0, width + 1);
    if (row <= most) current[0] = row;
    least = at(current, 0);
    const letter = typed.charCodeAt(row - 1);
    for (let column = Math.max(1, row - most); column <= Math.min(width, row + most); column += 1) {
      let typos = at(last, column - 1) + (letter === word.charCodeAt(column - 1) ? 0 : 1);
      typos = Math.min(typos, at(last, column) + 1, at(current, column - 1) + 1);
      if (
        row > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)
      )
        typos = Math.min(typos, at(before, column - 2) + 1);
      current[column] = typos;
      if (typos < least) least = typos;
    }
    if (least > most) return TOO_MANY;
    [before, last, current] = [last, current, before];
  }
  const whole = word.length === width ? at(last, width) : Infinity;
  return { whole: whole <= most ? whole : Infinity, beginning: least };
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? Infinity;
}
