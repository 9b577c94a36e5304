import { expect, test } from 'vitest';
import { runDueJobs } from '#server/jobs/keep-jobs.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { openWorld } from '#tests/support/world.ts';

test('what has run out is swept away, what still serves stays', async () => {
  const { client, visitor, deps, passes } = await openWorld();
  const amelie = await client('Amélie');
  await visitor().requestsPasswordReset(amelie.email);
  await visitor().signsIn('nobody@example.fr', 'guess');
  const count = async (table: 'sessions' | 'password_resets' | 'attempts') =>
    (await deps.db.selectFrom(table).selectAll().execute()).length;

  await sweep(deps);
  expect([await count('sessions'), await count('password_resets')]).toEqual([1, 1]);
  passes(15 * 24 * 60);
  await sweep(deps);

  expect([await count('sessions'), await count('password_resets'), await count('attempts')]).toEqual([
    0, 0, 0,
  ]);
});

test('each job runs when it is due, on one instance, and reports its outcome', async () => {
  const { deps, passes } = await openWorld();

  const first = await Promise.all([runDueJobs(deps), runDueJobs(deps), runDueJobs(deps)]);
  const tooEarly = await runDueJobs(deps);
  passes(2);
  const later = await runDueJobs(deps);

  expect(first.flat().toSorted()).toEqual(['expired_rides', 'outbox', 'payments', 'sweep']);
  expect(tooEarly).toEqual([]);
  expect(later.toSorted()).toEqual(['expired_rides', 'outbox', 'payments', 'sweep']);
  const rows = await deps.db.selectFrom('jobs').selectAll().where('name', '=', 'expired_rides').execute();
  expect(rows).toMatchObject([{ outcome: '0 course annulée', failures: 0, error: null }]);
});

test('a job that fails says why and is tried again at its next time', async () => {
  const { deps, passes } = await openWorld();
  await deps.db.schema.alterTable('outbox').renameTo('gone').execute();
  await runDueJobs(deps);
  passes(1);
  await runDueJobs(deps);
  const failing = await deps.db
    .selectFrom('jobs')
    .selectAll()
    .where('name', '=', 'outbox')
    .executeTakeFirst();
  await deps.db.schema.alterTable('gone').renameTo('outbox').execute();
  passes(1);
  await runDueJobs(deps);

  expect(failing).toMatchObject({ failures: 2, error: expect.stringContaining('outbox') });
  const mended = await deps.db.selectFrom('jobs').selectAll().where('name', '=', 'outbox').executeTakeFirst();
  expect(mended).toMatchObject({ failures: 0, error: null });
});

test('a job that is hurried does not wait for its time', async () => {
  const { deps } = await openWorld();
  await runDueJobs(deps);

  expect(await runDueJobs(deps, ['outbox'])).toEqual(['outbox']);
});
