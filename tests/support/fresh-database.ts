import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseNamed } from './postgres.ts';

/** A migrated, empty database of its own, cloned from the template of the run. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseUrl');
  const name = `vtc_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${inject('template')} ${inject('cloning')}`);
  return {
    url: databaseNamed(server, name),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}

let pool: pg.Pool | undefined;

/** Over one connection per worker: a new one would take as long as the copy. */
async function onServer(statement: string): Promise<void> {
  pool ??= new pg.Pool({
    connectionString: inject('databaseUrl'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  await pool.query(statement);
}
