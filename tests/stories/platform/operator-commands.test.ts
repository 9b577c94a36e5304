import { describe, expect, test } from 'vitest';
import { verifyDocuments } from '#server/chains/verify-documents.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { logins } from '#server/demo/people.ts';
import { readEnv } from '#server/environment/env.ts';
import { createFirstAccounts, replacePassword } from '#server/features/accounts/index.ts';
import { compareBills } from '#server/features/bills/index.ts';
import { verifyJournal } from '#server/features/payments/index.ts';
import { compareVouchers } from '#server/features/vouchers/index.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { refuseForeignKey } from '#server/secrets/secret-key.ts';
import { openWorld } from '#tests/support/world.ts';

describe('the first start', () => {
  test('makes one driver and one admin with random passwords, once', async () => {
    const { deps, visitor } = await openWorld();

    const accounts = await createFirstAccounts(deps.db, deps.passwords, readEnv({}), deps.clock());
    const again = await createFirstAccounts(deps.db, deps.passwords, readEnv({}), deps.clock());

    expect(accounts.map(({ role, email }) => [role, email])).toEqual([
      ['driver', 'chauffeur@vtc.local'],
      ['admin', 'admin@vtc.local'],
    ]);
    expect(again).toEqual([]);
    for (const { email, role, password = '' } of accounts) {
      expect((await visitor().signsIn(email, password)).json()).toMatchObject({ role });
    }
    expect(accounts[0]?.password).not.toBe(accounts[1]?.password);
  });

  test('takes the accounts of the environment and does not print their passwords', async () => {
    const { deps, visitor } = await openWorld();
    const env = readEnv({ DRIVER_EMAIL: 'chloe@example.fr', DRIVER_PASSWORD: 'douze caractères' });

    const [driver] = await createFirstAccounts(deps.db, deps.passwords, env, deps.clock());

    expect(driver).toEqual({ role: 'driver', email: 'chloe@example.fr', password: undefined });
    expect((await visitor().signsIn('chloe@example.fr', 'douze caractères')).statusCode).toBe(200);
  });

  test('of five instances at once makes two accounts in all', async () => {
    const { deps } = await openWorld();

    await Promise.all(
      Array.from({ length: 5 }, () =>
        createFirstAccounts(deps.db, deps.passwords, readEnv({}), deps.clock()),
      ),
    );

    expect(await deps.db.selectFrom('users').selectAll().execute()).toHaveLength(2);
  });

  test('refuses a password too short for a driver with a sentence', async () => {
    const { deps } = await openWorld();
    const env = readEnv({ DRIVER_PASSWORD: 'court' });

    await expect(createFirstAccounts(deps.db, deps.passwords, env, deps.clock())).rejects.toThrow(
      'Le mot de passe doit contenir au moins 12 caractères.',
    );
    expect(await deps.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });
});

test('a password replaced from the terminal ends every session', async () => {
  const { deps, driver } = await openWorld();
  const chloe = await driver('Chloé');

  await replacePassword(deps.db, deps.passwords, 'CHLOE@example.fr', 'un mot bien plus long');

  expect(await chloe.isKnownAs()).toBeNull();
  expect((await chloe.signsIn(chloe.email, 'un mot bien plus long')).statusCode).toBe(200);
});

test('a database opened with another secret key is refused', async () => {
  const { deps } = await openWorld();
  const keyed = (key: string) => refuseForeignKey(deps.db, secretBox(key).fingerprint);

  await keyed('the first key of this database, 32+');
  await keyed('the first key of this database, 32+');

  await expect(keyed('another key, as long as the first one')).rejects.toThrow('SECRET_KEY');
});

test('the demonstration has a user of each role, rides in every status, messages and prices, loaded once', async () => {
  const { deps, visitor } = await openWorld();

  const loaded = [await loadDemo(deps.db, deps, () => {}), await loadDemo(deps.db, deps, () => {})];

  expect(loaded).toEqual([true, false]);
  for (const { email, password, role } of logins) {
    expect((await visitor().signsIn(email, password)).json()).toMatchObject({ role });
  }
  const statuses = await deps.db.selectFrom('rides').select('status').distinct().execute();
  expect(statuses).toHaveLength(6);
  for (const table of ['ride_messages', 'general_messages', 'pricing_rules'] as const) {
    expect((await deps.db.selectFrom(table).selectAll().execute()).length).toBeGreaterThan(2);
  }
  const paid = await deps.db.selectFrom('rides').select('id').where('paid_at', 'is not', null).execute();
  const accepted = await deps.db
    .selectFrom('rides')
    .select('id')
    .where('accepted_at', 'is not', null)
    .execute();
  expect(await verifyJournal(deps.db, deps.secrets)).toMatchObject({
    lines: paid.length,
    brokenAt: undefined,
  });
  expect(
    (await verifyDocuments(deps.db, deps.secrets)).find(({ chain }) => chain === 'vouchers'),
  ).toMatchObject({
    // One of them has a second version.
    lines: accepted.length + 1,
    brokenAt: undefined,
  });
  expect(await compareVouchers(deps.db)).toEqual([]);
  expect(await compareBills(deps.db)).toEqual([]);
});

test('two demonstrations that start at once load one, and none is loaded over the data of an operator', async () => {
  const { deps } = await openWorld();
  const load = () => loadDemo(deps.db, deps, () => {});

  expect((await Promise.all([load(), load()])).toSorted()).toEqual([false, true]);

  const { deps: own, driver } = await openWorld();
  await driver('Chloé');
  await expect(loadDemo(own.db, own, () => {})).rejects.toThrow('un autre DATA_DIR');
});
