import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/**
 * Tables that are short-lived or harmful when restored. Users sign in again, reset links and counters start over,
 * figures and takings are counted again, jobs are due at once, roads are measured again. Old notices and voucher facts
 * have no reader left, and old WhatsApp keys would send messages that cannot be decrypted.
 */
const leftOut = [
  'takings',
  'measured_roads',
  'figures',
  'figure_changes',
  'sessions',
  'password_resets',
  'attempts',
  'jobs',
  'notices',
  'voucher_facts',
  'linked_device',
  'linked_device_keys',
];

/** It points to sessions. Without it a browser goes on receiving push notes until its user signs in again. */
const LEFT_OUT_COLUMN = 'session_hash';

export type CopiedTable = { name: string; columns: string[]; key: string[] };

/** The tables that are copied, each after those it references: in this order they can be filled. */
export async function copiedTables(db: Db): Promise<CopiedTable[]> {
  const waiting = new Map((await describeTables(db)).map((table) => [table.name, table]));
  const parents = await parentsOfTables(db);
  const ordered: CopiedTable[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => !parents.some(({ child, parent }) => child === name && waiting.has(parent)),
    );
    if (ready.length === 0) throw new Error('the tables point to each other in a circle');
    for (const { name } of ready) waiting.delete(name);
    ordered.push(...ready);
  }
  return ordered;
}

async function describeTables(db: Db): Promise<CopiedTable[]> {
  const { rows } = await sql<CopiedTable>`
    select relname as name,
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' and attname <> ${LEFT_OUT_COLUMN}
        order by attnum) as columns,
      array(select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indrelid = pg_class.oid and indisprimary order by array_position(indkey, attnum)) as key
    from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'kysely\\_%'
      and relname <> all (${leftOut}::text[])
    order by relname`.execute(db);
  return rows;
}

/** A self-reference imposes no order: the rows of a table are copied in the order of their keys. */
async function parentsOfTables(db: Db): Promise<{ child: string; parent: string }[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and child.relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  return rows;
}
