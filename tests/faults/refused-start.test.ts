import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { dataFolder, startServer } from '#tests/support/server-process.ts';

test('the first passwords are printed though the port is taken, and no database is left running', async () => {
  const folder = await dataFolder();

  const refused = await startServer(folder, { PORT: await takenPort() });

  expect(refused.url).toBeUndefined();
  expect(refused.printed()).toMatch(/Chauffeur : chauffeur@vtc\.local\s.*\n.*mot de passe : [\w-]{20}/u);
  expect(refused.printed()).toMatch(/est déjà pris/u);
  expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined();
});

const SECRET_KEY = 'a secret key for the tests of 32+ chars';

test.each<[string, Record<string, string>, string]>([
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://vtc@127.0.0.1:9/vtc', SECRET_KEY },
    'La base de données ne répond pas',
  ],
  [
    'a host that does not exist',
    { DATABASE_URL: 'postgres://vtc@nowhere.invalid/vtc', SECRET_KEY },
    'La base de données ne répond pas',
  ],
  ['a data folder that is a file', { DATA_DIR: '/etc/hostname' }, 'Le dossier de données'],
  ['a data folder that cannot be made', { DATA_DIR: '/dev/null/data' }, 'Le dossier de données'],
  ['a proxy that is none', { TRUST_PROXY: 'nginx' }, '- TRUST_PROXY : vaut true'],
  ['an email that is none', { DRIVER_EMAIL: 'chloe' }, '- DRIVER_EMAIL : doit être une adresse email'],
])('%s is told in one sentence, without a stack', async (_, env, sentence) => {
  const refused = await startServer('', env);

  expect(refused.url).toBeUndefined();
  expect(refused.printed()).toContain(sentence);
  expect(refused.printed()).not.toMatch(/\n\s+at |Error/u);
});

test('an address that is not of this machine is told, and no database is left running', async () => {
  const folder = await dataFolder();

  const refused = await startServer(folder, { HOST: '203.0.113.1' });

  expect(refused.printed()).toContain('L’adresse d’écoute HOST=203.0.113.1 n’est pas de cette machine');
  expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined();
});

async function takenPort(): Promise<string> {
  const stranger = createServer();
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void stranger.close());
  const address = stranger.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return String(address.port);
}
