import { type RawBuilder, sql } from 'kysely';

/** Accents and case do not matter: 'amelie' finds Amélie. Without an extension, so that any PostgreSQL will do. */
const accented = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿœæ';
const plain = 'aaaaaaceeeeiiiinooooouuuuyyoa';

/** A ride's number is a bigint: more digits than this are no number of ours. */
const typedNumber = /^(?:n°\s*)?(\d{1,15})$/iu;

/** Whether a row of `users` (or of an alias of it) holds the text in its name, email or telephone; reserved addresses do not count. */
export function matchesPerson(search: string, people = 'users'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${people}.${name}`);
  const name = sql`${column('first_name')} || ' ' || ${column('last_name')} || ' ' || ${column('first_name')}`;
  const email = sql`case when ${column('is_contact')} then coalesce(${column('contact_email')}, '') else ${column('email')} end`;
  const digits = search.replace(/[\s.-]/gu, '');
  const byPhone = /^\+?\d{2,}$/u.test(digits)
    ? sql` or ${column('phone')} like any (${phonesMeantBy(digits).map(containing)})`
    : sql``;
  return sql<boolean>`(
    ${holdsText(name, search)}
    or lower(${email}) like ${containing(folded(search))}${byPhone})`;
}

/** Whether a text of the database holds what was typed. */
export function holdsText(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  return sql<boolean>`translate(lower(${text}), ${accented}, ${plain}) like ${containing(folded(search))}`;
}

/** A ride number, as people type it: '1284', 'n° 1284'. */
export function rideNumberIn(search: string): string | undefined {
  return typedNumber.exec(search)?.[1];
}

/** '33' at the beginning is that of the country, or that of any part of a number. */
function phonesMeantBy(digits: string): string[] {
  return [digits, digits.replace(/^\+?33/u, '0')];
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
