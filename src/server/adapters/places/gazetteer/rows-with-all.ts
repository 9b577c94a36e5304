import type { Found, TakeRow } from './word-index.ts';

/** How well a row matches: words of its name that were typed to their end, and typos. */
export type Tally = { wholeInName: number; typos: number };

const WHOLE = 64;

/**
 * Calls `give` with each row that has all the words, and its tally. Arrays hold the counts, because a prefix may match
 * thousands of rows; the longest word goes first, because it matches the fewest.
 */
export function rowsWithAll(
  words: readonly string[],
  rowCount: number,
  find: (word: string, take: TakeRow) => void,
  give: (row: number, tally: Tally) => void,
): void {
  const held = new Uint8Array(rowCount);
  const sums = new Int16Array(rowCount);
  const best = new Int16Array(rowCount);
  let rows: number[] = [];

  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  for (const [at, word] of longestFirst.entries()) {
    if (at > 0 && rows.length === 0) return;
    rows = [];
    find(word, (row, found) => {
      const points = pointsOf(found);
      if (held[row] === at) {
        held[row] = at + 1;
        best[row] = points;
        rows.push(row);
      } else if (held[row] === at + 1 && points > (best[row] ?? 0)) best[row] = points;
    });
    for (const row of rows) sums[row] = (sums[row] ?? 0) + (best[row] ?? 0);
  }
  for (const row of rows) give(row, tallyOf(sums[row] ?? 0));
}

/** One number encodes both: +1 for a whole word of the name, -64 for each typo. */
function pointsOf({ isWhole, isName, typos }: Found): number {
  return (isWhole && isName ? 1 : 0) - WHOLE * typos;
}

function tallyOf(points: number): Tally {
  const typos = Math.ceil(-points / WHOLE);
  return { wholeInName: points + typos * WHOLE, typos };
}
