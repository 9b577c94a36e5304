import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { secretSettingKeys } from '#contract/settings.ts';
import { pages } from '#domain/navigation/pages.ts';
import { createLogger } from '#server/boot/logger.ts';
import { serve } from '#server/boot/serve.ts';
import { openPool } from '#server/db/open-pool.ts';
import type { Tables } from '#server/db/schema.ts';
import { readEnv } from '#server/env.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { openProvider } from '#tests/providers/provider-server.ts';
import { openSmtpServer } from '#tests/providers/smtp-server.ts';
import { toOrly } from '#tests/support/bookings.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';

type Canaries = Record<string, string>;

const client = {
  email: 'amelie.canari@example.fr',
  password: 'canary of the client',
  firstName: 'Amélie',
  lastName: 'Canari',
  phone: '06 12 79 38 46',
};
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

/** The whole server with a canary in each secret, used by everybody, with providers that repeat what they are told. */
async function liveThroughADay() {
  const { origin, db, canaries, logLines, mail } = await openGuardedServer();
  const answers: string[] = [];
  const [amelie, chloe, ines, stranger] = [1, 2, 3, 4].map(() => browserAt(origin, answers)) as [
    Browser,
    Browser,
    Browser,
    Browser,
  ];

  await amelie.call('POST', '/api/auth/register', client);
  await amelie.call('PATCH', '/api/auth/profile', { homeAddress: home });
  await chloe.call('POST', '/api/auth/login', {
    email: 'chloe@example.fr',
    password: canaries.DRIVER_PASSWORD,
  });
  await ines.call('POST', '/api/auth/login', { email: 'ines@example.fr', password: canaries.ADMIN_PASSWORD });
  const settings = Object.fromEntries(secretSettingKeys.map((key) => [key, `canary-${key}`]));
  await chloe.call('PATCH', '/api/app-settings', settings);
  await chloe.call('PATCH', '/api/notifications/config', {
    provider: 'twilio',
    enabled: true,
    driverPhone: client.phone,
  });
  await chloe.call('POST', '/api/notifications/test');
  await amelie.call('POST', '/api/push/subscription', pushSubscription);
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const { id: rideId } = await amelie.call('POST', '/api/rides', { ...toOrly, scheduledAt });
  await chloe.call('PATCH', `/api/rides/${rideId}/validate`);
  await stranger.call('POST', '/api/auth/login', { email: client.email, password: 'canary of a guess' });
  await stranger.call('POST', '/api/auth/forgot-password', { email: client.email });
  await surpriseDuring(db, () => stranger.call('POST', '/api/auth/register', client));
  await expect.poll(() => resetTokenIn(mail.letters), { timeout: 10_000 }).toBeDefined();
  await expect.poll(() => hasTriedMessage(db), { timeout: 10_000 }).toBe(true);
  for (const browser of [amelie, chloe, ines, stranger]) await readEverything(browser, String(rideId));

  Object.assign(canaries, settings, {
    'password of a client': client.password,
    'password of a guess': 'canary of a guess',
    'reset token': resetTokenIn(mail.letters),
    'secret of a browser': pushSubscription.keys.auth,
    'private key of push notes': await privatePushKey(db, canaries.SECRET_KEY ?? ''),
    'session of a client': amelie.session(),
    'session of a driver': chloe.session(),
    'session of an admin': ines.session(),
  });
  return { canaries, answers, logLines, dump: await dumpOf(db) };
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
    DRIVER_EMAIL: 'chloe@example.fr',
    ADMIN_EMAIL: 'ines@example.fr',
    SMTP_URL: `smtp://vtc:canary-smtp-password@${mail.host}?secure=false&ignoreTLS=true`,
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_FROM: '+33700000000',
    TWILIO_BASE_URL: parrot.baseUrl,
    PLACES_PROVIDER: 'google',
    GOOGLE_MAPS_BASE_URL: parrot.baseUrl,
    RATE_LIMIT_SCALE: '1000',
  });
  const webApp = {
    filesFor: () => ({ script: '', preloads: [], styles: [], fonts: [] }),
    render: async () => '<main></main>',
  };
  const serving = await serve({
    env,
    logger: loggerInto(logLines),
    webApp,
    announce: (line) => logLines.push(line),
  });
  const { db, close } = openPool(url, () => {}, 1);
  onTestFinished(async () => {
    await close();
    await serving.stop();
    await drop();
  });
  return {
    origin: serving.address.replace('localhost', '127.0.0.1'),
    db,
    mail,
    logLines,
    canaries: { ...canaries, SMTP_URL: 'canary-smtp-password' } as Canaries,
  };
}

/** One for each variable that the operator is told about and that opens something. */
async function environmentCanaries(): Promise<Canaries> {
  const example = await readFile('.env.example', 'utf8');
  const names = [...example.matchAll(/^# ([A-Z_]+)=/gmu)].map(([, name = '']) => name);
  const secret = names.filter((name) => /(SECRET|TOKEN|PASSWORD|SERVER_KEY|SECRET_KEY)$/u.test(name));
  return Object.fromEntries(
    secret.map((name) => [name, `canary-${name.toLowerCase()}-of-more-than-32-letters`]),
  );
}

/** The logger of production at its most talkative, with its lines kept instead of printed. */
function loggerInto(lines: string[]) {
  const stream = { write: (line: string) => void lines.push(line) };
  return Object.assign(createLogger('trace'), { [pino.symbols.streamSym]: stream });
}

type Browser = ReturnType<typeof browserAt>;

/** Keeps all that the server said, but for the cookie it is meant to get. */
function browserAt(origin: string, answers: string[]) {
  let cookie = '';

  async function call(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const text = await answer.text();
    const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie');
    answers.push(`${method} ${path} ${answer.status} ${JSON.stringify(headers)} ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : {};
  }

  return { call, session: () => cookie.split('=')[1] ?? '' };
}

async function readEverything({ call }: Browser, rideId: string): Promise<void> {
  const { paths } = (await call('GET', '/api/docs/json')) as { paths: Record<string, object> };
  const reading = Object.entries(paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []));
  const query = 'input=Gare&place_id=google:a&lat=48.85&lng=2.35&origins=48.85,2.35&destinations=48.72,2.36';
  for (const path of [...reading, ...pages.map((page) => page.path), '/metrics', '/readyz', '/nothing'])
    await call('GET', `${path.replace(/\{\w+\}|:\w+/gu, rideId)}?${query}`);
}

async function surpriseDuring(db: Kysely<Tables>, work: () => Promise<unknown>): Promise<void> {
  await db.schema.alterTable('attempts').renameTo('gone').execute();
  await work();
  await sql`alter table gone rename to attempts`.execute(db);
}

async function hasTriedMessage(db: Kysely<Tables>): Promise<boolean> {
  const tried = await db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', 'message')
    .where('attempts', '>', 0)
    .execute();
  return tried.length > 0;
}

/** Letters travel in lines of 76 letters, which a link may be longer than. */
function resetTokenIn(letters: string[]): string | undefined {
  return /reset-password#([\w-]{43})/u.exec(letters.join('\n').replace(/=\r?\n/gu, ''))?.[1];
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
