import type { FastifyPluginAsync } from 'fastify';
import { isMigrated } from '#server/db/migrate.ts';
import type { Deps } from '#server/deps.ts';
import { anyone } from './access.ts';
import { AppError } from './errors.ts';

export const healthRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  let migrated = false;

  app.get('/healthz', { config: anyone }, async () => ({ status: 'alive' }));

  app.get('/readyz', { config: anyone }, async () => {
    if (migrated) await deps.pool.query('select 1');
    else migrated = await isMigrated(deps.pool, deps.options.migrationsFolder);
    if (!migrated) throw new AppError('database_away');
    return { status: 'ready' };
  });
};
