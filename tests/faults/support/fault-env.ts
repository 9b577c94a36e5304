import type { ServerProcess } from '#tests/support/server-process.ts';
import { embeddedFaultEnv } from './embedded-fault-env.ts';
import { externalFaultEnv } from './external-fault-env.ts';

/** Servers on a database that can fail. */
export type FaultEnv = {
  start(env?: Record<string, string>): Promise<ServerProcess & { host: string }>;
  /** The database itself, without the proxy between it and the servers. */
  databaseUrl(): Promise<string>;
  /** Kills the database at once, as kill -9 does. */
  strike(): Promise<void>;
  /** Restores what does not recover by itself. */
  restore(): void;
  freeze(): Promise<void>;
  thaw(): void;
};

/** The embedded PostgreSQL, or a scratch database on the given one. */
export async function openFaultEnv(): Promise<FaultEnv> {
  return process.env.FAULT_DATABASE_URL ? await externalFaultEnv() : await embeddedFaultEnv();
}
