import { argon2Passwords } from '#server/adapters/argon2-passwords.ts';
import { httpsCalendarSource } from '#server/adapters/calendar-source/https-calendar-source.ts';
import { pdfDocuments } from '#server/adapters/documents/pdf-documents.ts';
import { icsCalendar } from '#server/adapters/ics/ics-calendar.ts';
import { baileysSockets } from '#server/adapters/messengers/baileys-sockets.ts';
import { choosePlaces } from '#server/adapters/places/choose-places.ts';
import type { Log } from '#server/adapters/places/provider-gate.ts';
import { sharpImages } from '#server/adapters/sharp-images.ts';
import { smtpMailer } from '#server/adapters/smtp-mailer.ts';
import { webPushSender } from '#server/adapters/web-push.ts';
import { openChangeFeed } from '#server/db/feed/change-feed.ts';
import { openPool } from '#server/db/open-pool.ts';
import { settingsReader } from '#server/db/settings-reader.ts';
import type { Deps, Options } from '#server/deps.ts';
import type { Env } from '#server/environment/env.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { NO_TILES } from '#server/environment/tiles-url.ts';
import { writeFirstTexts } from '#server/features/legal/index.ts';
import { runDevice } from '#server/features/linked-device/index.ts';
import { knownSite } from '#server/http/site-url.ts';
import type { Places } from '#server/ports/places.ts';
import type { WebApp } from '#server/ports/web-app.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { refuseForeignKey } from '#server/secrets/secret-key.ts';
import { withLegalLinks } from './legal-links.ts';
import { messengersFrom } from './messengers.ts';
import { migrateDatabase } from './migrate-database.ts';
import type { OpenedDatabase } from './open-database.ts';
import { paymentsFrom } from './payments.ts';
import { replicaFrom } from './replica-from.ts';
import { tracesFrom } from './traces-from.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { vapidKeysIn } from './vapid-keys.ts';

export type Platform = { deps: Deps; migrated: string[]; close(): Promise<void> };

type Parts = {
  env: Env;
  database: OpenedDatabase;
  webApp: WebApp;
  assetsFolder: string | undefined;
  log: Log;
  onPoolError(error: Error): void;
};

/** Migrates the database and picks the real adapter of each port. */
export async function openPlatform({
  env,
  database,
  webApp,
  assetsFolder,
  log,
  onPoolError,
}: Parts): Promise<Platform> {
  const options = optionsFrom(env, assetsFolder);
  const migrated = await migrateDatabase(database);
  const { db, pool, close } = openPool(database.url, onPoolError, env.DATABASE_POOL_SIZE);
  const changes = openChangeFeed(database.url, {
    onLost: () => log.warn({}, 'change feed lost, reconnecting'),
  });
  const replica = replicaFrom(env, pool, changes);
  const secrets = secretBox(database.secretKey);
  await refuseForeignKey(db, secrets.fingerprint);

  const clock = () => new Date();
  await writeFirstTexts(db, clock());
  const settings = settingsReader(db, changes);
  const device = runDevice({ db, pool, changes, clock, secrets }, baileysSockets({ deviceName: 'VTC' }), log);

  const documents = pdfDocuments();
  const traces = await tracesFrom(env, log);
  const deps: Deps = {
    db,
    pool,
    replica,
    changes,
    settings,
    clock,
    secrets,
    passwords: argon2Passwords(),
    images: sharpImages(),
    documents,
    mailer: env.SMTP_URL
      ? withLegalLinks(
          smtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM ?? 'VTC <no-reply@localhost>' }),
          () => knownSite({ db, options }),
        )
      : undefined,
    messengers: { ...messengersFrom(env), 'whatsapp-web': device.messenger },
    payments: paymentsFrom(env, { settings, secrets, clock }),
    calendar: icsCalendar(),
    calendarSource: httpsCalendarSource({ trustedHosts: new Set(env.CALENDAR_HOSTS?.split(',')) }),
    push: webPushSender({ ...(await vapidKeysIn(db, secrets)), contact: contactOf(env) }),
    places: placesFrom(env, log),
    webApp,
    traces,
    options,
  };
  return {
    deps,
    migrated,
    async close() {
      await traces?.close();
      await documents.close();
      await device.close();
      await changes.close();
      await replica?.close();
      await close();
    },
  };
}

/** Push services require a contact address. */
function contactOf({ PUBLIC_URL, DRIVER_EMAIL }: Env): string {
  return PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : `mailto:${DRIVER_EMAIL ?? 'chauffeur@vtc.local'}`;
}

function placesFrom(env: Env, log: Log): Places {
  return choosePlaces({
    provider: env.PLACES_PROVIDER,
    googleKey: env.GOOGLE_MAPS_SERVER_KEY,
    googleBaseUrl: env.GOOGLE_MAPS_BASE_URL,
    geoplateformeBaseUrl: env.GEOPLATEFORME_BASE_URL,
    clock: () => new Date(),
    log,
  });
}

function placesProviderOf({
  PLACES_PROVIDER: wanted,
  GOOGLE_MAPS_SERVER_KEY: key,
}: Env): Options['placesProvider'] {
  if (wanted === 'auto') return key ? 'google' : 'open';
  return wanted === 'google' && !key ? 'builtin' : wanted;
}

function optionsFrom(env: Env, assetsFolder: string | undefined): Options {
  return {
    publicUrl: env.PUBLIC_URL,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    rateLimitScale: env.RATE_LIMIT_SCALE,
    placesProvider: placesProviderOf(env),
    googleMapsBrowserKey: env.GOOGLE_MAPS_BROWSER_KEY ?? '',
    tilesUrl: env.TILES_URL === NO_TILES ? '' : env.TILES_URL,
    stripeEnabled: env.STRIPE_ENABLED === 'true',
    backsUpItself: env.BACKUP_DIR !== undefined,
    paypalScriptUrl: env.PAYPAL_SCRIPT_URL,
    metricsToken: env.METRICS_TOKEN,
    migrationsFolder,
    assetsFolder,
  };
}
