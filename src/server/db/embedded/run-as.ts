import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';

/** Who runs PostgreSQL: it refuses to run as root. */
export type Account = { name: string; uid: number; gid: number };

type Outcome = { ok: boolean; output: string };

/** PostgreSQL inherits no secret of the server, and no PG* or LC_* variable that would change what it does. */
const cleanEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

export function canReach(folder: string, account: Account): boolean {
  return runNow('test', ['-x', folder], account).ok;
}

export function runNow(command: string, args: string[], account: Partial<Account> = {}): Outcome {
  const result = spawnSync(command, args, { ...spawnOptions(account), encoding: 'utf8' });
  return { ok: result.status === 0, output: outputOf(result) };
}

export function run(command: string, args: string[], account: Account): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...spawnOptions(account), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/** Uid and gid only when they change something: setting them is a privilege of root. */
export function spawnOptions({ uid, gid }: Partial<Account>) {
  const identity = uid === undefined || uid === process.getuid?.() ? {} : { uid, gid: gid ?? uid };
  return { ...identity, cwd: '/', env: cleanEnvironment };
}

function outputOf({ stdout, stderr, error }: SpawnSyncReturns<string>): string {
  return error ? error.message : `${stdout}${stderr}`.trim();
}
