import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#server/db/schema.ts';
import { StartRefused } from '#server/environment/start-refused.ts';

const FACT = 'secret_key_fingerprint';

/** The key of an embedded installation: created once in the data folder, readable by its owner only. */
export async function secretKeyIn(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret.key');
  await mkdir(dataDir, { recursive: true });
  await keepNewKey(file);
  return (await readFile(file, 'utf8')).trim();
}

/** A link appears whole or not at all: a crash leaves no half-written key, and of two starts one wins. */
async function keepNewKey(file: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}

/** A database belongs to the key it was first opened with: with another, its secrets could not be read. */
export async function refuseForeignKey(db: Db, fingerprint: string): Promise<void> {
  await db
    .insertInto('platform_facts')
    .values({ name: FACT, value: fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if ((await knownFingerprint(db)) === fingerprint) return;
  throw new StartRefused(
    'La clé secrète (SECRET_KEY, sinon le fichier secret.key de DATA_DIR) n’est pas celle de cette base de données : remettez la clé d’origine puis relancez. Si elle est perdue : npm run new-key.',
  );
}

/** Undefined for a database that no server has opened yet. */
export async function knownFingerprint(db: Db): Promise<string | undefined> {
  const fact = await db
    .selectFrom('platform_facts')
    .select('value')
    .where('name', '=', FACT)
    .executeTakeFirst();
  return fact?.value;
}

export async function replaceFingerprint(db: Db, fingerprint: string): Promise<void> {
  await db.updateTable('platform_facts').set({ value: fingerprint }).where('name', '=', FACT).execute();
}
