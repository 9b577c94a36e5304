import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { databaseNamed, runOn } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run. */
    databaseUrl: string;
    /** The name of its migrated database, which every test clones. */
    template: string;
  }
}

/** One PostgreSQL for the whole run: our own, or the one `npm run faults` was given. */
export default async function setup(project: TestProject) {
  const { url, end } = await openServer();
  const template = `vtc_template_${randomBytes(6).toString('hex')}`;
  const leave = async () => {
    await runOn(url, `drop database if exists ${template}`);
    await end();
  };

  await prepareTemplate(url, template).catch(async (error) => {
    await leave();
    throw error;
  });
  project.provide('databaseUrl', url);
  project.provide('template', template);
  return leave;
}

async function openServer(): Promise<{ url: string; end(): Promise<void> }> {
  const given = process.env.FAULT_DATABASE_URL;
  return given ? { url: given, end: async () => {} } : await openOwnServer();
}

/** Without fsync: nothing here has to survive. */
async function openOwnServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'vtc-tests-'));
  // As root PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false, watch: false });
  const end = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, end };
}

async function prepareTemplate(url: string, template: string): Promise<void> {
  await runOn(url, `create database ${template}`);
  await migrate(databaseNamed(url, template), migrationsFolder);
}
