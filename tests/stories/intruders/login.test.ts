import { expect, test } from 'vitest';
import { argon2Passwords } from '#server/adapters/argon2-passwords.ts';
import { openWorld } from '#tests/support/world.ts';

const TRIES = 7;

test('the login takes as long for an unknown email as for a wrong password', async () => {
  const { deps, client, visitor } = await openWorld();
  Object.assign(deps, { passwords: argon2Passwords() });
  const amelie = await client('Amélie');
  // The work of this process, in all its threads: a wait would also tell what else the machine does.
  const timed = async (email: string) => {
    const before = process.cpuUsage();
    await visitor().signsIn(email, 'not her password');
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await timed(amelie.email);

  const [known, unknown]: [number[], number[]] = [[], []];
  for (let index = 0; index < TRIES; index += 1) {
    known.push(await timed(amelie.email));
    unknown.push(await timed(`nobody${index}@example.fr`));
  }

  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});
