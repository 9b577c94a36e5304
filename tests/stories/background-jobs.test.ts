import { expect, test } from 'vitest';
import { sweep } from '#server/housekeeping.ts';
import { openWorld } from '#tests/support/world.ts';

test('what has run out is swept away, what still serves stays', async () => {
  const { client, visitor, deps, passes } = await openWorld();
  const amelie = await client('Amélie');
  await visitor().posts('/api/auth/forgot-password', { email: amelie.email });
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
