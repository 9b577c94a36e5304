import type { Db } from '#server/db/schema.ts';

type BusyTime = { driverId: string; startsAt: Date; endsAt: Date };

/** When these drivers are busy by their own calendars, in order; a time that only touches the window is left out. */
export async function busyTimesBetween(
  db: Db,
  driverIds: readonly string[],
  from: Date,
  to: Date,
): Promise<BusyTime[]> {
  if (driverIds.length === 0) return [];
  return await db
    .selectFrom('busy_times')
    .select(['user_id as driverId', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('user_id', 'in', driverIds)
    .where('starts_at', '<', to)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .execute();
}
