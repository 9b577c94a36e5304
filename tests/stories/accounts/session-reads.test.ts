import { expect, test, vi } from 'vitest';
import { countRides } from '#contract/rides/rides.calls.ts';
import type { Deps } from '#server/deps.ts';
import { handSession, VISIT_HEADER } from '#server/http/handed-sessions.ts';
import { openWorld } from '#tests/support/world.ts';

test.each(['client', 'driver', 'admin'] as const)('the page of a %s reads its session once', async (role) => {
  const world = await openWorld();
  const person = await world[role]('Amélie');
  const reads = sessionReads(world.deps);

  const page = await person.opens(`/dashboard/${role}`);

  expect(page.statusCode).toBe(200);
  expect(reads()).toBe(1);
});

test('a page that is opened twice reads its session twice: nothing is kept', async () => {
  const { client, deps } = await openWorld();
  const amelie = await client('Amélie');
  const reads = sessionReads(deps);

  await amelie.opens('/dashboard/client');
  await amelie.opens('/dashboard/client');

  expect(reads()).toBe(2);
});

test('a session is handed over for as long as its page is written, and nobody brings one from outside', async () => {
  const { client, visitor, deps } = await openWorld();
  const amelie = await client('Amélie');
  const user = await deps.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', amelie.id)
    .executeTakeFirstOrThrow();
  const visit = handSession({ user, tokenHash: Buffer.alloc(32) });
  const bring = (value: string) =>
    visitor().sends('GET', countRides.path, { headers: { [VISIT_HEADER]: value } });

  expect((await bring(visit.key)).statusCode).toBe(200);
  visit.ends();

  for (const value of [visit.key, '', 'constructor', amelie.id])
    expect((await bring(value)).statusCode).toBe(401);
});

function sessionReads({ pool }: Deps): () => number {
  const query = vi.spyOn(pool, 'query');
  return () =>
    query.mock.calls.filter(([statement]) => (statement as { name?: string }).name === 'find-session').length;
}
