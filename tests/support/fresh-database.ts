import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseNamed, runOn } from './postgres.ts';

/** A migrated, empty database of its own, cloned from the template of the run. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseUrl');
  const name = `vtc_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} template ${inject('template')}`);
  return {
    url: databaseNamed(server, name),
    drop: () => runOn(server, `drop database ${name} with (force)`),
  };
}
