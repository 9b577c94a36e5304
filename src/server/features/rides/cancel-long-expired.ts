import { longExpiredBefore } from '#domain/ride/schedule.ts';
import type { Deps } from '#server/deps.ts';
import { tellNews } from '#server/features/notifications/index.ts';
import { recordRideEvent } from './ride-history.ts';

const AT_ONCE = 200;

/** Requests nobody answered are cancelled a day after their time. Any instance may do it: each ride once. */
export async function cancelLongExpired(deps: Deps): Promise<number> {
  const now = deps.clock();
  return await deps.db.transaction().execute(async (trx) => {
    const stale = await trx
      .selectFrom('rides')
      .select(['id', 'client_id', 'driver_id'])
      .where('status', '=', 'pending')
      .where('scheduled_at', '<', longExpiredBefore(now))
      .orderBy('scheduled_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const ride of stale) {
      const { id } = ride;
      await trx
        .updateTable('rides')
        .set(({ eb }) => ({
          status: 'cancelled',
          cancellation_reason: 'Délai dépassé',
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
      await recordRideEvent(trx, {
        ride,
        actorId: null,
        move: 'expire',
        from: 'pending',
        to: 'cancelled',
        reason: 'Délai dépassé',
        at: now,
      });
      await tellNews(deps, trx, { rideId: id, happening: 'expire', from: 'pending', by: 'system', at: now });
    }
    return stale.length;
  });
}
