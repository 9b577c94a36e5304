import type { Kysely } from 'kysely';
import type { MessageProvider } from '#domain/notification/notification.ts';
import type { AnnouncingPool } from './db/announcing-pool.ts';
import type { ChangeFeed } from './db/feed/change-feed.ts';
import type { Replica } from './db/replica.ts';
import type { Tables } from './db/schema.ts';
import type { SettingsReader } from './db/settings-reader.ts';
import type { Calendar } from './ports/calendar.ts';
import type { CalendarSource } from './ports/calendar-source.ts';
import type { DocumentWriter } from './ports/document-writer.ts';
import type { Images } from './ports/images.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Messenger } from './ports/messenger.ts';
import type { Passwords } from './ports/passwords.ts';
import type { PaymentProviders } from './ports/payment-provider.ts';
import type { Places } from './ports/places.ts';
import type { Push } from './ports/push.ts';
import type { Traces } from './ports/traces.ts';
import type { WebApp } from './ports/web-app.ts';
import type { SecretBox } from './secrets/secret-box.ts';

/** What the operator decided through the environment, as the features need it. */
export type Options = {
  publicUrl: string | undefined;
  /** Which proxies may say who the client is: none, all, a list of addresses, or the nearest ones. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  rateLimitScale: number;
  /** The provider of addresses and roads. */
  placesProvider: 'google' | 'open' | 'builtin';
  googleMapsBrowserKey: string;
  tilesUrl: string;
  stripeEnabled: boolean;
  backsUpItself: boolean;
  /** PayPal's script in the payment page. */
  paypalScriptUrl: string;
  /** The bearer token of /metrics; without it only this machine may read them. */
  metricsToken?: string | undefined;
  migrationsFolder: string;
  /** The folder of the built browser files; absent in tests and in development. */
  assetsFolder: string | undefined;
};

/** Everything a feature may ask for. */
export type Deps = {
  db: Kysely<Tables>;
  pool: AnnouncingPool;
  /** For reads that may be old: see `http/may-be-old.ts`. */
  replica?: Replica | undefined;
  changes: ChangeFeed;
  settings: SettingsReader;
  clock: () => Date;
  secrets: SecretBox;
  passwords: Passwords;
  images: Images;
  documents: DocumentWriter;
  mailer: Mailer | undefined;
  messengers: Record<MessageProvider, Messenger>;
  payments: PaymentProviders;
  calendar: Calendar;
  calendarSource: CalendarSource;
  push: Push;
  places: Places;
  webApp: WebApp;
  /** Undefined unless the operator traces requests. */
  traces?: Traces | undefined;
  options: Options;
};
