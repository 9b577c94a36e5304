import { onTestFinished } from 'vitest';
import { openCable } from '#tests/support/cable.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';
import { dataFolder } from '#tests/support/server-process.ts';
import type { Ground } from './ground.ts';
import { startOn } from './start-on.ts';

/** A scratch database on a PostgreSQL that is not ours to kill: what fails is the cable to it. */
export async function givenGround(): Promise<Ground> {
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
