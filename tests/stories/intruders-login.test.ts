import { expect, test } from 'vitest';
import { argon2Passwords } from '#server/adapters/argon2-passwords.ts';
import { openWorld } from '#tests/support/world.ts';

const TRIES = 7;

test('the login takes as long for an unknown email as for a wrong password', async () => {
  const { deps, client, visitor } = await openWorld();
  Object.assign(deps, { passwords: argon2Passwords() });
  const amelie = await client('Amélie');
  const timed = async (email: string) => {
    const began = performance.now();
    await visitor().signsIn(email, 'not her password');
    return performance.now() - began;
  };
  await timed(amelie.email);

  const [known, unknown]: [number[], number[]] = [[], []];
  for (let index = 0; index < TRIES; index += 1) {
    known.push(await timed(amelie.email));
    unknown.push(await timed(`nobody${index}@example.fr`));
  }

  // Other load only adds time: the fastest of each is compared.
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});
