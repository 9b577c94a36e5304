import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CONTROL_SHELL_PATH } from '#contract/papers/control-page.ts';
import { multipartFile } from '#tests/support/multipart.ts';
import type { Person, Visitor } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

type Icon = { src: string; sizes: string; type: string; purpose: string };

describe('the manifest', () => {
  test('is written from the settings', async () => {
    const { driver, visitor } = await openWorld();
    const chloe = await driver('Chloé');
    await chloe.savesSettings({
      appName: 'Chauffeurs de la Baie',
      appDescription: 'Saint-Malo et ses environs',
      primaryColor: '#0f3d3e',
    });

    const manifest = await visitor().loads('/manifest.webmanifest');

    expect(manifest.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(manifest.json()).toMatchObject({
      name: 'Chauffeurs de la Baie',
      short_name: 'Chauffeurs',
      description: 'Saint-Malo et ses environs',
      theme_color: '#0f3d3e',
      lang: 'fr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
  });

  test.each([
    ['Beaurivage', 'Beaurivage'],
    ['VTC de Nantes', 'VTC'],
    ['VTC Bordeaux Lac', 'VTC Bordeaux'],
    ['Transportsdeluxe', 'Transportsde'],
  ])('calls %s %s where there is little room', async (appName, short) => {
    const { driver, visitor } = await openWorld();
    await (await driver('Chloé')).savesSettings({ appName });

    const manifest = await visitor().loads('/manifest.webmanifest');

    expect(manifest.json().short_name).toBe(short);
  });

  test('is known to every page, with the icon and the colour of the site', async () => {
    const { client, visitor } = await openWorld();

    const pages = [
      await visitor().opens('/'),
      await (await client('Amélie')).opens('/dashboard/client'),
      await visitor().opens('/shell'),
    ];

    for (const { body } of pages) {
      expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
      expect(body).toContain('<link rel="apple-touch-icon" href="/icons/maskable-192.png">');
      expect(body).toContain('<meta name="theme-color" content="#1f2937">');
    }
  });
});

describe('the icons', () => {
  test('have the sizes and purposes that the manifest promises', async () => {
    const { visitor } = await openWorld();

    const icons = await iconsOf(visitor());

    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const { src, sizes, type } of icons) {
      const answer = await visitor().loads(src);
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect(answer.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
      expect(format).toBe('png');
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('wear the operator’s colour while there is no logo, to the edge where they are cut', async () => {
    const { driver, visitor } = await openWorld();
    await (await driver('Chloé')).savesSettings({ primaryColor: '#0f3d3e' });

    expect(await pixel(visitor(), '/icons/maskable-192.png', 0)).toEqual([15, 61, 62, 255]);
    expect(await pixel(visitor(), '/icons/any-192.png', 0)).toEqual([0, 0, 0, 0]);
    expect(await pixel(visitor(), '/icons/any-192.png', 20)).toEqual([15, 61, 62, 255]);
  });

  test('show the logo once there is one, on white and inside the circle that is never cut', async () => {
    const world = await openWorld();
    await uploadLogo(await world.driver('Chloé'), 'teal');

    expect(await pixel(world.visitor(), '/icons/any-512.png', 256)).toEqual([0, 128, 128, 255]);
    expect(await pixel(world.visitor(), '/icons/maskable-512.png', 256)).toEqual([0, 128, 128, 255]);
    expect(await pixel(world.visitor(), '/icons/maskable-512.png', 100)).toEqual([255, 255, 255, 255]);
    expect(await pixel(world.visitor(), '/icons/any-512.png', 20)).toEqual([0, 128, 128, 255]);
  });

  test('are the car where the logo lies on another site, which the server does not visit', async () => {
    const { driver, visitor } = await openWorld();
    const chloe = await driver('Chloé');
    await chloe.savesSettings({ logoUrl: 'https://example.fr/logo.png' });

    expect(await pixel(visitor(), '/icons/maskable-192.png', 0)).toEqual([31, 41, 55, 255]);
  });

  test('are sent again only when they changed, and then have another address', async () => {
    const world = await openWorld();
    const [before] = await iconsOf(world.visitor());
    const first = await world.visitor().loads(before?.src ?? '');
    const known = { 'if-none-match': String(first.headers.etag) };

    const again = await world.visitor().sends('GET', before?.src ?? '', { headers: known });
    await uploadLogo(await world.driver('Chloé'), 'teal');
    const changed = await world.visitor().sends('GET', before?.src ?? '', { headers: known });
    const [after] = await iconsOf(world.visitor());

    expect(first.headers['cache-control']).toBe('public, no-cache');
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(changed.statusCode).toBe(200);
    expect(after?.src).not.toBe(before?.src);
  });
});

test.each(['/shell', CONTROL_SHELL_PATH])('%s, which browsers cache, names no user', async (path) => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');

  const page = await amelie.opens('/dashboard/client');
  const shell = await amelie.opens(path);

  expect(page.body).toContain(amelie.email);
  expect(shell.body).not.toContain(amelie.email);
  expect(shell.body).not.toContain('"user"');
});

test('the installed icon leads to Mode contrôle by a shortcut', async () => {
  const { visitor } = await openWorld();

  const { shortcuts } = (await visitor().loads('/manifest.webmanifest')).json();

  expect(shortcuts).toEqual([{ name: 'Mode contrôle', short_name: 'Contrôle', url: '/controle' }]);
});

test('the service worker names the version of its pages', async () => {
  const { visitor } = await openWorld();

  const worker = await visitor().loads('/sw.js');

  expect(worker.body).toMatch(/^const VERSION = "\/assets\/main\.js";\n/u);
});

async function iconsOf(browser: Visitor): Promise<Icon[]> {
  return (await browser.loads('/manifest.webmanifest')).json().icons;
}

/** The colour at the same distance from the left and from the top. */
async function pixel(browser: Visitor, path: string, at: number): Promise<number[]> {
  const { rawPayload } = await browser.loads(path);
  const square = sharp(rawPayload).ensureAlpha().extract({ left: at, top: at, width: 1, height: 1 });
  return [...(await square.raw().toBuffer())];
}

async function uploadLogo(driver: Person, background: string): Promise<void> {
  const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const answer = await driver.uploadsLogo(multipartFile(logo));
  expect(answer.statusCode).toBe(200);
}
