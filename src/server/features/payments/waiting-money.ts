import { sql } from 'kysely';
import type { AuditAction } from '#domain/administration/audit.ts';
import { may } from '#domain/policy.ts';
import { isDriverOf } from '#domain/ride/ride-policy.ts';
import { ableDriverSql, isUnableDriver } from '#server/db/able-driver.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db, RideRow, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { factsOf, type RideWithPeople, ridesWithPeople } from '#server/features/rides/index.ts';

const MOST = 50;

/** Money that waits for the driver: cash to confirm, refunds beyond a kept fee. Begins with its index's predicate. */
const waitsForMoney = sql<boolean>`(
  (payment_method = 'cash' and payment_status = 'paid' and cash_confirmed_at is null)
  or (rides.status = 'cancelled' and payment_status in ('paid', 'refunding') and (payment_status = 'refunding'
    or coalesce(paid_cents, final_cents, estimated_cents)
      > case when fee_waived_at is null then coalesce(fee_cents, 0) else 0 end)))`;

/** What an avoir credits of a paid ride or fee and is not refunded yet. Begins with its indexes' predicates. */
const creditIsOpen = sql<boolean>`(credited_cents > 0 and payment_status in ('paid', 'refunding')
  and (payment_method <> 'cash' or cash_confirmed_at is not null)
  and (payment_status = 'refunding' or coalesce(paid_cents, final_cents, estimated_cents) > greatest(0, case
    when rides.status <> 'cancelled' then coalesce(final_cents, estimated_cents)
    when fee_waived_at is null then coalesce(fee_cents, 0) else 0 end - credited_cents)))`;

/** Contested prices, by the predicate of their indexes. */
const isContested = sql<boolean>`(price_contested_at is not null and price_answered_at is null)`;

/** Unpaid fees, by the predicate of their index. */
const feeIsOpen = sql<boolean>`(rides.status = 'cancelled' and fee_cents is not null and fee_waived_at is null
  and payment_status in ('unpaid', 'processing'))`;

const driverIsUnable = sql<boolean>`(not (${sql.raw(ableDriverSql('driver'))}))`;

/** The rides that wait for a driver, latest first. */
export async function readWaiting(db: Db, driverId: string): Promise<RideWithPeople[]> {
  const ofDriver = latest(db).where('rides.driver_id', '=', driverId);
  return await merged([
    ofDriver.where(waitsForMoney),
    ofDriver.where(creditIsOpen),
    ofDriver.where(isContested),
  ]);
}

function latest(db: Db) {
  return ridesWithPeople(db).orderBy('scheduled_at', 'desc').orderBy('rides.id').limit(MOST);
}

/** Each slice is read by its own index; a ride may be in two. */
async function merged(slices: readonly ReturnType<typeof latest>[]): Promise<RideWithPeople[]> {
  const found = (await Promise.all(slices.map((slice) => slice.execute()))).flat();
  const rides = [...new Map(found.map((ride) => [ride.id, ride])).values()];
  return rides
    .toSorted((one, other) => other.scheduled_at.getTime() - one.scheduled_at.getTime())
    .slice(0, MOST);
}

/** Whether this person settles a ride in the place of its driver. */
export async function settlesForDriver(db: Db, actor: UserRow, ride: RideRow): Promise<boolean> {
  return may(actor, 'settle_for_drivers') && (await isUnableDriver(db, ride.driver_id));
}

/** What another person settled is also noted in the audit log. */
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

/** Whether money would be left without a driver to settle it. */
export async function hasOpenMoney(trx: Db, driverId: string): Promise<boolean> {
  const ofDriver = trx.selectFrom('rides').select('id').where('driver_id', '=', driverId);
  const one = ofDriver.where(waitsForMoney).unionAll(ofDriver.where(creditIsOpen));
  return (await one.limit(1).execute()).length > 0;
}

/** What waits for an admin: the money of drivers who are unable, and every contested price. */
export async function readSettlements(db: Db): Promise<RideWithPeople[]> {
  const ofUnable = latest(db).where(driverIsUnable);
  return await merged([
    ofUnable.where(waitsForMoney),
    ofUnable.where(creditIsOpen),
    ofUnable.where(feeIsOpen),
    latest(db).where(isContested),
  ]);
}
