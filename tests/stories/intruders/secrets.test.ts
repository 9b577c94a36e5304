import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { register, requestPasswordReset, saveProfile, signIn } from '#contract/account/auth.calls.ts';
import type { Call } from '#contract/call.ts';
import { openPaypalOrder, openStripeCheckout } from '#contract/money/payments.calls.ts';
import { saveNotificationConfig, testNotifications } from '#contract/notifications/notifications.calls.ts';
import { subscribeToPush } from '#contract/notifications/push.calls.ts';
import { API_DOCS_PATH } from '#contract/platform/platform.calls.ts';
import { secretSettingKeys } from '#contract/platform/setting-keys.ts';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { acceptRide } from '#contract/rides/rides.calls.ts';
import { pages } from '#domain/navigation/pages.ts';
import { createLogger } from '#server/boot/logger.ts';
import { serve } from '#server/boot/serve.ts';
import type { Tables } from '#server/db/schema.ts';
import { readEnv } from '#server/environment/env.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { openProvider } from '#tests/providers/provider-server.ts';
import { openSmtpServer } from '#tests/providers/smtp-server.ts';
import { toOrly } from '#tests/support/bookings.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { type Received, requestOf, type Sent } from '#tests/support/requests.ts';

type Canaries = Record<string, string>;

const client = {
  email: 'amelie.canari@example.fr',
  password: 'canary of the client',
  firstName: 'Amélie',
  lastName: 'Canari',
  phone: '06 12 79 38 46',
};
const GUESS = 'canary of a guess';
const [CHLOE, INES] = ['chloe@example.fr', 'ines@example.fr'];
const settingCanaries = Object.fromEntries(secretSettingKeys.map((key) => [key, `canary-${key}`]));
const home = '7 impasse du Canari, 75012 Paris';
const personal: Canaries = {
  email: client.email,
  'telephone as typed': client.phone,
  'telephone as kept': '0612793846',
  'telephone as dialled': '+33612793846',
  'home address': home,
  'pickup address': toOrly.pickupAddress,
};

test('a secret is in no answer, no line of the log and no dump of the database', async () => {
  const { canaries, answers, logLines, dump } = await liveThroughADay();

  expect(Object.keys(canaries)).toEqual(
    expect.arrayContaining(['SECRET_KEY', 'TWILIO_AUTH_TOKEN', 'reset token']),
  );
  expect(answers.length).toBeGreaterThan(200);
  expect(found(canaries, answers)).toEqual([]);
  expect(found(canaries, logLines)).toEqual([]);
  expect(found(canaries, dump)).toEqual([]);
});

test('a line of the log names no secret, and nobody’s email, telephone or address', async () => {
  const { canaries, logLines } = await liveThroughADay();

  expect(logLines.join()).toContain('request failed');
  expect(found({ ...canaries, ...personal }, logLines)).toEqual([]);
});

test('nothing of the environment gets into the files of the browser', async () => {
  const canaries = await environmentCanaries();
  for (const [name, value] of Object.entries(canaries)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { resolveConfig } = await import('vite');

  const { env, define } = await resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent' }, 'build');

  expect(Object.keys(canaries)).toContain('SECRET_KEY');
  expect(found(canaries, [JSON.stringify({ env, define })])).toEqual([]);
});

/** The whole server, used by every role: its secrets, and all that it answered, logged and stored. */
async function liveThroughADay() {
  const server = await openGuardedServer();
  const people = await signEverybodyIn(server);
  const rideId = await trade(server, people);
  const resetToken = await troubleTheGate(server, people.stranger);
  await people.amelie.calls(subscribeToPush, { body: pushSubscription });
  for (const browser of Object.values(people)) await readEverything(browser, rideId);

  const { db, answers, logLines, env } = server;
  const canaries: Canaries = {
    ...env,
    ...settingCanaries,
    'password of a client': client.password,
    'password of a guess': GUESS,
    'reset token': resetToken,
    'secret of a browser': pushSubscription.keys.auth,
    'private key of push notes': await privatePushKey(db, env.SECRET_KEY ?? ''),
    'session of a client': people.amelie.cookie('session'),
    'session of a driver': people.chloe.cookie('session'),
    'session of an admin': people.ines.cookie('session'),
    'known device of a client': people.amelie.cookie('device'),
  };
  return { canaries, answers, logLines, dump: await dumpOf(db) };
}

type Server = Awaited<ReturnType<typeof openGuardedServer>>;
type People = Awaited<ReturnType<typeof signEverybodyIn>>;

async function signEverybodyIn({ origin, answers, env }: Server) {
  const browser = () => browserAt(origin, answers);
  const [amelie, chloe, ines, stranger] = [browser(), browser(), browser(), browser()];
  await amelie.calls(register, { body: client });
  await amelie.calls(saveProfile, { body: { homeAddress: home } });
  await chloe.calls(signIn, { body: { email: CHLOE, password: env.DRIVER_PASSWORD ?? '' } });
  await ines.calls(signIn, { body: { email: INES, password: env.ADMIN_PASSWORD ?? '' } });
  return { amelie, chloe, ines, stranger };
}

/** Every provider is called, and echoes the request. */
async function trade({ db }: Server, { amelie, chloe }: People): Promise<string> {
  const payments = { paypalClientId: 'AYx7', enableStripePayments: 'true' } as const;
  const messages = { provider: 'twilio', enabled: true, driverPhone: client.phone } as const;
  await chloe.calls(saveSettings, { body: { ...settingCanaries, ...payments } });
  await chloe.calls(saveNotificationConfig, { body: messages });
  await chloe.calls(testNotifications);
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await amelie.calls(bookRide, { body: { ...toOrly, scheduledAt } });
  await chloe.calls(acceptRide, { id });
  await amelie.calls(openPaypalOrder, { body: { rideId: id } });
  await amelie.calls(openStripeCheckout, { body: { rideId: id } });
  await expect.poll(() => hasTriedEverything(db), { timeout: 10_000 }).toBe(true);
  return id;
}

/** A wrong password, an error, and a forgotten password, whose link is in the email. */
async function troubleTheGate({ db, emails }: Server, { calls }: Browser): Promise<string> {
  await calls(signIn, { body: { email: client.email, password: GUESS } });
  await surpriseDuring(db, () => calls(register, { body: client }));
  await calls(requestPasswordReset, { body: { email: client.email } });
  await expect.poll(() => resetTokenIn(emails), { timeout: 10_000 }).toBeDefined();
  return resetTokenIn(emails) ?? '';
}

async function openGuardedServer() {
  const { url, drop } = await freshDatabase();
  const parrot = await openProvider((asked, request) => ({
    status: 500,
    body: { asked: asked.href, ...request },
  }));
  const mail = await openSmtpServer({ EHLO: '250-mail.example\r\n250 AUTH PLAIN', AUTH: '235 Accepted' });
  const canaries = await environmentCanaries();
  const logLines: string[] = [];
  const env = readEnv({
    ...canaries,
    DATABASE_URL: url,
    PORT: '0',
    DRIVER_EMAIL: CHLOE,
    ADMIN_EMAIL: INES,
    SMTP_URL: `smtp://vtc:canary-smtp-password@${mail.host}?secure=false&ignoreTLS=true`,
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_FROM: '+33700000000',
    TWILIO_BASE_URL: parrot.baseUrl,
    PLACES_PROVIDER: 'google',
    GOOGLE_MAPS_BASE_URL: parrot.baseUrl,
    PAYPAL_BASE_URL: parrot.baseUrl,
    STRIPE_BASE_URL: parrot.baseUrl,
    STRIPE_ENABLED: 'true',
    RATE_LIMIT_SCALE: '1000',
  });
  const webApp = {
    filesFor: () => ({ script: '', preloads: [], styles: [], fonts: [] }),
    followFiles: () => ({ script: '', styles: [] }),
    render: async () => '<main></main>',
  };
  const serving = await serve({
    env,
    logger: loggerInto(logLines),
    webApp,
    announce: (line) => logLines.push(line),
  });
  const { db, close } = openTestPool(url, 1);
  onTestFinished(async () => {
    await close();
    await serving.stop();
    await drop();
  });
  return {
    origin: serving.address.replace('localhost', '127.0.0.1'),
    db,
    emails: mail.emails,
    answers: [] as string[],
    logLines,
    env: { ...canaries, SMTP_URL: 'canary-smtp-password' } as Canaries,
  };
}

/** One for each documented variable that grants access. */
async function environmentCanaries(): Promise<Canaries> {
  const example = await readFile('.env.example', 'utf8');
  const names = [...example.matchAll(/^# ([A-Z_]+)=/gmu)].map(([, name = '']) => name);
  const secret = names.filter((name) => /(SECRET|TOKEN|PASSWORD|SERVER_KEY|SECRET_KEY)$/u.test(name));
  return Object.fromEntries(
    secret.map((name) => [name, `canary-${name.toLowerCase()}-of-more-than-32-letters`]),
  );
}

/** The logger of production at its lowest level, with its lines stored instead of printed. */
function loggerInto(lines: string[]) {
  const stream = { write: (line: string) => void lines.push(line) };
  return Object.assign(createLogger('trace'), { [pino.symbols.streamSym]: stream });
}

type Browser = ReturnType<typeof browserAt>;

/** Stores all that the server answered, but for the cookies. */
function browserAt(origin: string, answers: string[]) {
  const cookies = new Map<string, string>();

  async function sends(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie');
    answers.push(`${method} ${path} ${answer.status} ${JSON.stringify(headers)} ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : {};
  }

  async function calls<C extends Call>(call: C, ...sent: Sent<C>): Promise<Received<C>> {
    const { method, url, body } = requestOf(call, ...sent);
    return (await sends(method, url, body)) as Received<C>;
  }

  return { sends, calls, cookie: (name: string) => cookies.get(name) ?? '' };
}

async function readEverything({ sends }: Browser, rideId: string): Promise<void> {
  const { paths } = (await sends('GET', `${API_DOCS_PATH}/json`)) as { paths: Record<string, object> };
  const reading = Object.entries(paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []));
  const query = 'input=Gare&place_id=google:a&lat=48.85&lng=2.35&origins=48.85,2.35&destinations=48.72,2.36';
  for (const path of [...reading, ...pages.map((page) => page.path), '/metrics', '/readyz', '/nothing'])
    await sends('GET', `${path.replace(/\{\w+\}|:\w+/gu, rideId)}?${query}`);
}

async function surpriseDuring(db: Kysely<Tables>, work: () => Promise<unknown>): Promise<void> {
  await db.schema.alterTable('attempts').renameTo('gone').execute();
  await work();
  await sql`alter table gone rename to attempts`.execute(db);
}

async function hasTriedEverything(db: Kysely<Tables>): Promise<boolean> {
  const entries = await db.selectFrom('outbox').select('attempts').execute();
  return entries.length > 1 && entries.every(({ attempts }) => attempts > 0);
}

/** Emails have lines of 76 characters, which a link may exceed. */
function resetTokenIn(emails: string[]): string | undefined {
  return /reset-password#([\w-]{43})/u.exec(emails.join('\n').replace(/=\r?\n/gu, ''))?.[1];
}

async function privatePushKey(db: Kysely<Tables>, secretKey: string): Promise<string> {
  const kept = await db
    .selectFrom('platform_facts')
    .select('value')
    .where('name', '=', 'vapid_keys')
    .executeTakeFirstOrThrow();
  return JSON.parse(secretBox(secretKey).open(kept.value, 'vapid_keys')).privateKey;
}

/** Every row of every table, as text. */
async function dumpOf(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const dumps = tables.map(async ({ name }) => {
    const { rows } = await sql<{
      row: string;
    }>`select ${sql.table(name)}::text as row from ${sql.table(name)}`.execute(db);
    return rows.map(({ row }) => `${name} ${row}`);
  });
  return (await Promise.all(dumps)).flat();
}

/** Where a canary shows, plainly or in one of the disguises that text takes. */
function found(canaries: Canaries, texts: string[]): string[] {
  return Object.entries(canaries).flatMap(([name, canary]) => {
    const bytes = Buffer.from(canary);
    const disguises = [
      canary,
      bytes.toString('hex'),
      ...['base64', 'base64url'].map((as) => bytes.toString(as as 'base64').replace(/=+$/u, '')),
    ];
    const at = texts.find((text) => disguises.some((disguise) => text.includes(disguise)));
    return at === undefined ? [] : [`${name}: ${at.slice(0, 300)}`];
  });
}

const pushSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/canary',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'canary_of_a_browser_22' },
};
