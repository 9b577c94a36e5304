const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** `whole`: letters to add, drop, change or swap until one word is the other. `beginning`: until it begins the other. */
export type Typos = { whole: number; beginning: number };

/** Typos forgiven in a word: none in a short one or a number. */
export function forgivenTypos(word: string): number {
  if (/\d/u.test(word) || word.length < ONE_TYPO_FROM) return 0;
  return word.length < TWO_TYPOS_FROM ? 1 : 2;
}

/** Line by line through the table of all beginnings, until it is sure that there are more than `most`. */
export function typosBetween(typed: string, word: string, most: number): Typos {
  const width = Math.min(word.length, typed.length + most);
  if (typed.length - width > most) return { whole: Infinity, beginning: Infinity };
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  let least = 0;

  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let typos = Math.min(at(last, column), at(current, column - 1)) + 1;
      typos = Math.min(typos, at(last, column - 1) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        typos = Math.min(typos, at(before, column - 2) + 1);
      current.push(typos);
      least = Math.min(least, typos);
    }
    if (least > most) return { whole: Infinity, beginning: Infinity };
    [before, last] = [last, current];
  }
  const whole = word.length === width ? at(last, width) : Infinity;
  return { whole: whole <= most ? whole : Infinity, beginning: least };
}

function at(row: number[], column: number): number {
  return row[column] ?? Infinity;
}
