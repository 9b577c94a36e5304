import { sql } from 'kysely';
import type { OutboxState } from '#domain/notification/notification.ts';
import { retention } from '#domain/privacy/retention.ts';
import { closedStatuses } from '#domain/ride/ride.ts';
import type { Db } from '#server/db/schema.ts';
import { firstIdAt } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { erasedBeside, erasedDetails } from './erase-rides.ts';

/** Removes one batch of what is older than `before`; returns how many. */
export type OldRows = (deps: Deps, before: Date) => Promise<number>;

const BATCH = 500;
/** A ride that was booked far ahead or closed late is found by a later run. */
const LOOKED_AT_AGAIN_DAYS = 400;

/** Ids sort by time, so that only the oldest messages are looked at. */
export const sweepMessages: OldRows = async ({ db }, before) => {
  const first = firstIdAt(before);
  const ofRides = await countOf(
    db,
    sql`delete from ride_messages where id in (
      select ride_messages.id from ride_messages join rides on rides.id = ride_id
      where ride_messages.id < ${first} and scheduled_at < ${before} and status = any (${closedStatuses}::text[])
      order by ride_messages.id limit ${BATCH})`,
  );
  const general = await countOf(
    db,
    sql`delete from general_messages where id in (
      select id from general_messages where id < ${first} order by id limit ${BATCH})`,
  );
  await db.deleteFrom('general_threads').where('last_message_id', '<', first).execute();
  return ofRides + general;
};

/**
 * The oldest rows of each state by id: no index on the time is needed. Waiting entries go by their due time: the
 * question of the evening before is written with its order, up to a year ahead.
 */
export const sweepOutbox: OldRows = async ({ db }, before) =>
  await countOf(
    db,
    sql`delete from outbox where id in (
      select id from (${sql.join(overStates.map(oldestOf), sql` union all `)}) as oldest where created_at < ${before}
      union all (select id from outbox where state = 'waiting' and due_at < ${before} order by due_at, id limit ${BATCH}))`,
  );

const overStates = ['sent', 'dropped', 'failed', 'uncertain'] as const satisfies readonly OutboxState[];

function oldestOf(state: OutboxState) {
  return sql`(select id, created_at from outbox where state = ${sql.lit(state)} order by id limit ${BATCH})`;
}

export const sweepAudit: OldRows = async ({ db }, before) =>
  await countOf(
    db,
    sql`delete from audit_log where id in (
      select id from audit_log where at < ${before} order by at, id limit ${BATCH})`,
  );

export const sweepBusyTimes: OldRows = async ({ db }, before) =>
  await countOf(
    db,
    sql`delete from busy_times where (user_id, starts_at) in (
      select user_id, starts_at from busy_times where ends_at < ${before} order by ends_at limit ${BATCH})`,
  );

export const sweepDaysOff: OldRows = async ({ db }, before) =>
  await countOf(
    db,
    sql`delete from days_off where id in (select id from days_off where ends_at < ${before} order by ends_at limit ${BATCH})`,
  );

/** A closed ride keeps its times, length and price for the figures; its personal details are erased. */
export const sweepRideDetails: OldRows = async ({ db }, before) =>
  await db.transaction().execute(async (trx) => {
    const rides = await trx
      .updateTable('rides')
      .set(erasedDetails)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('rides')
          .select('id')
          .where('status', 'in', closedStatuses)
          .where('scheduled_at', '<', before)
          .where('scheduled_at', '>=', notSweptBefore)
          .where('pickup_address', '<>', erasedDetails.pickup_address)
          .limit(BATCH),
      )
      .returning('id')
      .execute();
    if (rides.length === 0) return 0;
    const ids = rides.map(({ id }) => id);
    for (const table of erasedBeside) await trx.deleteFrom(table).where('ride_id', 'in', ids).execute();
    await trx
      .updateTable('ride_events')
      .set({ reason: null })
      .where('ride_id', 'in', ids)
      .where('reason', 'is not', null)
      .execute();
    return rides.length;
  });

/** The last run handled everything far behind it: old rides are not read again every day. */
const notSweptBefore = sql<Date>`coalesce((select max(at) from retention_sweeps where rule = 'ride_details')
  - ${sql.lit(retention.ride_details.years)} * interval '1 year' - ${sql.lit(LOOKED_AT_AGAIN_DAYS)} * interval '1 day', '-infinity')`;

async function countOf(db: Db, statement: ReturnType<typeof sql>): Promise<number> {
  return Number((await statement.execute(db)).numAffectedRows ?? 0);
}
