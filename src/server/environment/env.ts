import * as z from 'zod/mini';
import { isEmailAddress, isSameEmail } from '#domain/account/email-address.ts';
import { cutOff } from './rehearsal.ts';
import { StartRefused } from './start-refused.ts';
import { tilesUrl } from './tiles-url.ts';
import { isTrustProxy, TRUST_PROXY_ERROR } from './trust-proxy.ts';

const text = z.optional(z.string());
const flag = z._default(z.enum(['true', 'false'], { error: 'vaut true ou false' }), 'false');

const emailAddress = z.optional(
  z.string().check(z.trim(), z.refine(isEmailAddress, { error: 'doit être une adresse email' })),
);

const SEVERAL_SERVERS =
  'nomme plusieurs serveurs : mettez un répartiteur devant eux (haproxy, voir docs/operations.md) et indiquez son adresse';
const databaseUrl = z.string().check(
  z.refine((value) => !/^[^/]*\/\/[^/]*,/u.test(value), { error: SEVERAL_SERVERS, abort: true }),
  urlCheck('postgres', 'postgresql'),
);

const HOST_LIST = 'doit être une liste d’hôtes avec leur port, séparés par des virgules';

const schema = z.object({
  PORT: z._default(numberFrom(0, 65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(urlOf('http', 'https')),
  TRUST_PROXY: z.optional(z.string().check(z.refine(isTrustProxy, { error: TRUST_PROXY_ERROR }))),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_OWNER_URL: z.optional(databaseUrl),
  DATABASE_READ_URL: z.optional(databaseUrl),
  DATABASE_POOL_SIZE: z._default(wholeFrom(2, 500), 20),
  DATA_DIR: z._default(z.string(), './data'),
  BACKUP_DAYS: z._default(numberFrom(0, 3_650), 30),
  BACKUP_DIR: text,
  BACKUP_KEY: z.optional(z.string().check(z.minLength(16, { error: 'doit compter au moins 16 caractères' }))),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, { error: 'doit compter au moins 32 caractères' }))),
  DRIVER_EMAIL: emailAddress,
  DRIVER_PASSWORD: text,
  ADMIN_EMAIL: emailAddress,
  ADMIN_PASSWORD: text,
  REHEARSAL: flag,
  RATE_LIMIT_SCALE: z._default(numberFrom(0.1, 1_000_000), 1),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  METRICS_TOKEN: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(urlOf('http', 'https')),
  OTEL_SERVICE_NAME: z._default(z.string(), 'vtc'),
  CALENDAR_HOSTS: z.optional(
    z.string().check(z.regex(/^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/u, { error: HOST_LIST })),
  ),
  SMTP_URL: z.optional(urlOf('smtp', 'smtps')),
  MAIL_FROM: text,
  PLACES_PROVIDER: z._default(
    z.enum(['auto', 'google', 'open', 'builtin'], { error: 'vaut auto, google, open ou builtin' }),
    'auto',
  ),
  GOOGLE_MAPS_SERVER_KEY: text,
  GOOGLE_MAPS_BROWSER_KEY: text,
  TILES_URL: tilesUrl,
  GOOGLE_MAPS_BASE_URL: z._default(urlOf('http', 'https'), 'https://maps.googleapis.com'),
  GEOPLATEFORME_BASE_URL: z._default(urlOf('http', 'https'), 'https://data.geopf.fr'),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: text,
  TWILIO_BASE_URL: z._default(urlOf('http', 'https'), 'https://api.twilio.com'),
  WHATSAPP_TOKEN: text,
  WHATSAPP_PHONE_NUMBER_ID: text,
  WHATSAPP_BASE_URL: z._default(urlOf('http', 'https'), 'https://graph.facebook.com'),
  WHATSAPP_TEMPLATE_NEW_RIDE: text,
  WHATSAPP_TEMPLATE_ACCEPTED: text,
  WHATSAPP_TEMPLATE_REJECTED: text,
  WHATSAPP_TEMPLATE_CANCELLED: text,
  WHATSAPP_TEMPLATE_STARTED: text,
  WHATSAPP_TEMPLATE_CANCELLATION_REQUESTED: text,
  WHATSAPP_TEMPLATE_CANCELLATION_WITHDRAWN: text,
  WHATSAPP_TEMPLATE_CANCELLATION_REFUSED: text,
  WHATSAPP_TEMPLATE_ON_THE_WAY: text,
  WHATSAPP_TEMPLATE_PASSENGER_ON_THE_WAY: text,
  WHATSAPP_TEMPLATE_ARRIVED: text,
  WHATSAPP_TEMPLATE_CLIENT_CANCELLED: text,
  WHATSAPP_TEMPLATE_DRIVER_CHANGED: text,
  WHATSAPP_TEMPLATE_RIDE_RECEIVED: text,
  WHATSAPP_TEMPLATE_PASSENGER_EXPECTED: text,
  WHATSAPP_TEMPLATE_PASSENGER_CANCELLED: text,
  WHATSAPP_TEMPLATE_ORDER_LINK: text,
  WHATSAPP_TEMPLATE_CHANGE_REQUESTED: text,
  WHATSAPP_TEMPLATE_CHANGE_PROPOSED: text,
  WHATSAPP_TEMPLATE_CHANGE_ACCEPTED: text,
  WHATSAPP_TEMPLATE_CHANGE_REFUSED: text,
  WHATSAPP_TEMPLATE_CONFIRMATION_MISSING: text,
  WHATSAPP_TEMPLATE_EVENING_REMINDER: text,
  WHATSAPP_TEMPLATE_SOON_REMINDER: text,
  WHATSAPP_TEMPLATE_PASSENGER_REMINDER: text,
  WHATSAPP_TEMPLATE_DAY_LIST: text,
  WHATSAPP_TEMPLATE_DRIVE_REMINDER: text,
  WHATSAPP_TEMPLATE_PRICE_CONTESTED: text,
  WHATSAPP_TEMPLATE_TEST: text,
  PAYPAL_BASE_URL: z._default(urlOf('http', 'https'), 'https://api-m.paypal.com'),
  PAYPAL_SCRIPT_URL: z._default(urlOf('http', 'https'), 'https://www.paypal.com/web-sdk/v6/core'),
  PAYPAL_WEBHOOK_ID: text,
  STRIPE_ENABLED: flag,
  STRIPE_BASE_URL: z._default(urlOf('http', 'https'), 'https://api.stripe.com'),
  STRIPE_WEBHOOK_SECRET: text,
});

export type Env = z.infer<typeof schema>;

/** The only reader of the environment. Every mistake is listed at once; a blank variable counts as absent. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = z.safeParse(schema, filled);
  const mistakes = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')} : ${issue.message}`);
  if (filled.DATABASE_URL && !filled.SECRET_KEY) {
    mistakes.push('SECRET_KEY : obligatoire avec DATABASE_URL (au moins 32 caractères)');
  }
  if (result.success) mistakes.push(...sharedEmail(result.data));
  if (result.success && mistakes.length === 0)
    return result.data.REHEARSAL === 'true' ? cutOff(result.data) : result.data;
  throw new StartRefused(
    `Corrigez l’environnement puis relancez :\n${mistakes.map((line) => `  - ${line}`).join('\n')}`,
  );
}

/** The first start makes an account of each. */
function sharedEmail({ DRIVER_EMAIL, ADMIN_EMAIL }: Env): string[] {
  const isShared = DRIVER_EMAIL !== undefined && isSameEmail(DRIVER_EMAIL, ADMIN_EMAIL ?? '');
  return isShared ? ['ADMIN_EMAIL : doit différer de DRIVER_EMAIL'] : [];
}

function numberFrom(least: number, most: number) {
  const error = { error: `doit être un nombre de ${least} à ${most}` };
  return z.pipe(
    z.string().check(z.regex(/^\d+(\.\d+)?$/u, error)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least, error), z.lte(most, error))),
  );
}

function wholeFrom(least: number, most: number) {
  const error = { error: `doit être un nombre entier de ${least} à ${most}` };
  return numberFrom(least, most).check(z.refine((value) => Number.isInteger(value), error));
}

function urlOf(...protocols: string[]) {
  return z.string().check(urlCheck(...protocols));
}

function urlCheck(...protocols: string[]) {
  const isOne = (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1));
  return z.refine<string>(isOne, {
    error: `doit être une adresse ${protocols.map((name) => `${name}://`).join(' ou ')}`,
  });
}
