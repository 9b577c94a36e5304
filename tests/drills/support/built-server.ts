import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { SECRET_KEY } from '#tests/faults/support/start-on.ts';

const program = `import('./dist/server/main.js').then(({ main }) => main())`;

export type BuiltServer = { stop(signal?: NodeJS.Signals): Promise<void> };

/** The built platform of a folder, as `npm start` runs it there; a refused start throws what it printed. */
export async function startBuilt(
  folder: string,
  port: number,
  env: Record<string, string>,
): Promise<BuiltServer> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port), SECRET_KEY, LOG_LEVEL: 'silent' },
      ...{ RATE_LIMIT_SCALE: '1000000', PLACES_PROVIDER: 'builtin', TRUST_PROXY: '1' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  onTestFinished(() => stop('SIGKILL'));

  let printed = '';
  const ready = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed += String(chunk);
        if (printed.includes('✓ Prêt')) resolve(true);
      });
  });
  if (!(await Promise.race([ready, ended.then(() => false)]))) throw new Error(printed);
  return { stop };
}
