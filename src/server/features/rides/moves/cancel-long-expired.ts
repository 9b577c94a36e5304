import { type RawBuilder, sql } from 'kysely';
import { UNANSWERED_IN_TIME } from '#contract/sentences/ride-sentences.fr.ts';
import { longExpiredBefore } from '#domain/ride/schedule.ts';
import type { Deps } from '#server/deps.ts';
import { expiryHours } from '#server/features/settings/index.ts';
import { snapshotColumns } from '../reading/ride-snapshot.ts';
import { changeRide } from '../writing/write-ride.ts';

const AT_ONCE = 200;

/** Cancels unanswered requests some hours after their time. Several instances may run it: each ride is cancelled once. */
export async function cancelLongExpired(deps: Deps): Promise<number> {
  const at = deps.clock();
  const hours = expiryHours(await deps.settings.current());
  return await deps.db.transaction().execute(async (trx) => {
    const stale = await trx
      .selectFrom('rides')
      .select(snapshotColumns)
      .where('status', '=', 'pending')
      .where('scheduled_at', '<', longExpiredBefore(at, hours))
      .orderBy('scheduled_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const ride of stale) {
      const change = { status: 'cancelled', cancellation_reason: UNANSWERED_IN_TIME } as const;
      await changeRide(deps, trx, ride, change, {
        actor: null,
        kind: 'expire',
        from: 'pending',
        to: 'cancelled',
        reason: UNANSWERED_IN_TIME,
        at,
      });
    }
    return stale.length;
  });
}

export async function expiredRidesWorkAt({ settings }: Deps): Promise<RawBuilder<Date | null>> {
  const hours = expiryHours(await settings.current());
  return sql`(select min(scheduled_at) from rides where status = 'pending') + ${hours} * interval '1 hour'`;
}
