import { expect, test } from 'vitest';
import { isStation } from '#domain/pricing/waiting.ts';
import { readKnownPlaces } from './known-places.ts';

test('every airport, terminal and station that clients can choose has the free waiting of a station', () => {
  const places = readKnownPlaces().filter(({ kind }) => ['airport', 'terminal', 'station'].includes(kind));

  expect(places.filter((place) => !isStation(place)).map(({ address }) => address)).toEqual([]);
  expect(places.length).toBeGreaterThan(50);
});
