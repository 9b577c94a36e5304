import { secretSettingKeys } from '#contract/platform/setting-keys.ts';
import { announce } from '#server/boot/console.ts';
import { run } from '#server/boot/run.ts';
import { forgetVapidKeys } from '#server/boot/vapid-keys.ts';
import { refuseNoDatabase, withDatabase } from '#server/boot/with-database.ts';
import type { Db } from '#server/db/schema.ts';
import { readEnv } from '#server/environment/env.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { rehashFeeds } from '#server/features/calendars/index.ts';
import { forgetDevice, stopWanting } from '#server/features/linked-device/index.ts';
import { followLink, guestLink, rehashLinks } from '#server/features/ride-links/index.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { knownFingerprint, replaceFingerprint } from '#server/secrets/secret-key.ts';

const usage = `Utilisation, la plateforme arrêtée et sa clé secrète perdue : npm run new-key -- forget
La clé en place devient celle de la base de données ; ce que seule l’ancienne ouvrait est effacé.`;

const done = `✓ La clé en place est désormais celle de cette base de données.
  Effacés : les clés secrètes PayPal et Stripe, le téléphone WhatsApp relié, les abonnements aux notifications, les adresses des agendas importés.
  Les liens déjà envoyés (commandes par téléphone, suivis, abonnements d’agenda) ne s’ouvrent plus : renvoyez-les.
  Les journaux restent lisibles, mais leurs lignes d’avant ne peuvent plus être vérifiées.`;

/** For a lost secret key: nothing that it encrypted or derived is left behind half readable. */
export async function main(): Promise<void> {
  await run(async () => {
    if (process.argv[2] !== 'forget') throw new StartRefused(usage);
    const env = readEnv();
    refuseNoDatabase(env);
    await withDatabase(env, async (db, secretKey) => {
      const secrets = secretBox(secretKey);
      if ((await knownFingerprint(db)) === secrets.fingerprint)
        throw new StartRefused(
          'La clé en place est celle de cette base de données : il n’y a rien à effacer.',
        );
      await db.transaction().execute(async (trx) => {
        await forgetSealed(trx);
        await rehashFeeds(trx, secrets);
        for (const kind of [guestLink, followLink]) await rehashLinks(trx, secrets, kind);
        await replaceFingerprint(trx, secrets.fingerprint);
      });
    });
    announce(done);
  });
}

/** What was encrypted with the lost key. */
async function forgetSealed(db: Db): Promise<void> {
  await db
    .deleteFrom('app_settings')
    .where('key', 'in', [...secretSettingKeys])
    .execute();
  const now = new Date();
  await stopWanting(db, now);
  await forgetDevice(db, now);
  await db.deleteFrom('push_subscriptions').execute();
  await db.deleteFrom('own_calendars').execute();
  await forgetVapidKeys(db);
}
