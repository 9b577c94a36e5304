import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { outlinesOf } from './outlines.ts';
import { roomForNames } from './room-for-names.ts';

const read = (name: string) => readFileSync(`src/web/map/outlines/${name}.json`);
const outlines = (name: string) => outlinesOf(JSON.parse(read(name).toString()));

test('the départements are a closed land with names inside', () => {
  const { land, lines, names } = outlines('departements');
  const coast = land.toSorted((one, other) => other.length - one.length)[0] ?? [];

  expect(names).toHaveLength(96);
  expect(lines.length).toBeGreaterThan(200);
  expect(coast[0]).toEqual(coast.at(-1));
  for (const [lat, lng] of land.flat()) expect(lat > 41 && lat < 52 && lng > -6 && lng < 10).toBe(true);
});

test('the communes of Île-de-France are named, the largest first', () => {
  const { names } = outlines('communes');

  expect(names).toHaveLength(1276);
  expect(names.slice(0, 3).map(({ name }) => name)).toEqual(['Paris', 'Saint-Denis', 'Boulogne-Billancourt']);
  expect(names[0]?.at[0]).toBeCloseTo(48.857, 2);
  expect(names[0]?.at[1]).toBeCloseTo(2.342, 2);
});

test('both weigh no more than ninety kilobytes on the way', () => {
  const sizes = ['departements', 'communes'].map((name) => brotliCompressSync(read(name)).length);

  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(90_000);
});

test('names that would touch are left out, the first ones being preferred', () => {
  const at = (name: string, x: number, y: number) => ({ name, x, y });
  const names = [at('Paris', 100, 100), at('Montreuil', 140, 104), at('Orly', 100, 180)];

  expect(roomForNames(names).map(({ name }) => name)).toEqual(['Paris', 'Orly']);
});
