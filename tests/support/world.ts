import pino from 'pino';
import { onTestFinished } from 'vitest';
import { argon2Passwords } from '#server/adapters/argon2-passwords.ts';
import { pdfDocuments } from '#server/adapters/documents/pdf-documents.ts';
import { icsCalendar } from '#server/adapters/ics/ics-calendar.ts';
import { builtinPlaces } from '#server/adapters/places/builtin-places.ts';
import { sharpImages } from '#server/adapters/sharp-images.ts';
import { buildApp } from '#server/app.ts';
import { withLegalLinks } from '#server/boot/legal-links.ts';
import { paymentsFrom } from '#server/boot/payments.ts';
import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import { openChangeFeed } from '#server/db/feed/change-feed.ts';
import type { Replica } from '#server/db/replica.ts';
import { settingsReader } from '#server/db/settings-reader.ts';
import type { Deps, Options } from '#server/deps.ts';
import { readEnv } from '#server/environment/env.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { writeFirstTexts } from '#server/features/legal/index.ts';
import { knownSite } from '#server/http/site-url.ts';
import type { CalendarSource } from '#server/ports/calendar-source.ts';
import type { Mail, Mailer } from '#server/ports/mailer.ts';
import type { Messenger } from '#server/ports/messenger.ts';
import type { PaymentProviders } from '#server/ports/payment-provider.ts';
import type { Places } from '#server/ports/places.ts';
import type { Push } from '#server/ports/push.ts';
import type { Traces } from '#server/ports/traces.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { freshDatabase } from './fresh-database.ts';
import { openTestPool } from './open-test-pool.ts';
import { peopleOf, visitor } from './people.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The real application on a real, empty database, with a test clock and a mailbox. */
export async function openWorld(
  changes: {
    options?: Partial<Options>;
    withoutMail?: boolean;
    places?: Places;
    messengers?: Deps['messengers'];
    push?: Push;
    calendarSource?: CalendarSource;
    traces?: Traces;
    /** A database of its own, with the replica that reads go to. */
    database?: { url: string; openReplica: (leader: AnnouncingPool) => Replica };
    payments?: (shared: Pick<Deps, 'settings' | 'secrets' | 'clock'>) => PaymentProviders;
  } = {},
) {
  const { url, drop } = changes.database
    ? { ...changes.database, drop: async () => {} }
    : await freshDatabase();
  const { db, pool, close } = openTestPool(url, 5);
  await writeFirstTexts(db, new Date('2026-05-04T07:30:00Z'));
  const feed = openChangeFeed(url);
  const replica = changes.database?.openReplica(pool);
  const emails: Mail[] = [];
  const logLines: string[] = [];
  const time = { now: new Date('2026-05-04T07:30:00Z') };

  const options = { ...defaults, ...changes.options };

  const shared = {
    settings: settingsReader(db, feed),
    clock: () => time.now,
    secrets: secretBox('a secret key for the tests of 32+ chars'),
  };

  const deps: Deps = {
    db,
    pool,
    replica,
    changes: feed,
    ...shared,
    payments: changes.payments?.(shared) ?? paymentsFrom(readEnv(nowhere), shared),
    passwords: argon2Passwords({ memoryCost: 1024, timeCost: 1, parallelism: 1 }),
    images: sharpImages(),
    documents,
    mailer: changes.withoutMail
      ? undefined
      : withLegalLinks(mailbox(emails), () => knownSite({ db, options })),
    messengers: changes.messengers ?? silentMessengers,
    push: changes.push ?? { publicKey: 'BKey', send: async () => ({ state: 'sent', reference: null }) },
    calendar: icsCalendar(),
    calendarSource: changes.calendarSource ?? {
      read: async () => ({ state: 'refused', failure: 'unreachable' }),
    },
    places: changes.places ?? builtinPlaces(),
    webApp: {
      filesFor: () => ({ script: '/assets/main.js', preloads: [], styles: [], fonts: [] }),
      followFiles: () => ({ script: '/assets/follow.js', styles: [] }),
      render: async (path) => `<main data-path="${path}"></main>`,
    },
    traces: changes.traces,
    options,
  };
  const app = await buildApp(deps, pino({ level: 'info' }, { write: (line) => void logLines.push(line) }));

  onTestFinished(async () => {
    await app.close();
    await feed.close();
    await replica?.close();
    await close();
    await drop();
  });

  return {
    app,
    deps,
    databaseUrl: url,
    emails,
    logLines,
    visitor: () => visitor(app),
    ...peopleOf(app, deps),
    passes: (minutes: number) => {
      time.now = new Date(time.now.getTime() + minutes * 60_000);
    },
  };
}

/** The PDF thread is slow to start: the worlds of a file share it. */
const documents = pdfDocuments();

function mailbox(emails: Mail[]): Mailer {
  return {
    async send(mail) {
      emails.push(mail);
      return { state: 'sent', reference: null };
    },
  };
}

const silent: Messenger = {
  missing: async () => ['Aucun fournisseur dans les tests.'],
  send: async () => ({ state: 'refused', reason: 'silent in tests', again: true }),
};
const silentMessengers = { 'whatsapp-business': silent, twilio: silent, 'whatsapp-web': silent };

/** A closed port. */
const nowhere = { PAYPAL_BASE_URL: 'http://127.0.0.1:9', STRIPE_BASE_URL: 'http://127.0.0.1:9' };

const defaults: Options = {
  publicUrl: undefined,
  trustProxy: false,
  rateLimitScale: 1,
  placesProvider: 'builtin',
  googleMapsBrowserKey: '',
  tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  stripeEnabled: false,
  backsUpItself: false,
  paypalScriptUrl: 'https://www.paypal.com/web-sdk/v6/core',
  migrationsFolder,
  assetsFolder: undefined,
};
