import { sql } from 'kysely';
import { messages } from '#contract/sentences/messages.fr.ts';
import { isUniqueViolation } from '#server/db/is-unique-violation.ts';
import type { Db, NewUser, UserRow } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors.ts';

export type UserChange = Partial<Omit<UserRow, 'id' | 'created_at'>>;

/** Finds an account only: a contact has none, whatever its reserved address. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return await db
    .selectFrom('users')
    .selectAll()
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('is_contact', '=', false)
    .executeTakeFirst();
}

/** Refuses an email that is taken, ignoring case. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const written = db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
  return await written.catch(refuseTakenEmail);
}

export async function changeUser(db: Db, id: string, change: UserChange): Promise<UserRow> {
  const written = db
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return await written.catch(refuseTakenEmail);
}

function refuseTakenEmail(error: unknown): never {
  if (isUniqueViolation(error, 'users_email'))
    throw new AppError('email_taken', { fields: { email: messages.email_taken } });
  throw error;
}
