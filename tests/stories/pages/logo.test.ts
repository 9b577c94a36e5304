import sharp from 'sharp';
import { expect, test } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { getFile, getPublicSettings, uploadLogo } from '#contract/platform/settings.calls.ts';
import { multipartFile } from '#tests/support/multipart.ts';
import { openWorld } from '#tests/support/world.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><script>alert(1)</script><rect width="400" height="200" fill="teal"/></svg>';
const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp', width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();

test.each(['png', 'jpeg', 'gif', 'webp'] as const)(
  'the driver uploads a %s and every page carries it',
  async (format) => {
    const world = await openWorld();
    const chloe = await world.driver('Chloé');

    const answer = await chloe.uploadsLogo(multipartFile(await picture(format)));

    const { logoUrl } = answer.json();
    expect(answer.statusCode).toBe(200);
    const settings = (await world.visitor().calls(getPublicSettings)).json();
    expect(settings).toMatchObject({ logoUrl, app_logo: logoUrl });
    expect((await world.visitor().opens('/')).body).toContain(`<link rel="icon" href="${settings.favicon}">`);
  },
);

test('an uploaded picture is ours from the first byte, may not run anything and is cached for ever', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');

  const { logoUrl } = (
    await chloe.uploadsLogo(multipartFile(svg, { name: 'logo.svg', type: 'image/svg+xml' }))
  ).json();
  const file = await world.visitor().loads(logoUrl);

  expect((await sharp(file.rawPayload).metadata()).format).toBe('webp');
  expect(file.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('the type is read from the content, whatever the name says', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');
  const refused = 'Type de fichier non supporté. Utilisez JPG, PNG, GIF, WebP ou SVG.';

  for (const content of ['<html><script>alert(1)</script></html>', 'MZ\x90\0program', '%PDF-1.7']) {
    const answer = await chloe.uploadsLogo(multipartFile(content));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(refused);
  }
});

test('a picture of too many pixels is refused before it is opened', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: 'teal' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();

  const answer = await chloe.uploadsLogo(multipartFile(bomb));

  expect(answer.json().message).toBe('Cette image est illisible ou trop grande.');
});

test('a cut picture is refused', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');
  const whole = await picture('png');

  const answer = await chloe.uploadsLogo(multipartFile(whole.subarray(0, whole.length / 2)));

  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe('Cette image est illisible ou trop grande.');
});

test('more than five megabytes are refused with the words of the form', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');

  const answer = await chloe.uploadsLogo(multipartFile(Buffer.alloc(5 * 1024 * 1024 + 1)));

  expect(answer.statusCode).toBe(413);
  expect(answer.json().message).toBe('Le fichier est trop volumineux. Taille maximale : 5MB');
});

test('a form without a file, an empty file or no form at all is refused', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');
  const noFile = {
    body: Buffer.from('--vtc-boundary--\r\n'),
    headers: { 'content-type': 'multipart/form-data; boundary=vtc-boundary' },
  };

  const answers = [
    await chloe.uploadsLogo(multipartFile('')),
    await chloe.uploadsLogo(noFile),
    await chloe.sends('POST', uploadLogo.path, { body: {} }),
  ];

  expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400]);
  expect(answers.map((answer) => answer.json().message)).toEqual(
    Array(3).fill('Veuillez sélectionner un fichier image.'),
  );
});

test('a file that was never uploaded is not found', async () => {
  const { visitor } = await openWorld();

  const answer = await visitor().loads(urlOf(getFile, { name: '../../package.json' }));

  expect(answer.statusCode).toBe(404);
});
