import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '#server/boot/project-root.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { databaseNamed, runOn } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run; its database `vtc_template` is migrated and every test clones it. */
    databaseUrl: string;
  }
}

/** One PostgreSQL for the whole run, without fsync: nothing here has to survive. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vtc-tests-'));
  // As root PostgreSQL runs as somebody else, who must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false, watch: false });
  const end = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };

  await prepareTemplate(url).catch(async (error) => {
    await end();
    throw error;
  });
  project.provide('databaseUrl', url);
  return end;
}

async function prepareTemplate(url: string): Promise<void> {
  await runOn(databaseNamed(url, 'postgres'), 'create database vtc_template');
  await migrate(databaseNamed(url, 'vtc_template'), migrationsFolder);
}
