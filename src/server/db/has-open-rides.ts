import { openStatuses } from '#domain/ride/ride.ts';
import type { Db } from './schema.ts';

/** Whether a person has open rides, as their client or as their driver. */
export async function hasOpenRides(db: Db, as: 'client_id' | 'driver_id', userId: string): Promise<boolean> {
  const open = await db
    .selectFrom('rides')
    .select('id')
    .where(as, '=', userId)
    .where('status', 'in', openStatuses)
    .limit(1)
    .execute();
  return open.length > 0;
}
