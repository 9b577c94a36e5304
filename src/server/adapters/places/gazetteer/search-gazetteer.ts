import { placeWords } from '#domain/places/fold-text.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';
import { rowsWithAll, type Tally } from './rows-with-all.ts';
import { type RowWords, wordIndex } from './word-index.ts';

/** `name`: the one of its names, or the postcode, that was typed. */
export type Hit = { place: GazetteerPlace; name: string };

type Row = { place: GazetteerPlace; name: string; wordCount: number };
type Scored = { row: Row; score: number };

const WHOLE_NAME = 30;
const WHOLE_WORDS = 10;
const TYPO = 1000;

/** Finds the places that have all typed words, each at least by its beginning; with typos when there are none. */
export function gazetteerSearch(places: readonly GazetteerPlace[]) {
  const rows: Row[] = [];
  const index = wordIndex(noteRows(places, rows));

  return (typed: string, most: number): Hit[] => {
    const words = [...new Set(placeWords(typed))];
    if (words.length === 0) return [];
    const postcode = words.find((word) => /^\d{5}$/u.test(word));
    for (const way of ['beginningWith', 'nearlyBeginningWith'] as const) {
      const best = new BestPlaces(most);
      rowsWithAll(
        words,
        rows.length,
        (word, take) => index[way](word, take),
        (at, tally) => {
          const row = rows[at];
          if (row) best.offer({ row, score: scoreOf(row, tally, words, postcode) });
        },
      );
      if (best.found.length > 0) return best.found.map(({ row }) => hitOf(row, postcode));
    }
    return [];
  };
}

/** Only the index keeps the words themselves. */
function* noteRows(places: readonly GazetteerPlace[], rows: Row[]): Generator<RowWords> {
  for (const place of places)
    for (const name of place.names) {
      const words = placeWords(name);
      rows.push({ place, name, wordCount: words.length });
      yield { name: words, others: othersOf(place) };
    }
}

function othersOf({ details, postcodes }: GazetteerPlace): readonly string[] {
  return details ? [...placeWords(details), ...postcodes] : postcodes;
}

function scoreOf(
  { place, wordCount }: Row,
  tally: Tally,
  typed: string[],
  postcode: string | undefined,
): number {
  const isPostcode = postcode !== undefined && typed.length === 1 && place.postcodes.includes(postcode);
  const isWholeName = isPostcode || tally.wholeInName === wordCount;
  return (
    place.weight -
    wordCount +
    (WHOLE_WORDS * tally.wholeInName) / typed.length +
    (isWholeName ? WHOLE_NAME : 0) -
    TYPO * tally.typos
  );
}

function hitOf({ place, name }: Row, postcode: string | undefined): Hit {
  return { place, name: postcode && place.postcodes.includes(postcode) ? postcode : name };
}

/** The few best rows, in order, each place once. */
class BestPlaces {
  readonly found: Scored[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  offer(next: Scored): void {
    const last = this.found[this.#most - 1];
    if (last && last.score >= next.score) return;
    const known = this.found.findIndex(({ row }) => row.place === next.row.place);
    if (known >= 0) {
      if ((this.found[known]?.score ?? 0) >= next.score) return;
      this.found.splice(known, 1);
    }
    const place = this.found.findIndex(({ score }) => score < next.score);
    this.found.splice(place < 0 ? this.found.length : place, 0, next);
    this.found.length = Math.min(this.found.length, this.#most);
  }
}
