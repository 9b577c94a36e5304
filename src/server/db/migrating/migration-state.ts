/** `0070_drop_fees_after_0063`: it takes away what only versions without 0063 still use. */
const TAKES_AWAY = /_after_(\d{4})$/u;

/** `behind`: the database lacks migrations of this version. `beyond`: it has some that this version is too old for. */
export type MigrationState = 'current' | 'behind' | 'beyond';

export function migrationState(
  known: readonly string[],
  done: { has(name: string): boolean } & Iterable<string>,
): MigrationState {
  if ([...done].some((name) => !known.includes(name) && !standsWithout(known, name))) return 'beyond';
  return known.every((name) => done.has(name)) ? 'current' : 'behind';
}

function standsWithout(known: readonly string[], name: string): boolean {
  const needed = TAKES_AWAY.exec(name)?.[1];
  return needed === undefined || known.some((other) => other.startsWith(needed));
}
