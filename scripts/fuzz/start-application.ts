import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '#server/boot/open-database.ts';
import { openPool } from '#server/db/open-pool.ts';
import { readEnv } from '#server/environment/env.ts';

/** The built product with the embedded PostgreSQL, in a temporary folder. */
export async function startApplication(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'vtc-fuzz-'));
  await chmod(folder, 0o755);
  const settings = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMIT_SCALE: '1000000',
    PLACES_PROVIDER: 'builtin',
    LOG_LEVEL: 'warn',
    ...env,
  };
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './scripts/fuzz/stay-home.ts', 'scripts/fuzz/application.ts'],
    { env: settings, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(server, 'exit');
  const logLines: string[] = [];
  const lines = createInterface(server.stdout).on('line', (line) => logLines.push(line));
  const origin = await Promise.race([readyAddress(lines), ended.then(() => undefined)]);
  if (!origin) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`the server did not start:\n${logLines.join('\n')}`);
  }
  const database = await openDatabase(readEnv(settings), () => {});
  const { db, close } = openPool(database.ownerUrl, () => {}, 2);

  return {
    origin,
    db,
    /** What it logged since it was ready. */
    logLines,
    isAlive: () => server.exitCode === null && server.signalCode === null,
    async stop() {
      await close();
      server.kill('SIGTERM');
      await ended;
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readyAddress(lines: ReturnType<typeof createInterface>): Promise<string> {
  return await new Promise((resolve) => {
    lines.on('line', (line) => {
      const address = /Prêt : (\S+)/u.exec(line)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
  });
}
