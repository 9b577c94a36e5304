import type { Db, UserRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import { AppError } from '#server/http/errors.ts';

/** The ids of every admin who can sign in, locked until the transaction ends; before any other account. */
export async function holdAdmins(trx: Db): Promise<string[]> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.map(({ id }) => id);
}

export async function holdUser(trx: Db, id: string): Promise<UserRow> {
  if (!isUuid(id)) throw new AppError('user_not_found');
  const user = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new AppError('user_not_found');
  return user;
}
