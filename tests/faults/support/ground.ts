import type { ServerProcess } from '#tests/support/server-process.ts';
import { embeddedGround } from './embedded-ground.ts';
import { givenGround } from './given-ground.ts';

/** What servers stand on: a database that can fail under them. */
export type Ground = {
  start(env?: Record<string, string>): Promise<ServerProcess & { host: string }>;
  /** The database itself, past anything that stands between it and the servers. */
  databaseUrl(): Promise<string>;
  /** Takes the database away at once, as kill -9 does. */
  strike(): Promise<void>;
  /** Gives back what does not come back alone. */
  restore(): void;
  freeze(): Promise<void>;
  thaw(): void;
};

/** Our own PostgreSQL, or a scratch database on the one that was given. */
export async function openGround(): Promise<Ground> {
  return process.env.FAULT_DATABASE_URL ? await givenGround() : await embeddedGround();
}
