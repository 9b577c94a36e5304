import { gazetteer } from '#server/adapters/places/gazetteer/gazetteer.ts';

const AFTER_THE_FIRST_PAGES_MS = 1000;

/** So that nobody's first search waits for it, nor the start. */
export function readGazetteerSoon(): void {
  setTimeout(gazetteer, AFTER_THE_FIRST_PAGES_MS).unref();
}
