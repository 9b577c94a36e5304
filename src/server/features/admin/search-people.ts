import { type RawBuilder, sql } from 'kysely';

/** Accents and case do not matter: 'amelie' finds Amélie. Without an extension, so that any PostgreSQL will do. */
const accented = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿœæ';
const plain = 'aaaaaaceeeeiiiinooooouuuuyyoa';

/** Whether a row of `users` (or of an alias of it) holds the text in its name, email or telephone. */
export function matchesPerson(search: string, people = 'users'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${people}.${name}`);
  const name = sql`${column('first_name')} || ' ' || ${column('last_name')} || ' ' || ${column('first_name')}`;
  const pattern = containing(folded(search));
  const digits = search.replace(/[\s.-]/gu, '');
  const byPhone = /^\+?\d{2,}$/u.test(digits)
    ? sql` or ${column('phone')} like ${containing(digits.replace(/^\+?33/u, '0'))}`
    : sql``;
  return sql<boolean>`(
    translate(lower(${name}), ${accented}, ${plain}) like ${pattern}
    or lower(${column('email')}) like ${pattern}${byPhone})`;
}

/** The typed text is searched literally, never as a pattern. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
}

function folded(text: string): string {
  return [...text.normalize('NFC').toLowerCase()]
    .map((letter) => plain[accented.indexOf(letter)] ?? letter)
    .join('');
}
