import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { register, signIn } from '#contract/account/auth.calls.ts';
import type { Call } from '#contract/call.ts';
import { amelie } from '#tests/support/people.ts';
import { dataFolder, startServer } from '#tests/support/server-process.ts';
import { play } from './support/play.ts';
import { backupFolder } from './support/restored.ts';

const login = { email: amelie.email, password: amelie.password };

const send = (url: string | undefined, { method, path }: Call, body: unknown) =>
  fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a running platform is backed up and comes to life elsewhere, with its own key only', async () => {
  const [here, there, backups] = [await dataFolder(), await dataFolder(), await backupFolder()];
  const server = await startServer(here);
  await send(server.url, register, amelie);

  const saved = await play(here, 'backup', backups);
  const stillThere = await send(server.url, signIn, login);
  const [name = ''] = await readdir(backups);
  const refused = await play(here, 'restore', join(backups, name));
  const restored = await play(there, 'restore', join(backups, name));
  const withoutKey = await startServer(there);
  await copyFile(join(here, 'secret.key'), join(there, 'secret.key'));
  const withKey = await startServer(there);

  expect(name).toMatch(/^vtc-\d{8}T\d{6}Z\.vtcbackup\.gz$/u);
  expect(saved.printed).toContain(`✓ Sauvegarde : ${join(backups, name)} (`);
  expect(saved.printed).toContain(`gardez aussi le fichier ${join(here, 'secret.key')}`);
  expect(stillThere.status).toBe(200);
  expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('contient déjà des comptes') });
  expect(restored.code).toBe(0);
  expect(restored.printed).toContain(
    `remettez la clé d’origine dans le fichier ${join(there, 'secret.key')}`,
  );
  expect(withoutKey.url).toBeUndefined();
  expect(withoutKey.printed()).toContain('n’est pas celle de cette base de données');
  expect((await send(withKey.url, signIn, login)).status).toBe(200);
});
