/** The people of a measurement. They are numbered, and all their data is derived from the number. */
export const people = {
  drivers: range(1, 20),
  /** A client whose page has twenty rides; there are two hundred of them. */
  reader: 21,
  readers: range(21, 220),
  bookers: range(221, 420),
  count: 20_000,
  /** A driver whose rides are the same however many others there are, and an admin; beyond the count. */
  desk: 20_001,
  admin: 20_002,
};

/** The database makes the same texts in `fill-database.ts`. */
export function cookieOf(person: number): { cookie: string } {
  return { cookie: `session=session-${person}` };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
