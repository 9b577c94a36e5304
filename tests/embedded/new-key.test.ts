import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/boot/open-database.ts';
import { vapidKeysIn } from '#server/boot/vapid-keys.ts';
import type { Db } from '#server/db/schema.ts';
import { readEnv } from '#server/environment/env.ts';
import { sealAddress } from '#server/features/calendars/index.ts';
import { type SecretBox, secretBox } from '#server/secrets/secret-box.ts';
import { refuseForeignKey } from '#server/secrets/secret-key.ts';
import { hashToken } from '#server/secrets/tokens.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { dataFolder } from '#tests/support/server-process.ts';
import { play } from './support/play.ts';

const person = [
  '--role',
  'driver',
  '--email',
  'chloe@example.fr',
  '--first-name',
  'Chloé',
  '--last-name',
  'B',
];

test('after the secret key is lost, the database takes the new one and keeps nothing that only the old one opened', async () => {
  const folder = await dataFolder();
  await play(folder, 'account', 'create', ...person);
  await inPlatform(folder, writeSecrets);
  const needless = await play(folder, 'new-key', 'forget');
  await rm(join(folder, 'secret.key'));

  const unclear = await play(folder, 'new-key');
  const replaced = await play(folder, 'new-key', 'forget');
  const left = await inPlatform(folder, readSecrets);

  expect(needless).toMatchObject({ code: 1, printed: expect.stringContaining('rien à effacer') });
  expect(unclear).toMatchObject({ code: 1, printed: expect.stringContaining('npm run new-key -- forget') });
  expect(replaced).toMatchObject({ code: 0, printed: expect.stringContaining('ne s’ouvrent plus') });
  expect(left).toEqual({ settings: ['appName'], devices: 0, calendars: 0, phone: null, isFeedOpen: true });
});

/** As a driver leaves them who has set up payments, WhatsApp, push notes and both calendars. */
async function writeSecrets(db: Db, secrets: SecretBox): Promise<void> {
  await refuseForeignKey(db, secrets.fingerprint);
  await vapidKeysIn(db, secrets);
  const user_id = await idOfChloe(db);
  const now = new Date();
  const sealed = secrets.seal('sk_live', 'setting:stripeSecretKey');
  await db
    .insertInto('app_settings')
    .values([
      { key: 'stripeSecretKey', value: sealed, updated_at: now },
      { key: 'appName', value: 'Beaurivage', updated_at: now },
    ])
    .execute();
  await db.insertInto('linked_device_keys').values({ name: 'creds', value: sealed }).execute();
  await db
    .updateTable('linked_device')
    .set({ wanted: true, state: 'linked', phone: '33612345678' })
    .execute();
  const address = sealAddress(secrets, user_id, 'https://agenda.example.fr/chloe.ics');
  await db.insertInto('own_calendars').values({ user_id, address, next_read_at: now }).execute();
  const token_hash = feedHash(secrets, user_id);
  await db.insertInto('calendar_feeds').values({ user_id, token_hash, created_at: now }).execute();
}

async function readSecrets(db: Db, secrets: SecretBox) {
  await refuseForeignKey(db, secrets.fingerprint);
  await vapidKeysIn(db, secrets);
  const user_id = await idOfChloe(db);
  const settings = await db.selectFrom('app_settings').select('key').execute();
  const devices = await db.selectFrom('linked_device_keys').selectAll().execute();
  const calendars = await db.selectFrom('own_calendars').selectAll().execute();
  const { phone } = await db.selectFrom('linked_device').select('phone').executeTakeFirstOrThrow();
  const feed = await db.selectFrom('calendar_feeds').select('token_hash').executeTakeFirstOrThrow();
  return {
    settings: settings.map(({ key }) => key),
    devices: devices.length,
    calendars: calendars.length,
    phone,
    isFeedOpen: feed.token_hash.equals(feedHash(secrets, user_id)),
  };
}

function feedHash(secrets: SecretBox, userId: string): Buffer {
  return hashToken(secrets.sign(`calendar-feed:${userId}:1`));
}

async function idOfChloe(db: Db): Promise<string> {
  return (await db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
}

async function inPlatform<Found>(
  folder: string,
  work: (db: Db, secrets: SecretBox) => Promise<Found>,
): Promise<Found> {
  const database = await openDatabase(readEnv({ DATA_DIR: folder }), () => {});
  const { db, close } = openTestPool(database.url, 1);
  try {
    return await work(db, secretBox(database.secretKey));
  } finally {
    await close();
    await database.stop();
  }
}
