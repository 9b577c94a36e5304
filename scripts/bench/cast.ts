/** Who takes part in a measurement. People are numbered, and everything of theirs follows from the number. */
export const cast = {
  drivers: range(1, 20),
  /** The client whose page holds twenty rides. */
  reader: 21,
  bookers: range(22, 220),
  people: 20_000,
};

/** The database makes the same texts in `fill-database.ts`. */
export function cookieOf(person: number): { cookie: string } {
  return { cookie: `session=session-${person}` };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
