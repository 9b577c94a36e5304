import { expect, test, vi } from 'vitest';
import { signIn } from '#contract/account/auth.calls.ts';
import { dataFolder, startServer } from '#tests/support/server-process.ts';
import { query, start } from './support/database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const account = { email: 'chloe@example.fr', password: 'Chloé prend la route 42' };
const env = {
  PUBLIC_URL: 'https://vtc.example.fr',
  DRIVER_EMAIL: account.email,
  DRIVER_PASSWORD: account.password,
};

test('a restored copy that is tried out lets people in at its own address and runs no job', async () => {
  const folder = await dataFolder();
  const database = await start(folder);
  const jobsRun = async () =>
    await query(database.url, 'select count(*)::int from jobs where started_at is not null');

  const copy = await startServer(folder, { ...env, REHEARSAL: 'true' });
  const url = copy.url ?? '';
  const signedIn = await fetch(`${url}${signIn.path}`, {
    method: signIn.method,
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(account),
  });
  await copy.kill('SIGTERM');

  expect([signedIn.status, new URL(url).hostname]).toEqual([200, 'localhost']);
  expect(await jobsRun()).toEqual([[0]]);
  await startServer(folder, env);
  await expect.poll(async () => (await jobsRun())[0]?.[0]).toBeGreaterThan(0);
});
