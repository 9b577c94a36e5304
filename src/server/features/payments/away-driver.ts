import { sql } from 'kysely';
import type { AuditAction } from '#domain/administration/audit.ts';
import { isAwayDriver } from '#domain/payment/away-driver.ts';
import { may } from '#domain/policy.ts';
import { isDriverOf } from '#domain/ride/ride-policy.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db, RideRow, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { factsOf, type RideWithPeople, ridesWithPeople } from '#server/features/rides/index.ts';

const MOST = 50;

/** Rides whose money waits for their driver: cash to confirm, refunds to make, a kept fee left out. Begins with the words of its index. */
const waitsForMoney = sql<boolean>`(
  (payment_method = 'cash' and payment_status = 'paid' and cash_confirmed_at is null)
  or (rides.status = 'cancelled' and payment_status in ('paid', 'refunding') and (payment_status = 'refunding'
    or coalesce(paid_cents, final_cents, estimated_cents)
      > case when fee_waived_at is null then coalesce(fee_cents, 0) else 0 end)))`;

/** What waits for a driver, latest first. */
export async function readWaiting(db: Db, driverId: string): Promise<RideWithPeople[]> {
  return await ridesWithPeople(db)
    .where('rides.driver_id', '=', driverId)
    .where(waitsForMoney)
    .orderBy('scheduled_at', 'desc')
    .orderBy('rides.id')
    .limit(MOST)
    .execute();
}

/** Whether this person settles a ride in the place of its driver. */
export async function settlesForDriver(db: Db, actor: UserRow, ride: RideRow): Promise<boolean> {
  if (!may(actor, 'settle_for_drivers') || ride.driver_id === null) return false;
  const { role, blocked_at } = await db
    .selectFrom('users')
    .select(['role', 'blocked_at'])
    .where('id', '=', ride.driver_id)
    .executeTakeFirstOrThrow();
  return isAwayDriver({ role, isBlocked: blocked_at !== null });
}

/** What somebody else settled is a line of the journal of the platform too. */
export async function auditSettlement(
  { clock }: Deps,
  trx: Db,
  actor: UserRow,
  ride: RideRow,
  action: AuditAction,
): Promise<void> {
  if (!may(actor, 'settle_for_drivers') || isDriverOf(actor, factsOf(ride))) return;
  const subject = `course n°\u00a0${ride.number}`;
  await recordAudit(trx, { actorId: actor.id, action, subject, subjectId: ride.id, at: clock() });
}

/** Whether a change of role would leave money to nobody. */
export async function countOpenMoney(trx: Db, driverId: string): Promise<number> {
  const rides = await trx
    .selectFrom('rides')
    .select('id')
    .where('driver_id', '=', driverId)
    .where(waitsForMoney)
    .limit(1)
    .execute();
  return rides.length;
}

/** What waits for an admin, because its driver is away. */
export async function readSettlements(db: Db): Promise<RideWithPeople[]> {
  return await ridesWithPeople(db)
    .where(waitsForMoney)
    .where(sql<boolean>`(driver.role <> 'driver' or driver.blocked_at is not null)`)
    .orderBy('scheduled_at', 'desc')
    .orderBy('rides.id')
    .limit(MOST)
    .execute();
}
