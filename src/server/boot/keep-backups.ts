import { resolve } from 'node:path';
import { backUpWhenDue, type Nightly } from '#server/backup/nightly.ts';
import { withOwnConnection } from '#server/db/own-connection.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/environment/env.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';

const EVERY_MS = 10 * 60_000;
/** Instances that share a folder must not write the same backup twice. */
const LOCK = 20_261_116;

type Log = { warn(details: object, message: string): void };
type Parts = { env: Env; deps: Deps; ownerUrl: string; log: Log };

/** Looks every ten minutes whether a backup is due; nothing without BACKUP_DIR. */
export function keepBackups({ env, deps, ownerUrl, log }: Parts): { stop(): Promise<void> } {
  if (env.BACKUP_DIR === undefined) return { stop: async () => {} };
  const nightly: Nightly = {
    ...{ db: deps.db, ownerUrl, migrationsFolder, secrets: deps.secrets, clock: deps.clock },
    ...{ folder: resolve(env.BACKUP_DIR), days: env.BACKUP_DAYS },
    ...(env.BACKUP_KEY === undefined ? {} : { key: env.BACKUP_KEY }),
  };
  let isRunning = false;
  async function check(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await alone(ownerUrl, () => backUpWhenDue(nightly));
    } catch (error) {
      log.warn({ err: error }, 'the nightly backup could not be looked after');
    } finally {
      isRunning = false;
    }
  }
  const timer = setInterval(() => void check(), EVERY_MS);
  void check();
  return { stop: async () => clearInterval(timer) };
}

/** The lock is held for as long as the backup takes. */
async function alone(url: string, run: () => Promise<void>): Promise<void> {
  await withOwnConnection(url, async (client) => {
    const lock = 'select pg_try_advisory_lock($1) as taken';
    const { rows } = await client.query<{ taken: boolean }>(lock, [LOCK]);
    if (rows[0]?.taken) await run();
  });
}
