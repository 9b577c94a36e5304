import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { inject, onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openChangeFeed } from '#server/db/feed/change-feed.ts';
import { settingsReader } from '#server/db/settings-reader.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { visitor } from '#tests/support/people.ts';
import { databaseNamed, runOn } from '#tests/support/postgres.ts';
import type { World } from '#tests/support/world.ts';
import { query } from './database.ts';

/** Not even migrated. */
export async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const admin = databaseNamed(inject('databaseUrl'), 'postgres');
  await runOn(admin, `create database ${name}`);
  onTestFinished(() => runOn(admin, `drop database ${name} with (force)`));
  return databaseNamed(admin, name);
}

export async function backupFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vtc-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The application of a world on another database. */
export async function openOn(world: World, url: string) {
  const { db, pool, close } = openTestPool(url, 5);
  const changes = openChangeFeed(url);
  const deps = { ...world.deps, db, pool, changes, settings: settingsReader(db, changes) };
  const app = await buildApp(deps, pino({ level: 'silent' }));
  onTestFinished(async () => {
    await app.close();
    await changes.close();
    await close();
  });
  return { deps, visitor: () => visitor(app) };
}

/** Every row of every table as text, but for what is not backed up. */
export async function everything(url: string, except: string[] = []): Promise<Record<string, unknown[]>> {
  const tables = await query(
    url,
    `select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1`,
  );
  const names = tables.map(([name]) => String(name)).filter((name) => !except.includes(name));
  const entries: [string, unknown[]][] = [];
  for (const name of names) {
    const rows = await query(url, `select t::text from ${name} t order by 1`);
    entries.push([name, rows.flat()]);
  }
  return Object.fromEntries(entries);
}
