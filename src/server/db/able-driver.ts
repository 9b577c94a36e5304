import { isAbleDriver } from '#domain/ride/able-driver.ts';
import type { Parameters } from './parameters.ts';
import type { Db } from './schema.ts';

/** The condition that a user is an unblocked driver, as `isAbleDriver` says it. `user`: the table or its alias. */
export function ableDriverSql(user: string): string {
  return `${user}.role = 'driver' and ${user}.blocked_at is null`;
}

/**
 * A statement part, `able`: it has a row while the user is an unblocked driver. Blocking, erasing or changing the role
 * of a driver locks the row first: it waits for the ride and releases it, or the ride is not written.
 */
export function ableDriver(statement: Parameters, driverId: string | null): string {
  return `able as (select from users where id = ${statement.add(driverId, 'uuid')} and ${ableDriverSql('users')}
    for key share)`;
}

/** Whether a ride has a driver who cannot settle its money any more. */
export async function isUnableDriver(db: Db, driverId: string | null): Promise<boolean> {
  if (driverId === null) return false;
  const { role, blocked_at } = await db
    .selectFrom('users')
    .select(['role', 'blocked_at'])
    .where('id', '=', driverId)
    .executeTakeFirstOrThrow();
  return !isAbleDriver({ role, isBlocked: blocked_at !== null });
}
