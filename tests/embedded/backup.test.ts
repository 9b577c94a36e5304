import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { listRides } from '#contract/rides/rides.calls.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { migrate } from '#server/db/migrating/migrate.ts';
import { newId } from '#server/db/uuid.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { booked, startedRide } from '#tests/support/bookings.ts';
import { multipartFile } from '#tests/support/multipart.ts';
import type { Person } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { withMessages } from '#tests/support/telephones.ts';
import { openWorld, type World } from '#tests/support/world.ts';
import { query } from './support/database.ts';
import { backupFolder, emptyDatabase, everything, openOn } from './support/restored.ts';

vi.setConfig({ testTimeout: 60_000 });

const now = new Date('2026-05-04T07:30:00Z');
const momentary = [
  'sessions',
  'password_resets',
  'attempts',
  'jobs',
  'notices',
  'voucher_facts',
  'linked_device',
  'linked_device_keys',
  'figures',
  'figure_changes',
];
/** What users type: a line that looks like a marker, line ends within text, other alphabets. */
const oddNote = '#{"kind":"end"}\r\nligne\u2028suite \\ "guillemets" 🚕 \u0001';

/** A platform in use: users, rides, messages, prices, a logo, encrypted settings, waiting notifications. */
async function openBusyWorld() {
  const world = await openWorld({ options: { rateLimitScale: 10_000 } });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await withRule(world, { coefficient: 1.1 });
  await withMessages(chloe);
  await chloe.savesSettings({ appName: 'Chez Chloé', paypalClientSecret: 'EJ-secret' });
  await uploadLogo(chloe);
  const ride = await booked(amelie, { notes: oddNote });
  await chloe.accepts(ride);
  await booked(amelie, { scheduledAt: '2026-05-04T15:00:00.000Z' });
  await leaveMessages(world, { amelie, chloe, rideId: ride.id });
  return { world, amelie, chloe };
}

async function uploadLogo(person: Person): Promise<void> {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await person.uploadsLogo(multipartFile(picture));
}

type Talk = { amelie: Person; chloe: Person; rideId: string };

async function leaveMessages({ deps }: World, { amelie, chloe, rideId }: Talk): Promise<void> {
  const said = { content: 'À tout de suite !', created_at: now };
  await deps.db
    .insertInto('ride_messages')
    .values({ id: newId(), ride_id: rideId, sender_id: amelie.id, receiver_id: chloe.id, ...said })
    .execute();
  await deps.db
    .insertInto('general_messages')
    .values({ id: newId(), client_id: amelie.id, sender_id: chloe.id, ...said })
    .execute();
}

async function backUp(url: string): Promise<string> {
  const file = join(await backupFolder(), 'vtc.vtcbackup.gz');
  await writeBackup(url, file, now);
  return file;
}

/** As two avoirs would: the second part takes what is left. */
async function refundInTwoParts({ databaseUrl }: World): Promise<void> {
  const columns = 'payment_id, ride_id, driver_id, actor_id, method, at, client_name, reference, mark';
  for (const part of ['1000', '(select sum(amount_cents) from payment_journal)'])
    await query(
      databaseUrl,
      `insert into payment_journal (id, kind, amount_cents, ${columns})
       select (select max(id) + 1 from payment_journal), 'refunded', -${part}, ${columns}
       from payment_journal where amount_cents > 0`,
    );
}

const restore = (url: string, file: string) => restoreBackup({ url, migrationsFolder }, file);

test('a backup brings every row back exactly, and the platform goes on from there', async () => {
  const { world, amelie } = await openBusyWorld();
  await query(
    world.databaseUrl,
    `update users set created_at = '2026-05-04 07:30:00.123456+00',
       home_lat = 0.1::float8 + 0.2::float8, home_lng = 5e-324, work_lat = '-0', work_lng = 1.7976931348623157e308`,
  );
  await query(world.databaseUrl, `update outbox set state = 'sent' where state = 'waiting'`);
  const file = await backUp(world.databaseUrl);
  const url = await emptyDatabase();

  const { madeAt, rows } = await restore(url, file);

  const before = await everything(world.databaseUrl, momentary);
  expect(await everything(url, momentary)).toEqual(before);
  expect(madeAt).toEqual(now);
  expect(rows).toBe(Object.values(before).flat().length);
  for (const name of ['users', 'rides', 'ride_events', 'outbox', 'files', 'app_settings', 'ride_messages'])
    expect(before[name]?.length, name).toBeGreaterThan(0);

  const { deps, visitor } = await openOn(world, url);
  const returning = visitor();
  expect((await returning.signsIn(amelie.email, amelie.password)).statusCode).toBe(200);
  expect((await returning.calls(listRides)).json()).toMatchObject([{ notes: oddNote }, { number: 2 }]);
  expect((await returning.books()).json()).toMatchObject({ number: 3 });
  const { stored } = await deps.settings.current();
  expect(deps.secrets.open(stored.paypalClientSecret ?? '', 'setting:paypalClientSecret')).toBe('EJ-secret');
});

test('a notification that waited may have been sent since: after a restore only a person sends it', async () => {
  const { world } = await openBusyWorld();
  const url = await emptyDatabase();
  const states = (database: string) =>
    query(database, 'select state, count(*)::int from outbox group by 1 order by 1');

  await restore(url, await backUp(world.databaseUrl));

  const waiting = await states(world.databaseUrl);
  expect(waiting).toEqual([['waiting', expect.any(Number)]]);
  expect(await states(url)).toEqual([['uncertain', waiting[0]?.[1]]]);
});

test('people sign in again after a restore: an ended session does not come back', async () => {
  const { world } = await openBusyWorld();
  const url = await emptyDatabase();

  await restore(url, await backUp(world.databaseUrl));

  const kept = await everything(url);
  const empty = [
    'sessions',
    'password_resets',
    'attempts',
    'notices',
    'linked_device_keys',
    'figure_changes',
  ];
  expect(empty.map((name) => kept[name])).toEqual(empty.map(() => []));
  expect(kept.linked_device).toHaveLength(1);
  expect(await query(url, 'select name from jobs where started_at is not null')).toEqual([]);
});

test('the figures of a restored platform are those of its rows', async () => {
  const { world } = await openBusyWorld();
  const url = await emptyDatabase();

  await restore(url, await backUp(world.databaseUrl));

  const sums = (table: string) =>
    query(url, `select what, which, sum(n)::int from ${table} group by 1, 2 order by 1, 2`);
  const counted = await sums('counted_figures');
  expect(counted.length).toBeGreaterThan(0);
  for (const grain of ['hour', 'day', 'week'])
    expect(await sums(`(select * from figures where grain = '${grain}') as figures`)).toEqual(counted);
});

test('a restored database has every index, reference and trigger of the one that was backed up', async () => {
  const { world } = await openBusyWorld();
  const url = await emptyDatabase();

  await restore(url, await backUp(world.databaseUrl));

  const held = (database: string) =>
    query(
      database,
      `select pg_get_indexdef(indexrelid) as one from pg_index where indrelid::regclass::text !~ '^pg_'
       union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
       union all select tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
       order by 1`,
    );
  expect((await held(world.databaseUrl)).length).toBeGreaterThan(200);
  expect(await held(url)).toEqual(await held(world.databaseUrl));
});

test('the takings of a restored platform are those of its journal, with the names of that time', async () => {
  const { world, amelie, chloe } = await openBusyWorld();
  await chloe.confirmsCash(await startedRide(amelie, chloe));
  await refundInTwoParts(world);
  await amelie.savesProfile({ lastName: 'Durand' });
  const url = await emptyDatabase();

  await restore(url, await backUp(world.databaseUrl));

  const sums = (database: string, table: string) =>
    query(database, `select * from ${table} order by driver_id, grain`);
  expect(await sums(url, 'takings')).toHaveLength(4);
  expect(await sums(url, 'takings')).toEqual(await sums(world.databaseUrl, 'takings'));
  expect(await sums(url, 'takings')).toEqual(await sums(url, 'counted_takings'));
  expect(await query(url, 'select distinct client_name from payment_journal')).toEqual([['Amélie Martin']]);
});

test('a backup taken while people book holds all that was answered before, and each ride with its events', async () => {
  const { world } = await openBusyWorld();
  const clients = await Promise.all(['Karim', 'Nora', 'Paul'].map((name) => world.client(name)));
  const answered: string[] = [];
  let open = true;
  const writers = clients.map(async (client) => {
    while (open) answered.push((await booked(client)).id);
  });
  await expect.poll(() => answered.length).toBeGreaterThan(10);
  const [before, url] = [[...answered], await emptyDatabase()];

  const file = await backUp(world.databaseUrl);
  const meanwhile = answered.length - before.length;
  open = false;
  await Promise.all(writers);
  await restore(url, file);

  expect(meanwhile).toBeGreaterThan(0);
  const kept = new Set((await query(url, 'select id from rides')).flat());
  expect(before.filter((id) => !kept.has(id))).toEqual([]);
  const orphans = `select id from rides where not exists (select from ride_events where ride_id = rides.id and move = 'book')
    or not exists (select from outbox where ride_id = rides.id)`;
  expect(await query(url, orphans)).toEqual([]);
  const [last] = await query(url, `select max(number) < nextval('ride_numbers') from rides`);
  expect(last).toEqual([true]);
});

test('a file that was cut or altered restores nothing and says so', async () => {
  const { world } = await openBusyWorld();
  const file = await backUp(world.databaseUrl);
  const [bytes, url] = [await readFile(file), await emptyDatabase()];
  const lines = gunzipSync(bytes).toString('utf8').split('\n');
  const flipped = (at: number) => bytes.with(at, (bytes[at] ?? 0) ^ 0x10);
  const spoiled = [
    Buffer.alloc(0),
    Buffer.from('not a backup'),
    ...[0.01, 0.3, 0.7, 0.99].map((part) => bytes.subarray(0, Math.floor(bytes.length * part))),
    bytes.subarray(0, -1),
    ...[0.2, 0.5, 0.9].map((part) => flipped(Math.floor(bytes.length * part))),
    gzipSync([...lines.slice(0, -2), ''].join('\n')),
    gzipSync(`${lines.join('\n')}#`),
    gzipSync(lines.filter((line) => !line.includes('Chez Chloé')).join('\n')),
    gzipSync([...lines, lines[0], ''].join('\n')),
  ];

  for (const [index, content] of spoiled.entries()) {
    const copy = `${file}.${index}`;
    await writeFile(copy, content);
    await expect(restore(url, copy), `copy ${index}`).rejects.toThrow('rien n’a été restauré');
  }

  expect(await everything(url)).toEqual({});
  await expect(restore(url, `${file}.none`)).rejects.toThrow('n’existe pas');
  expect((await restore(url, file)).rows).toBeGreaterThan(0);
});

test('a database that is in use is not touched', async () => {
  const [{ world }, other] = [await openBusyWorld(), await openWorld()];
  await other.client('Karim');
  const before = await everything(other.databaseUrl);

  await expect(restore(other.databaseUrl, await backUp(world.databaseUrl))).rejects.toThrow(
    'contient déjà des comptes et n’a pas été touchée : restaurez dans une base vide',
  );

  expect(await everything(other.databaseUrl)).toEqual(before);
});

test('a row that the database refuses takes all the others with it', async () => {
  const { world } = await openBusyWorld();
  const [file, url] = [await backUp(world.databaseUrl), await emptyDatabase()];
  const text = gunzipSync(await readFile(file)).toString('utf8');
  await writeFile(file, gzipSync(text.replace('"status":"accepted"', '"status":"flying"')));

  await expect(restore(url, file)).rejects.toThrow('rides_status_check');

  expect((await everything(url)).users).toEqual([]);
});

test('an older backup is brought up to date, a newer one is refused', async () => {
  const [old, url, folder] = [await emptyDatabase(), await emptyDatabase(), await backupFolder()];
  await migrate(old, migrationsFolder, '0004_messages');
  await query(
    old,
    `insert into users (id, role, email, password_hash, first_name, last_name, created_at)
     values (gen_random_uuid(), 'client', 'amelie@example.fr', '', 'Amélie', 'Durand', now())`,
  );
  await cp(migrationsFolder, folder, { recursive: true });
  await rm(join(folder, '0004_messages.sql'));
  const file = await backUp(old);

  await restore(url, file);
  const refused = restoreBackup({ url: await emptyDatabase(), migrationsFolder: folder }, file);

  await expect(refused).rejects.toThrow('version plus récente de la plateforme (elle connaît 0004_messages)');
  const kept = await everything(url);
  expect(kept.users).toHaveLength(1);
  expect(kept.notification_config).toHaveLength(1);
  expect(await query(url, 'select name from jobs where started_at is not null')).toEqual([]);
});

test('a backup is for its owner only, never replaces another and leaves no draft behind', async () => {
  const { databaseUrl } = await openWorld();
  const folder = await backupFolder();
  const file = join(folder, 'vtc.vtcbackup.gz');

  await writeBackup(databaseUrl, file, now);

  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(writeBackup(databaseUrl, file, now)).rejects.toThrow('existe déjà');
  await expect(writeBackup(databaseUrl, join(folder, 'none/vtc.gz'), now)).rejects.toThrow(
    'son dossier n’existe pas',
  );
  await expect(writeBackup(await emptyDatabase(), `${file}.2`, now)).rejects.toThrow(
    'il n’y a rien à sauvegarder',
  );
  expect(await readdir(folder)).toEqual(['vtc.vtcbackup.gz']);
});
