import { forgivenTypos, typosBetween } from '#domain/places/typos.ts';

/** How a word was found: `isWhole` when it was typed to its end, `isName` when it is in the name of the row. */
export type Found = { isWhole: boolean; isName: boolean; typos: number };
export type TakeRow = (row: number, found: Found) => void;

/** The words of a row: those of a name, and others by which it may be found too. */
export type RowWords = { name: readonly string[]; others: readonly string[] };

/** A short prefix with a typo could match almost anything: it must be the whole word. */
const SHORT = 6;

/** Which rows have which words. */
export function wordIndex(rows: Iterable<RowWords>) {
  const { words, starts, holders } = sortedWords(rows);
  const letters = Uint32Array.from(words, lettersOf);
  const likely = wordsByLetter(words);

  const give = (at: number, isWhole: boolean, typos: number, take: TakeRow) => {
    const inName = { isWhole, isName: true, typos };
    const elsewhere = { isWhole, isName: false, typos };
    for (let holder = starts[at] ?? 0; holder < (starts[at + 1] ?? 0); holder += 1) {
      const row = holders[holder] ?? 0;
      take(row < 0 ? ~row : row, row < 0 ? elsewhere : inName);
    }
  };

  return {
    /** The rows with a word that begins so. */
    beginningWith(start: string, take: TakeRow): void {
      for (let at = firstFrom(words, start); words[at]?.startsWith(start); at += 1)
        give(at, words[at] === start, 0, take);
    },

    /** The same with typos; a replaced first letter is not forgiven. */
    nearlyBeginningWith(start: string, take: TakeRow): void {
      const most = forgivenTypos(start);
      if (most === 0) {
        this.beginningWith(start, take);
        return;
      }
      const wanted = lettersOf(start);
      const longest = start.length < SHORT ? start.length + most : Infinity;
      for (const at of likely(start)) {
        const word = words[at] ?? '';
        if (word.length < start.length - most || word.length > longest) continue;
        if (bitsIn(wanted & ~(letters[at] ?? 0)) > most) continue;
        const { whole, beginning } = typosBetween(start, word, most);
        if (beginning <= most) give(at, whole <= most, beginning, take);
      }
    },
  };
}

/**
 * The rows of a word are from its start to that of the next, in one array: an array for each word takes ten times the
 * memory. A row that has the word elsewhere than in its name is noted by its complement.
 */
function sortedWords(rows: Iterable<RowWords>): {
  words: string[];
  starts: Uint32Array;
  holders: Int32Array;
} {
  const numbers = new Map<string, number>();
  const noted: { word: number[]; row: number[] } = { word: [], row: [] };
  const note = (word: string, row: number) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    noted.word.push(number);
    noted.row.push(row);
  };
  let row = 0;
  for (const { name, others } of rows) {
    for (const word of name) note(word, row);
    for (const word of others) note(word, ~row);
    row += 1;
  }
  const words = [...numbers.keys()].sort();
  const places = new Uint32Array(words.length);
  words.forEach((word, place) => {
    places[numbers.get(word) ?? 0] = place;
  });
  const starts = startsOf(words.length, noted.word, places);
  const next = starts.slice();
  const holders = new Int32Array(noted.row.length);
  noted.word.forEach((number, at) => {
    const place = places[number] ?? 0;
    const free = next[place] ?? 0;
    holders[free] = noted.row[at] ?? 0;
    next[place] = free + 1;
  });
  return { words, starts, holders };
}

function startsOf(count: number, noted: readonly number[], places: Uint32Array): Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (const number of noted) {
    const after = (places[number] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let place = 0; place < count; place += 1)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  return starts;
}

/** The position of the first word that is not before `start`. */
function firstFrom(words: readonly string[], start: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words that share one of their first two letters with the typed one: only these are compared. */
function wordsByLetter(words: readonly string[]): (typed: string) => Iterable<number> {
  const [byFirst, bySecond] = [new Map<string, number[]>(), new Map<string, number[]>()];
  const note = (map: Map<string, number[]>, letter: string, at: number) => {
    const known = map.get(letter);
    if (known) known.push(at);
    else map.set(letter, [at]);
  };
  words.forEach((word, at) => {
    note(byFirst, word.charAt(0), at);
    note(bySecond, word.slice(0, 2), at);
  });
  const starting = (letter: string) => byFirst.get(letter) ?? [];

  return (typed) => {
    const [first, second] = [typed.charAt(0), typed.charAt(1)];
    // Swapped, or one letter too many or too few at the beginning.
    const slipped = [...bySecond].filter(([two]) => isSlip(two, first, second)).flatMap(([, at]) => at);
    return [...starting(first), ...slipped];
  };
}

function isSlip(two: string, first: string, second: string): boolean {
  return two[0] !== first && (two[0] === second || two[1] === first);
}

/** One bit for each letter of the word; all digits share one. A letter that a word lacks is a typo. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << Math.max(0, word.charCodeAt(at) - 96);
  return bits;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
