import { isAbleDriver } from '#domain/ride/able-driver.ts';
import type { Db } from './schema.ts';

/** The condition that a user is an unblocked driver, as `isAbleDriver` says it. `user`: the table or its alias. */
export function ableDriverSql(user: string): string {
  return `${user}.role = 'driver' and ${user}.blocked_at is null`;
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
