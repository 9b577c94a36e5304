import type { FastifyPluginAsync } from 'fastify';
import { HEALTH_PATH, READY_PATH } from '#contract/platform/platform.calls.ts';
import { migrationStateOf } from '#server/db/migrating/migrate.ts';
import type { MigrationState } from '#server/db/migrating/migration-state.ts';
import type { Deps } from '#server/deps.ts';
import { anyone } from './access.ts';

/** Why an instance should get no requests, in a word for the operator. */
type Obstacle = 'feed_down' | 'standby' | 'database_behind' | 'version_too_old';

const obstacles: Record<MigrationState, Obstacle | undefined> = {
  current: undefined,
  behind: 'database_behind',
  beyond: 'version_too_old',
};

export const healthRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  app.get(HEALTH_PATH, { config: anyone }, async () => ({ status: 'alive' }));

  app.get(READY_PATH, { config: anyone }, async (_, reply) => {
    const obstacle = deps.changes.isUp() ? await obstacleIn(deps) : 'feed_down';
    return obstacle ? reply.code(503).send({ status: obstacle }) : { status: 'ready' };
  });
};

/** A standby answers too, but accepts no writes. A connection to one is closed: the next may find the leader. */
async function obstacleIn({ pool, options }: Deps): Promise<Obstacle | undefined> {
  const client = await pool.connect();
  let isUsable = false;
  try {
    const { rows } = await client.query("select current_setting('transaction_read_only') = 'on' as standby");
    isUsable = rows[0]?.standby === false;
    // Checked each time: a newer version may migrate the database at any moment.
    return isUsable ? obstacles[await migrationStateOf(client, options.migrationsFolder)] : 'standby';
  } finally {
    client.release(!isUsable);
  }
}
