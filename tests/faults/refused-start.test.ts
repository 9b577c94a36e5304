import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { dataFolder, startServer } from '#tests/support/server-process.ts';

test('the first passwords are printed though the port is taken, and no database is left running', {
  timeout: 60_000,
}, async () => {
  const folder = await dataFolder();

  const refused = await startServer(folder, { PORT: await takenPort() });

  expect(refused.url).toBeUndefined();
  expect(refused.printed()).toMatch(/Chauffeur : chauffeur@vtc\.local\s.*\n.*mot de passe : [\w-]{20}/u);
  expect(refused.printed()).toMatch(/est déjà pris/u);
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
