import { sql } from 'kysely';
import { internationalPhone } from '#domain/account/international-phone.ts';
import { ableDriverSql } from '#server/db/able-driver.ts';
import type { Db, UserRow } from '#server/db/schema.ts';

type Driver = Pick<UserRow, 'id' | 'phone'>;

/**
 * New requests were announced to this driver's own telephone: the operator enters another one. It stays where another
 * driver has the same one. Only for drivers: anybody may type any number into an account of a client.
 */
export async function eraseAlerts(trx: Db, { id, phone }: Driver): Promise<void> {
  const profile = await trx
    .selectFrom('driver_profiles')
    .select('phone_number')
    .where('user_id', '=', id)
    .executeTakeFirst();
  const shared = await numbersOfOthers(trx, id);
  const own = numbersOf([phone, profile?.phone_number]).filter((number) => !shared.includes(number));
  if (own.length === 0) return;
  await trx
    .updateTable('notification_config')
    .set({ driver_phone: '' })
    .where('driver_phone', 'in', own)
    .execute();
}

/** Of the other drivers who can drive, as they are compared: people type them in many ways. */
async function numbersOfOthers(trx: Db, id: string): Promise<string[]> {
  const others = await trx
    .selectFrom('users')
    .leftJoin('driver_profiles', 'driver_profiles.user_id', 'users.id')
    .select(['phone', 'phone_number'])
    .where('users.id', '<>', id)
    .where(sql.raw<boolean>(ableDriverSql('users')))
    .execute();
  return others.flatMap((other) => numbersOf([other.phone, other.phone_number]));
}

function numbersOf(typed: (string | null | undefined)[]): string[] {
  return typed.flatMap((number) => internationalPhone(number ?? '') ?? []);
}
