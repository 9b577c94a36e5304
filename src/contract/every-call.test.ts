import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callPrefixes, everyCall } from './every-call.ts';

test('every call of every table is listed', async () => {
  const contract = import.meta.dirname;
  const files = readdirSync(contract, { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.calls.ts'),
  );
  const tables: object[] = await Promise.all(files.map((file) => import(join(contract, file))));

  const declared = tables
    .flatMap((table) => Object.values(table))
    .filter((value) => typeof value === 'object');
  expect(files.length).toBeGreaterThan(10);
  expect(new Set(everyCall)).toEqual(new Set(declared));
});

test('no two calls have the same method and path', () => {
  const addresses = everyCall.map(({ method, path }) => `${method} ${path}`);

  expect(new Set(addresses).size).toBe(addresses.length);
});

test('calls begin with few prefixes, none of which is a page', () => {
  expect(callPrefixes.map((prefix) => prefix.slice(1)).toSorted()).toEqual([
    'api',
    'files',
    'paypal',
    'stripe',
    'ws',
  ]);
});
