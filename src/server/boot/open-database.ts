import { resolve } from 'node:path';
import { openDataFolder } from '#server/db/embedded/prepare-cluster.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { refuseTransactionPooling } from '#server/db/refuse-transaction-pooling.ts';
import type { Env } from '#server/environment/env.ts';
import { secretKeyIn } from '#server/secrets/secret-key.ts';

export type OpenedDatabase = {
  /** For the application. */
  url: string;
  /** For migrations, backups and the commands of the operator. */
  ownerUrl: string;
  secretKey: string;
  stop(): Promise<void>;
};

/** The operator's PostgreSQL with DATABASE_URL, else the embedded one in the data folder. */
export async function openDatabase(env: Env, announce: (line: string) => void): Promise<OpenedDatabase> {
  if (env.DATABASE_URL && env.SECRET_KEY) {
    const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl = url, SECRET_KEY: secretKey } = env;
    await refuseTransactionPooling(url);
    return { url, ownerUrl, secretKey, stop: async () => {} };
  }
  const dataDir = await openDataFolder(resolve(env.DATA_DIR));
  const secretKey = env.SECRET_KEY ?? (await secretKeyIn(dataDir));
  const { url: ownerUrl, applicationUrl, stop } = await startEmbeddedPostgres({ dataDir, announce });
  return { url: applicationUrl, ownerUrl, secretKey, stop };
}
