import type { FastifyPluginAsync } from 'fastify';
import { HEALTH_PATH, READY_PATH } from '#contract/platform.calls.ts';
import { isMigrated } from '#server/db/migrate.ts';
import type { Deps } from '#server/deps.ts';
import { anyone } from './access.ts';
import { AppError } from './errors.ts';

export const healthRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  let migrated = false;

  app.get(HEALTH_PATH, { config: anyone }, async () => ({ status: 'alive' }));

  app.get(READY_PATH, { config: anyone }, async () => {
    migrated ||= await isMigrated(deps.pool, deps.options.migrationsFolder);
    if (!migrated || !deps.changes.isUp() || !(await isWritable(deps))) throw new AppError('database_away');
    return { status: 'ready' };
  });
};

/** A standby answers too, but takes no ride. A connection to one is given up: the next may find the leader. */
async function isWritable({ pool }: Deps): Promise<boolean> {
  const client = await pool.connect();
  let isStandby = true;
  try {
    const { rows } = await client.query("select current_setting('transaction_read_only') = 'on' as standby");
    isStandby = rows[0]?.standby === true;
    return !isStandby;
  } finally {
    client.release(isStandby);
  }
}
