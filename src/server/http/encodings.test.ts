import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, compressed } from './encodings.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate, zstd', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=0.5, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', undefined],
  ['br;q=-1, gzip;q=nan, *;q=0', undefined],
  ['vibr, x-gzip', undefined],
])('%s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('what was compressed can be read again', async () => {
  const text = 'Aéroport d’Orly, '.repeat(200);

  for (const effort of ['quick', 'small'] as const) {
    expect(brotliDecompressSync(await compressed(text, { encoding: 'br', effort })).toString()).toBe(text);
    expect(gunzipSync(await compressed(text, { encoding: 'gzip', effort })).toString()).toBe(text);
  }
});
