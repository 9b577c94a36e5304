import { may } from '#domain/policy.ts';
import { openStatuses } from '#domain/ride/ride.ts';
import type { Db, UserRow } from '#server/db/schema.ts';

/** Whether the user has open rides that a change of role would orphan. */
export async function openRidesOf(trx: Db, user: UserRow): Promise<number> {
  const rides = await trx
    .selectFrom('rides')
    .select('id')
    .where(may(user, 'book_rides') ? 'client_id' : 'driver_id', '=', user.id)
    .where('status', 'in', openStatuses)
    .limit(1)
    .execute();
  return rides.length;
}
