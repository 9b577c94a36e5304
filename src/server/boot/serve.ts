import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from '#server/app.ts';
import type { Env } from '#server/environment/env.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { createFirstAccounts } from '#server/features/accounts/index.ts';
import { type JobKeeper, keepJobs } from '#server/jobs/keep-jobs.ts';
import type { WebApp } from '#server/ports/web-app.ts';
import { announceAccounts } from './console.ts';
import { drain } from './drain.ts';
import { keepBackups } from './keep-backups.ts';
import { keepChainAnchors } from './keep-chain-anchors.ts';
import { erasureListFile, keepErasureList } from './keep-erasure-list.ts';
import { openDatabase } from './open-database.ts';
import { openPlatform } from './open-platform.ts';
import { readGazetteerForVisitors } from './read-gazetteer-for-visitors.ts';

export type Serving = { address: string; stop(): Promise<void> };

type Parts = {
  env: Env;
  logger: Logger;
  webApp: WebApp;
  assetsFolder?: string;
  announce(line: string): void;
  prepare?(app: FastifyInstance): void;
};

/** From nothing to a server that answers; `stop` lets the requests in flight finish. A failed start leaves nothing running. */
export async function serve(parts: Parts): Promise<Serving> {
  const opened: (() => Promise<void>)[] = [];
  async function stop(): Promise<void> {
    for (const close of opened.splice(0).reverse()) await close();
  }
  try {
    return { address: await open(parts, (close) => opened.push(close)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Passes a closer to `opened` as soon as something is open. Returns the address of the server. */
async function open(
  { env, logger, webApp, assetsFolder, announce, prepare }: Parts,
  opened: (close: () => Promise<void>) => void,
): Promise<string> {
  announce('Base de données…');
  const database = await openDatabase(env, announce);
  opened(database.stop);
  const platform = await openPlatform({
    env,
    database,
    webApp,
    assetsFolder,
    log: logger,
    onPoolError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  opened(platform.close);
  if (platform.migrated.length > 0) announce(`Mise à jour de la base : ${platform.migrated.join(', ')}`);
  const { deps } = platform;
  announceAccounts(await createFirstAccounts(deps.db, deps.passwords, env, deps.clock()), announce);

  const app = await buildApp(deps, logger);
  prepare?.(app);
  const jobs = env.REHEARSAL === 'true' ? rehearsed(announce) : keepJobs(deps, logger);
  opened(keepChainAnchors(deps.db, resolve(env.DATA_DIR), logger).stop);
  opened(keepErasureList(deps, erasureListFile(env), logger).stop);
  opened(keepBackups({ env, deps, ownerUrl: database.ownerUrl, log: logger }).stop);
  opened(jobs.stop);
  opened(() => drain(app, deps.options.trustProxy !== false));
  readGazetteerForVisitors(app);
  await listen(app, env);
  return addressOf(app, env);
}

/** A restored copy that is tried out does nothing by itself. */
function rehearsed(announce: Parts['announce']): JobKeeper {
  announce('Répétition (REHEARSAL) : aucune tâche de fond, aucun envoi.');
  return { stop: async () => {} };
}

async function listen(app: FastifyInstance, { PORT, HOST }: Env): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    const sentence = listenRefusal(error instanceof Error && 'code' in error ? error.code : '', {
      PORT,
      HOST,
    });
    throw sentence ? new StartRefused(sentence, { cause: error }) : error;
  }
}

function listenRefusal(code: unknown, { PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Le port ${PORT} est déjà pris : arrêtez l’autre programme ou choisissez-en un autre, par exemple PORT=${PORT + 1} npm start.`;
    case 'EACCES':
      return `Le port ${PORT} est réservé au système : choisissez-en un autre, par exemple PORT=3000 npm start.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `L’adresse d’écoute HOST=${HOST} n’est pas de cette machine : corrigez-la, par exemple HOST=0.0.0.0.`;
    default:
      return undefined;
  }
}

function addressOf(app: FastifyInstance, { HOST, PUBLIC_URL }: Env): string {
  const { port } = app.server.address() as AddressInfo;
  const host = HOST === '0.0.0.0' || HOST === '::' || HOST === '127.0.0.1' ? 'localhost' : HOST;
  return PUBLIC_URL ?? `http://${host}:${port}`;
}
