import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, migrationStateOf } from '#server/db/migrating/migrate.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';

type Files = Record<string, string>;

const ridesTable = 'create table trips (id int primary key, town text); insert into trips values (1, null);';

async function folderOf(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vtc-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.sql`), text);
  return folder;
}

/** A database of its own, and how to ask it. */
async function database() {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  const open = async () => {
    const client = new pg.Client({ connectionString: url });
    // It ends with its database.
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  return { url, open };
}

test('a migration that fails leaves nothing behind, and those before it stay', async () => {
  const { url, open } = await database();
  const folder = await folderOf({
    '9001_trips': ridesTable,
    '9002_broken': 'create table half (id int); select 1 / 0;',
  });

  await expect(migrate(url, folder)).rejects.toThrow('division by zero');

  const { rows } = await (await open()).query(
    "select to_regclass('trips') is not null as trips, to_regclass('half') is null as nothing",
  );
  expect(rows).toEqual([{ trips: true, nothing: true }]);
  expect(await migrate(url, await folderOf({ '9001_trips': ridesTable }))).toEqual([]);
});

test('two instances that start at once run each migration once', async () => {
  const { url } = await database();
  const folder = await folderOf({ '9001_trips': ridesTable, '9002_more': 'alter table trips add km int;' });

  const ran = await Promise.all([migrate(url, folder), migrate(url, folder)]);

  expect(ran.flat().toSorted()).toEqual(['9001_trips', '9002_more']);
});

test('an instance of the version before starts beside a newer database', async () => {
  const { url } = await database();
  const older = await folderOf({ '9001_trips': ridesTable });
  await migrate(
    url,
    await folderOf({ '9001_trips': ridesTable, '9002_more': 'alter table trips add km int;' }),
  );
  const pool = new pg.Pool({ connectionString: url });
  // Its connections may still be closing when the database goes.
  pool.on('error', () => {});

  expect(await migrate(url, older)).toEqual([]);
  expect(await migrationStateOf(pool, older)).toBe('current');
  await pool.end();
});

test('a version too old for what a newer one took away does not start, and says so', async () => {
  const { url } = await database();
  const files = { '9001_trips': ridesTable, '9002_more': 'alter table trips add km int;' };
  const before = await folderOf({ '9001_trips': ridesTable });
  await migrate(url, await folderOf({ ...files, '9003_no_town_after_9002': 'alter table trips drop town;' }));

  await expect(migrate(url, before)).rejects.toThrow(
    'Cette version est trop ancienne pour la base de données',
  );
  expect(await migrate(url, await folderOf(files))).toEqual([]);
});

test('a long reader holds the migration back, and nobody else', async () => {
  const { url, open } = await database();
  await migrate(url, await folderOf({ '9001_trips': ridesTable }));
  const reader = await open();
  const other = await open();
  await reader.query('begin');
  await reader.query('select * from trips');

  const migrated = migrate(
    url,
    await folderOf({ '9001_trips': ridesTable, '9002_more': 'alter table trips add km int;' }),
  );
  // The migration has asked for the table, and waits.
  await expect
    .poll(
      async () =>
        (await other.query("select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted"))
          .rowCount,
    )
    .toBe(1);
  await other.query("set statement_timeout = '5s'");
  for (const town of ['Paris', 'Lyon', 'Nice']) {
    await other.query('update trips set town = $1 where id = 1', [town]);
  }
  await reader.query('commit');

  expect(await migrated).toEqual(['9002_more']);
});

test('an index that is built one by one lets others write, and an interrupted file goes on', async () => {
  const { url, open } = await database();
  const files = { '9001_trips': ridesTable };
  await migrate(url, await folderOf(files));
  const steps = `-- one by one
alter table trips add column if not exists km int;
create index concurrently if not exists trips_by_town on trips (town);
`;
  const broken = await folderOf({ ...files, '9002_steps': `${steps}select 1 / 0;\n` });
  await expect(migrate(url, broken)).rejects.toThrow('division by zero');

  expect(await migrate(url, await folderOf({ ...files, '9002_steps': steps }))).toEqual(['9002_steps']);

  const { rows } = await (await open()).query(
    "select indisvalid from pg_index where indexrelid = 'trips_by_town'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('an index whose building was interrupted is built again', async () => {
  const { url, open } = await database();
  const twice = 'create table trips (id int, town text); insert into trips values (1, null), (1, null);';
  await migrate(url, await folderOf({ '9001_trips': twice }));
  const steps = '-- one by one\ncreate unique index concurrently if not exists one_trip on trips (id);\n';
  const folder = await folderOf({ '9001_trips': twice, '9002_steps': steps });
  await expect(migrate(url, folder)).rejects.toThrow('could not create unique index');
  const client = await open();
  await client.query('delete from trips where ctid = (select max(ctid) from trips)');

  await migrate(url, folder);

  const { rows } = await client.query(
    "select indisvalid from pg_index where indexrelid = 'one_trip'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('an index that is built beside a long reader waits for it, and is whole then', async () => {
  const { url, open } = await database();
  await migrate(url, await folderOf({ '9001_trips': ridesTable }));
  const [reader, other] = [await open(), await open()];
  await reader.query('begin isolation level repeatable read');
  await reader.query('select * from trips');
  const steps = '-- one by one\ncreate index concurrently if not exists trips_by_town on trips (town);\n';
  const folder = await folderOf({ '9001_trips': ridesTable, '9002_steps': steps });

  const migrated = Promise.all([migrate(url, folder), migrate(url, folder)]);
  const waiting =
    "select 1 from pg_stat_activity where query like '%create index%' and wait_event = 'virtualxid'";
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
  // Longer than a migration may hold up those who ask for a table.
  await other.query('select pg_sleep(1)');
  await reader.query('commit');

  expect((await migrated).flat()).toEqual(['9002_steps']);
  const { rows } = await other.query(
    "select indisvalid from pg_index where indexrelid = 'trips_by_town'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});
