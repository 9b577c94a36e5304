import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#server/db/migrating/migrate.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { copyCluster, createBlankCluster } from './blank-cluster.ts';
import { openFolder, removeOldFolders } from './open-folder.ts';
import { databaseNamed, runOn } from './postgres.ts';
import { bundlePrograms } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run. */
    databaseUrl: string;
    /** The name of its migrated database, which every test clones. */
    template: string;
    /** How it is cloned. */
    cloning: string;
    /** The prefix of the names of its clones. */
    clones: string;
    /** The data folder that separate servers start from. */
    blankCluster: string;
    /** The folder of the programs that tests start. */
    programs: string;
  }
}

type Ending = () => Promise<unknown>;

/** One PostgreSQL for the whole run: our own, or the one `npm run faults` was given. */
export default async function setup(project: TestProject) {
  const endings: Ending[] = [];
  const end = async () => {
    for (const ending of endings.reverse()) await ending();
  };

  try {
    await prepare(project, (ending) => endings.push(ending));
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

async function prepare(project: TestProject, atTheEnd: (ending: Ending) => void): Promise<void> {
  await removeOldFolders();
  const blank = await openFolder('vtc-blank-');
  atTheEnd(() => rm(blank, { recursive: true, force: true }));
  await createBlankCluster(blank);
  project.provide('blankCluster', blank);

  const programs = await bundlePrograms();
  atTheEnd(programs.remove);
  project.provide('programs', programs.folder);

  const given = process.env.FAULT_DATABASE_URL;
  const url = given || (await openOwnServer(blank, atTheEnd));
  project.provide('databaseUrl', url);
  // Our own server is recent enough for file_copy, which takes a fifth of the time of copying through the WAL.
  project.provide('cloning', given ? '' : 'strategy file_copy');

  const run = randomBytes(6).toString('hex');
  const [template, clones] = [`vtc_template_${run}`, `vtc_test_${run}_`];
  atTheEnd(() => dropDatabases(url, [template, clones]));
  await runOn(url, `create database ${template}`);
  await migrate(databaseNamed(url, template), migrationsFolder);
  project.provide('clones', clones);
  project.provide('template', template);
}

/** Without fsync and with a password that is quick to check: nothing here has to be durable or secret. */
async function openOwnServer(blank: string, atTheEnd: (ending: Ending) => void): Promise<string> {
  const dataDir = await openFolder('vtc-tests-');
  atTheEnd(() => rm(dataDir, { recursive: true, force: true }));
  await copyCluster(blank, dataDir);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false, watch: false });
  atTheEnd(stop);
  await runOn(url, `set scram_iterations = 1; alter role vtc password '${new URL(url).password}'`);
  return url;
}

/** Drops the databases whose name begins with one of these. */
async function dropDatabases(url: string, beginnings: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where exists (select from unnest($1::text[]) b where starts_with(datname, b))',
    [beginnings],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}
