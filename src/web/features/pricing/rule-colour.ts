import './rule-colour.css';

const COLOURS = 8;

/** Colours go by age: the oldest rule has the first, and one that is written changes those of no other. */
export function colourOf(ids: readonly string[], id: string): string {
  const rank = ids.toSorted().indexOf(id);
  return `rule-colour-${(Math.max(rank, 0) % COLOURS) + 1}`;
}
