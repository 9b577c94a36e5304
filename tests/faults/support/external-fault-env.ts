import { onTestFinished } from 'vitest';
import { openCable } from '#tests/support/cable.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';
import { dataFolder } from '#tests/support/server-process.ts';
import type { FaultEnv } from './fault-env.ts';
import { startOn } from './start-on.ts';

/** A scratch database on a given PostgreSQL, which is not killed: the proxy to it fails instead. */
export async function externalFaultEnv(): Promise<FaultEnv> {
  const folder = await dataFolder();
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  const cable = await openCable(url);
  const mend = () => cable.becomes('whole');

  return {
    start: (env = {}) => startOn(folder, { DATABASE_URL: cable.url, ...env }),
    databaseUrl: async () => url,
    strike: async () => cable.becomes('cut'),
    restore: mend,
    freeze: async () => cable.becomes('frozen'),
    thaw: mend,
  };
}
