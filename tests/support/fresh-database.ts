import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseNamed, runOn } from './postgres.ts';

/** A migrated, empty database of its own, cloned from the template of the run. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = databaseNamed(server, 'postgres');
  await runOn(admin, `create database ${name} template vtc_template`);
  return {
    url: databaseNamed(server, name),
    drop: () => runOn(admin, `drop database ${name} with (force)`),
  };
}
