import './rule-colour.css';

const COLOURS = 8;

/** Colours follow the age of the rules, so that a new rule does not change the others' colours. */
export function colourOf(ids: readonly string[], id: string): string {
  const rank = ids.toSorted().indexOf(id);
  return `rule-colour-${(Math.max(rank, 0) % COLOURS) + 1}`;
}
