import { sql } from 'kysely';
import type { Db } from './schema.ts';

const AT_ONCE = 10_000;

/** The kinds of figures that are summed by period. */
export const figureKinds = ['rides', 'takings', 'rejections', 'acceptances'] as const;

/** Adds the pending changes to the stored figures, in batches; readers count each change once, before and after. */
export async function foldFigures(db: Db): Promise<void> {
  let folded = AT_ONCE;
  while (folded === AT_ONCE) folded = await foldSome(db);
}

async function foldSome(db: Db): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    with moved as (
      delete from figure_changes where ctid = any (array(select ctid from figure_changes limit ${AT_ONCE}))
      returning what, which, at, n),
    kept as (
      insert into figures (grain, what, start, which, n)
      select grain, what, date_trunc(grain, at, 'Europe/Paris'), which, sum(n)
      from moved cross join (values ('hour'), ('day'), ('week')) as grains (grain)
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (grain, what, start, which) do update set n = figures.n + excluded.n)
    select count(*)::integer as folded from moved`.execute(db);
  return rows[0]?.folded ?? 0;
}

/** Hours only serve to end a compared period at the same hour as the current one: a year ago at most. */
export async function forgetHours(db: Db, before: Date): Promise<void> {
  await sql`
    delete from figures where grain = 'hour' and what = any (${[...figureKinds, 'accounts']}) and start < ${before}`.execute(
    db,
  );
}
