import { newVapidKeys, type VapidKeys } from '#server/adapters/web-push.ts';
import type { Db } from '#server/db/schema.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';

const FACT = 'vapid_keys';

/** Created at the first start and stored encrypted: existing subscriptions depend on this key. */
export async function vapidKeysIn(db: Db, secrets: SecretBox): Promise<VapidKeys> {
  const known = await readKeys(db, secrets);
  if (known) return known;
  const keys = JSON.stringify(await newVapidKeys());
  await db
    .insertInto('platform_facts')
    .values({ name: FACT, value: secrets.seal(keys, FACT) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await readKeys(db, secrets);
  if (!made) throw new Error('The keys for push notes were not kept');
  return made;
}

/** For keys that were encrypted with a lost secret key: the next start makes new ones. */
export async function forgetVapidKeys(db: Db): Promise<void> {
  await db.deleteFrom('platform_facts').where('name', '=', FACT).execute();
}

async function readKeys(db: Db, secrets: SecretBox): Promise<VapidKeys | undefined> {
  const fact = await db
    .selectFrom('platform_facts')
    .select('value')
    .where('name', '=', FACT)
    .executeTakeFirst();
  return fact && (JSON.parse(secrets.open(fact.value, FACT)) as VapidKeys);
}
