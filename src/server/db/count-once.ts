import type { Run } from './run.ts';

/** The triggers that note each row for the figures, and the one that adds each payment to the takings. */
const figureTriggers = ['ride_counts', 'ride_event_counts', 'account_counts', 'payment_counts'];
const takingsTrigger = 'takings_are_summed';

/** Fills tables with the counting triggers off, then counts everything once. An older schema counts what it has. */
export async function countOnce<T>(run: Run, fill: () => Promise<T>): Promise<T> {
  const triggers = await run<{ table: string; name: string }>(
    `select tgrelid::regclass::text as "table", tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = current_schema()::regnamespace and tgname = any ($1::text[])`,
    [[...figureTriggers, takingsTrigger]],
  );
  for (const { table, name } of triggers) await run(`alter table ${table} disable trigger ${name}`);
  const result = await fill();
  for (const { table, name } of triggers) await run(`alter table ${table} enable trigger ${name}`);
  if (triggers.some(({ name }) => name !== takingsTrigger)) await countFigures(run);
  if (triggers.some(({ name }) => name === takingsTrigger)) await countTakings(run);
  return result;
}

async function countFigures(run: Run): Promise<void> {
  await run('delete from figures');
  await run('delete from figure_changes');
  await run(`
    insert into figures (grain, what, start, which, n)
    select grain, what, date_trunc(grain, at, 'Europe/Paris'), which, sum(n)
    from counted_figures cross join (values ('hour'), ('day'), ('week')) as grains (grain)
    group by 1, 2, 3, 4`);
}

async function countTakings(run: Run): Promise<void> {
  await run('delete from takings');
  await run(`
    insert into takings (driver_id, grain, start, method, total_cents, refunded_cents, rides, movements)
    select driver_id, grain, start, method, total_cents, refunded_cents, rides, movements from counted_takings`);
}
