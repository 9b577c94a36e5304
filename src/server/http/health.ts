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
    if (migrated) await deps.pool.query('select 1');
    else migrated = await isMigrated(deps.pool, deps.options.migrationsFolder);
    if (!migrated) throw new AppError('database_away');
    return { status: 'ready' };
  });
};
