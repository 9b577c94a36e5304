import { isAwayDriver } from '#domain/payment/away-driver.ts';
import type { Db } from './schema.ts';

/** Whether the driver of a ride cannot settle its money any more. */
export async function isDriverAway(db: Db, driverId: string | null): Promise<boolean> {
  if (driverId === null) return false;
  const { role, blocked_at } = await db
    .selectFrom('users')
    .select(['role', 'blocked_at'])
    .where('id', '=', driverId)
    .executeTakeFirstOrThrow();
  return isAwayDriver({ role, isBlocked: blocked_at !== null });
}
