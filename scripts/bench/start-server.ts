import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Server = { url: string; pid: number; stop(): Promise<void> };

/** What signs quotes and seals secrets while measuring. */
export const SECRET_KEY = 'a key for measurements and for nothing else';

const settings = {
  NODE_ENV: 'production',
  PORT: '0',
  RATE_LIMIT_SCALE: '1000000',
  PLACES_PROVIDER: 'builtin',
  SECRET_KEY,
};

const application = `import('./dist/server/main.js').then(({ main }) => main())`;

/** The built server, as `npm start` runs it. */
export async function startApplication(env: Record<string, string>): Promise<Server> {
  return await start(['--input-type=module', '--eval', application], { ...settings, ...env });
}

/** One of the minimal servers in `limits`. */
export async function startLimit(name: string, env: Record<string, string>): Promise<Server> {
  return await startScript(`limits/${name}`, { NODE_ENV: 'production', ...env });
}

/** The whole server, from a script that changes something about it. */
export async function startFromSource(name: string, env: Record<string, string>): Promise<Server> {
  return await startScript(name, { ...settings, ...env });
}

async function startScript(name: string, env: Record<string, string>): Promise<Server> {
  return await start(['--import', 'tsx', `scripts/bench/${name}.ts`], env);
}

async function start(args: string[], env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // However the measurement ends, its servers are stopped.
  process.once('exit', () => child.kill());
  const url = await addressOf(child);
  child.stdout.resume();
  return {
    url: url.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Every server prints its address once it listens. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  return await new Promise((resolve, reject) => {
    let printed = '';
    stdout?.on('data', (chunk) => {
      printed += String(chunk);
      const address = /http:\/\/\S+:\d+/u.exec(printed)?.[0];
      if (address) resolve(address);
    });
    stdout?.on('end', () => reject(new Error(`the server did not start:\n${printed}`)));
  });
}
