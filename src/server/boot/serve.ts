import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from '#server/app.ts';
import type { Env } from '#server/environment/env.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { createFirstAccounts, type FirstAccount } from '#server/features/accounts/index.ts';
import { keepJobs } from '#server/jobs/keep-jobs.ts';
import type { WebApp } from '#server/ports/web-app.ts';
import { openDatabase } from './open-database.ts';
import { openPlatform } from './open-platform.ts';

export type Serving = { address: string; firstAccounts: FirstAccount[]; stop(): Promise<void> };

type Parts = {
  env: Env;
  logger: Logger;
  webApp: WebApp;
  assetsFolder?: string;
  announce(line: string): void;
  prepare?(app: FastifyInstance): void;
};

/** From nothing to a server that answers; `stop` lets the requests in flight finish. */
export async function serve({
  env,
  logger,
  webApp,
  assetsFolder,
  announce,
  prepare,
}: Parts): Promise<Serving> {
  announce('Base de données…');
  const database = await openDatabase(env, announce);
  const platform = await openPlatform({
    env,
    database,
    webApp,
    assetsFolder,
    log: logger,
    onPoolError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  if (platform.migrated.length > 0) announce(`Mise à jour de la base : ${platform.migrated.join(', ')}`);
  const { deps } = platform;
  const firstAccounts = await createFirstAccounts(deps.db, deps.passwords, env, deps.clock());

  const app = await buildApp(deps, logger);
  prepare?.(app);
  const jobs = keepJobs(deps, logger);
  await listen(app, env);

  return {
    address: addressOf(app, env),
    firstAccounts,
    async stop() {
      await drain(app);
      await jobs.stop();
      await platform.close();
      await database.stop();
    },
  };
}

async function listen(app: FastifyInstance, { PORT, HOST }: Env): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new StartRefused(
      `Le port ${PORT} est déjà pris : arrêtez l’autre programme ou choisissez-en un autre, par exemple PORT=${PORT + 1} npm start.`,
    );
  }
}

/** A connection that becomes idle during the stop would otherwise delay it by its keep-alive. */
async function drain(app: FastifyInstance): Promise<void> {
  const letGo = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(letGo);
}

function addressOf(app: FastifyInstance, { HOST, PUBLIC_URL }: Env): string {
  const { port } = app.server.address() as AddressInfo;
  const host = HOST === '0.0.0.0' || HOST === '::' || HOST === '127.0.0.1' ? 'localhost' : HOST;
  return PUBLIC_URL ?? `http://${host}:${port}`;
}
