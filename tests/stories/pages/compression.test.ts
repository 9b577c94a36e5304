import { createHash } from 'node:crypto';
import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { urlOf } from '#contract/call.ts';
import { getPaypalSetup } from '#contract/money/payments.calls.ts';
import { API_DOCS_PATH } from '#contract/platform/platform.calls.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import { booked } from '#tests/support/bookings.ts';
import { openPaymentWorld } from '#tests/support/payments.ts';
import type { Visitor } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

const readers = { br: brotliDecompressSync, gzip: gunzipSync };

const asks = (person: Visitor, url: string, encoding: string) =>
  person.sends('GET', url, { headers: { accept: 'text/html', 'accept-encoding': encoding } });

describe('an answer over a kilobyte', () => {
  test.each(['br', 'gzip'] as const)('leaves as %s when the browser reads that', async (encoding) => {
    const { client } = await openWorld();
    const amelie = await client('Amélie');
    await booked(amelie);

    const plain = await amelie.loads(urlOf(listRides));
    const sent = await asks(amelie, urlOf(listRides), encoding);

    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(sent.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(sent.rawPayload.length),
    });
    expect([plain.headers.vary, sent.headers.vary]).toEqual(['accept-encoding', 'accept-encoding']);
    expect(sent.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(JSON.parse(readers[encoding](sent.rawPayload).toString())).toEqual(plain.json());
  });

  test('is compressed once, whatever it is', async () => {
    const { client, visitor } = await openWorld();
    const amelie = await client('Amélie');

    for (const [person, path] of [
      [amelie, '/dashboard/client'],
      [visitor(), '/'],
      [visitor(), '/sw.js'],
      [visitor(), `${API_DOCS_PATH}/json`],
    ] as const) {
      const { headers, rawPayload } = await asks(person, path, 'gzip, br');
      expect(headers['content-encoding']).toBe('br');
      expect(headers.vary).toContain('accept-encoding');
      expect(brotliDecompressSync(rawPayload).toString()).toMatch(/^(<!doctype|const |\{)/u);
    }
  });
});

test('a small answer and a picture leave as they are', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');

  for (const path of [getCurrentUser.path, '/icons/any-192.png'])
    expect((await asks(amelie, path, 'br')).headers).not.toHaveProperty('content-encoding');
});

test('an answer with a secret is never compressed: its size would tell of it', async () => {
  const { amelie } = await openPaymentWorld();

  const { headers, rawPayload } = await asks(amelie, getPaypalSetup.path, 'gzip, br');

  expect(rawPayload.length).toBeGreaterThan(1_024);
  expect(headers).not.toHaveProperty('content-encoding');
});

describe('a page that strangers open', () => {
  test.each(['/', '/login', '/shell'])(
    '%s is compressed once for each state of the settings',
    async (path) => {
      const { visitor, driver } = await openWorld();
      const chloe = await driver('Chloé');
      const compressions = vi.spyOn(zlib, 'brotliCompress');
      onTestFinished(() => compressions.mockRestore());

      const pages = [];
      for (let count = 0; count < 5; count += 1) pages.push(await asks(visitor(), path, 'br'));

      expect(compressions).toHaveBeenCalledTimes(1);
      expect(new Set(pages.map((page) => page.rawPayload.toString('base64'))).size).toBe(1);

      await chloe.savesSettings({ appName: 'Taxi Bleu' });
      const changed = await asks(visitor(), path, 'br');

      expect(compressions).toHaveBeenCalledTimes(2);
      expect(brotliDecompressSync(changed.rawPayload).toString()).toContain('Taxi Bleu');
    },
  );

  test.each(['/', '/login', '/shell'])(
    '%s may run what it has inline, by its hash, and nothing else',
    async (path) => {
      const { visitor } = await openWorld();

      const { body, headers } = await visitor().opens(path);

      const policy = String(headers['content-security-policy']);
      const inline = (pattern: RegExp) =>
        Array.from(body.matchAll(pattern), ([, text]) => `'sha256-${sha256(text ?? '')}'`);
      expect(policy).toContain(`script-src 'self' ${inline(/<script>(.*?)<\/script>/gsu).join(' ')};`);
      expect(policy).toContain(`style-src 'self' ${inline(/<style>(.*?)<\/style>/gsu).join(' ')};`);
      expect(body.match(/<script/gu)).toHaveLength(3);
      expect(policy).not.toMatch(/unsafe|nonce/u);
      expect(body).not.toContain('nonce');
    },
  );

  test('has a nonce where Google’s map needs one', async () => {
    const { visitor } = await openWorld({ options: { googleMapsBrowserKey: 'a-key' } });

    const [one, two] = [await visitor().opens('/'), await visitor().opens('/')];

    const nonce = /script-src 'self' 'nonce-([^']+)'/u.exec(
      String(one.headers['content-security-policy']),
    )?.[1];
    expect(one.body).toContain(`<script nonce="${nonce}">`);
    expect(two.body).not.toContain(nonce);
  });
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
