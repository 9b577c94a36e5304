import type { Run } from '#server/db/run.ts';

/** The statement that drops an index or a foreign key, and the one that creates it again. */
type Aside = { drop: string; make: string };

/**
 * Fills tables without their indexes and foreign keys, which are created again at the end, over all rows and with
 * parallel workers of PostgreSQL. A row that violates one is refused then.
 */
export async function withoutIndexes<T>(
  run: Run,
  tables: readonly string[],
  fill: () => Promise<T>,
): Promise<T> {
  const references = await run<Aside>(referencesText, [tables]);
  const indexes = await run<Aside>(indexesText, [tables]);
  for (const { drop } of [...references, ...indexes]) await run(drop);
  const result = await fill();
  for (const { make } of [...indexes, ...references]) await run(make);
  return result;
}

const referencesText = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) as make
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where contype = 'f' and relnamespace = current_schema()::regnamespace and relname = any ($1::text[])
  order by conrelid, conname`;

/** Keys stay: they are constraints, and what references point to. */
const indexesText = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = current_schema()::regnamespace and relname = any ($1::text[])
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by indrelid, indexrelid`;
