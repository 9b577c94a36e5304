import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { stopPostmaster } from '#server/db/embedded/postmaster.ts';
import { copyCluster } from './blank-cluster.ts';
import { openFolder } from './open-folder.ts';
import { spawnProgram } from './spawn-program.ts';

export type ServerProcess = {
  /** Where it listens; undefined when it refused to start. */
  url: string | undefined;
  printed: () => string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
};

/** A data folder for servers that are started, killed and started again. */
export async function dataFolder(): Promise<string> {
  const folder = await openFolder('vtc-faults-');
  onTestFinished(async () => {
    await stopPostmaster(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  });
  await copyCluster(inject('blankCluster'), folder);
  return folder;
}

/** Resolves when the server is ready or has given up. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = spawnProgram('tests/support/bare-server.ts', {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      RATE_LIMIT_SCALE: '100000',
      PLACES_PROVIDER: 'builtin',
      ...env,
    },
  });
  const ended = once(server, 'exit').then(([code]) => code as number | null);
  let printed = '';
  const ready = new Promise<string>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        printed += String(chunk);
        const address = printed.match(/ready (\S+)/u)?.[1];
        if (address) resolve(address);
      });
    }
  });
  const url = await Promise.race([ready, ended.then(() => undefined)]);

  const kill = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    return await ended;
  };
  onTestFinished(async () => void (await kill('SIGTERM')));
  return { url, printed: () => printed, kill };
}
