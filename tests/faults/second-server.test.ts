import { expect, test } from 'vitest';
import { signIn } from '#contract/account/auth.calls.ts';
import { farVisitor, registered } from '#tests/support/far-people.ts';
import { dataFolder, startServer } from '#tests/support/server-process.ts';
import { startOn } from './support/start-on.ts';

test('a second server on the same folder shares the database, and keeps it when the first leaves', async () => {
  const folder = await dataFolder();
  const [one, two] = [await startOn(folder), await startOn(folder)];

  await registered(one.host, 'amelie');
  await one.kill('SIGTERM');
  const login = await farVisitor(two.host).calls(signIn, {
    body: { email: 'amelie@example.fr', password: 'trois petits chats' },
  });

  expect(login.status).toBe(200);
});

test('a taken port is reported in one sentence', async () => {
  const folder = await dataFolder();
  const { url = '' } = await startServer(folder);
  const { port } = new URL(url);

  const second = await startServer(folder, { PORT: port });

  expect(second.url).toBeUndefined();
  expect(second.printed()).toContain(
    `✗ Le port ${port} est déjà pris : arrêtez l’autre programme ou choisissez-en un autre`,
  );
});
