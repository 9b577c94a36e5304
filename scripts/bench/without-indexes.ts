import type pg from 'pg';

const tables = ['users', 'sessions', 'rides', 'ride_events', 'ride_messages', 'outbox'];
const counted = ['rides', 'ride_events', 'users'];

/** Drops indexes and references and creates them at the end, which is many times faster; so is counting the figures once. */
export async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows: references } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)`,
    [tables],
  );
  const { rows: indexes } = await client.query<{ drop: string; add: string }>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
     from pg_index where indrelid::regclass::text = any($1)
       and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  const parts = [...references, ...indexes];

  for (const { drop } of parts) await client.query(drop);
  for (const table of counted) await client.query(`alter table ${table} disable trigger user`);
  await fill();
  for (const table of counted) await client.query(`alter table ${table} enable trigger user`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { add } of parts.toReversed()) await client.query(add);
  await client.query('delete from figures; delete from figure_changes');
  await client.query(`
    insert into figures (grain, what, start, which, n)
    select grain, what, date_trunc(grain, at, 'Europe/Paris'), which, sum(n)
    from counted_figures cross join (values ('hour'), ('day'), ('week')) as grains (grain)
    group by 1, 2, 3, 4`);
}
