import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationNames } from '#server/db/migrating/migrate.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';

/** Those that grow with the rides: what locks them for as long as it reads them stops the platform. */
const big = [
  'rides',
  'ride_events',
  'outbox',
  'ride_messages',
  'general_messages',
  'payments',
  'chain_lines',
];
const onBig = `(?:${big.join('|')})\\b`;
/** Those before were written for one release with its pause. */
const FIRST_HELD = '0054';

function faultsOf(text: string): string[] {
  const statements = text.replaceAll(/--.*$/gmu, '').toLowerCase().replaceAll(/\s+/gu, ' ').split(';');
  return statements.flatMap((statement) => {
    const index = new RegExp(`create (?:unique )?index (?!concurrently).* on ${onBig}`, 'u').test(statement);
    const checked = new RegExp(`alter table ${onBig}.* add constraint (?!.*not valid)`, 'u').test(statement);
    return [
      ...(index ? ['an index is built concurrently, in a file that goes one by one'] : []),
      ...(checked ? ['a constraint is added not valid, then validated in a file that goes one by one'] : []),
    ];
  });
}

test('what would lock a big table for as long as it reads it is seen', () => {
  expect(faultsOf('create index rides_by_day on rides (day);')).toHaveLength(1);
  expect(faultsOf('alter table rides\n  add constraint km_known check (km >= 0);')).toHaveLength(1);
  expect(faultsOf('create index concurrently if not exists rides_by_day on rides (day);')).toEqual([]);
  expect(faultsOf('alter table rides add constraint km_known check (km >= 0) not valid;')).toEqual([]);
  expect(faultsOf('create index on days_off (user_id); alter table rides add column km int;')).toEqual([]);
});

async function newMigrations(): Promise<{ name: string; text: string }[]> {
  const names = (await migrationNames(migrationsFolder)).filter((name) => name >= FIRST_HELD);
  return await Promise.all(
    names.map(async (name) => ({
      name,
      text: await readFile(join(migrationsFolder, `${name}.sql`), 'utf8'),
    })),
  );
}

test('no new migration locks a big table for as long as it reads it', async () => {
  expect((await newMigrations()).filter(({ text }) => faultsOf(text).length > 0)).toEqual([]);
});

const takesAway = /\bdrop (?!constraint|not null|default|index|trigger|function)|\brename\b/u;

/** A version that runs still uses it: the name says which migration the versions know that no longer do. */
function isNamedWrongly(name: string, text: string): boolean {
  const needed = /_after_(\d{4})$/u.exec(name)?.[1];
  const isTaking = takesAway.test(text.replaceAll(/--.*$/gmu, '').toLowerCase());
  return isTaking !== (needed !== undefined) || (needed !== undefined && needed >= name.slice(0, 4));
}

test('a migration that takes something away names the migration after which nobody uses it', () => {
  const drops = 'alter table rides drop km;';

  expect(isNamedWrongly('0070_no_km', drops)).toBe(true);
  expect(isNamedWrongly('0070_no_km_after_0070', drops)).toBe(true);
  expect(isNamedWrongly('0070_no_km_after_0063', drops)).toBe(false);
  expect(isNamedWrongly('0070_km_after_0063', 'alter table rides add km int;')).toBe(true);
  expect(isNamedWrongly('0070_km', 'alter table rides add km int; -- drop table later')).toBe(false);
});

test('no new migration takes away what a version that runs may use', async () => {
  expect((await newMigrations()).filter(({ name, text }) => isNamedWrongly(name, text))).toEqual([]);
});
