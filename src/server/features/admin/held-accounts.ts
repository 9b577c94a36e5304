import type { Db, UserRow } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors.ts';
import { uuidShape } from './page-key.ts';

/** The ids of every admin who can sign in; nobody changes them before the transaction ends. */
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
  if (!uuidShape.test(id)) throw new AppError('user_not_found');
  const user = await trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!user) throw new AppError('user_not_found');
  return user;
}

/** How many rides this driver still has to bring to an end. */
export async function openRidesOf(trx: Db, driverId: string): Promise<number> {
  const rides = await trx
    .selectFrom('rides')
    .select('id')
    .where('driver_id', '=', driverId)
    .where('status', 'in', ['accepted', 'in_progress'])
    .limit(1)
    .execute();
  return rides.length;
}
