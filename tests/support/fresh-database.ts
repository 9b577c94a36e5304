import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseNamed } from './postgres.ts';

type Database = { url: string; drop(): Promise<void> };

let next: Promise<Database> | undefined;

/** A migrated, empty database; while a test uses it, the next one is created. */
export async function freshDatabase(): Promise<Database> {
  const ready = next ?? cloneTemplate();
  next = ready.then(cloneTemplate);
  // A failure is reported to the test that takes it.
  next.catch(() => {});
  return await ready;
}

/** An unused clone is dropped at the end of the run. */
async function cloneTemplate(): Promise<Database> {
  const name = `${inject('clones')}${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${inject('template')} ${inject('cloning')}`);
  return {
    url: databaseNamed(inject('databaseUrl'), name),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}

let pool: pg.Pool | undefined;

/** On two connections per worker: opening one takes as long as the copy. */
async function onServer(statement: string): Promise<void> {
  pool ??= new pg.Pool({
    connectionString: inject('databaseUrl'),
    max: 2,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  await pool.query(statement);
}
