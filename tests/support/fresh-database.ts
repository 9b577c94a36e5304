import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseNamed } from './postgres.ts';

type Database = { url: string; drop(): Promise<void> };

let next: Promise<Database> | undefined;

/** A migrated, empty database of its own; while a test uses it, that of the next test is made. */
export async function freshDatabase(): Promise<Database> {
  const ready = next ?? cloneTemplate();
  next = ready.then(cloneTemplate);
  // A failure is told to the test that takes it.
  next.catch(() => {});
  return await ready;
}

/** What a worker made for nobody goes with the run. */
async function cloneTemplate(): Promise<Database> {
  const name = `${inject('clones')}${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${inject('template')} ${inject('cloning')}`);
  return {
    url: databaseNamed(inject('databaseUrl'), name),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}

let pool: pg.Pool | undefined;

/** Over two connections per worker: a new one would take as long as the copy. */
async function onServer(statement: string): Promise<void> {
  pool ??= new pg.Pool({
    connectionString: inject('databaseUrl'),
    max: 2,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  await pool.query(statement);
}
