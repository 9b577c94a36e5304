import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { findBilledRides } from './billed-ride.ts';
import { issueDueBills } from './issue-bill.ts';
import { notifyOfBills } from './notify-of-bills.ts';

const AT_ONCE = 50;

/** Issues the papers of uncontested raised prices and of fees that were not waived, once their wait is over. */
export async function issueBillsByItself(deps: Deps, isStopping: () => boolean): Promise<number> {
  const due = await deps.db
    .selectFrom('rides')
    .select('id')
    .where('bills_due_at', '<=', deps.clock())
    .orderBy('bills_due_at')
    .limit(AT_ONCE)
    .execute();
  let issued = 0;
  for (const { id } of due) {
    if (isStopping()) break;
    await deps.db.transaction().execute((trx) => issueIfStillDue(deps, trx, id));
    issued += 1;
  }
  return issued;
}

/**
 * Checked again under the lock: the ride may have been contested, waived or paid meanwhile. With the new version a
 * contest that was decided before finds the ride changed.
 */
async function issueIfStillDue(deps: Deps, trx: Db, rideId: string): Promise<void> {
  const due = await trx
    .updateTable('rides')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', rideId)
    .where('bills_due_at', '<=', deps.clock())
    .returning('id')
    .executeTakeFirst();
  if (due) await issueWaitingBills(deps, trx, rideId);
}

/** Issues the waiting papers of a ride at once; the caller has locked it. */
export async function issueWaitingBills(deps: Deps, trx: Db, rideId: string): Promise<void> {
  await trx.updateTable('rides').set({ bills_due_at: null }).where('id', '=', rideId).execute();
  const [ride] = await findBilledRides(trx, [rideId]);
  if (ride && (await issueDueBills(deps, trx, ride))) await notifyOfBills(deps, trx, ride);
}

/** While the client has a name: an invoice that the law asks for cannot be made out to an erased one. */
export async function issueWaitingBillsOf(deps: Deps, trx: Db, clientId: string): Promise<void> {
  const waiting = await trx
    .selectFrom('rides')
    .select('id')
    .where('client_id', '=', clientId)
    .where('bills_due_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of waiting) await issueWaitingBills(deps, trx, id);
}

export function billsWorkAt(): RawBuilder<Date | null> {
  return sql`(select min(bills_due_at) from rides where bills_due_at is not null)`;
}
