import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openProvider } from '#tests/providers/provider-server.ts';
import { multipartFile } from '#tests/support/multipart.ts';
import { openWorld } from '#tests/support/world.ts';

/** Generous: a busy machine is slow, a bomb would take for ever. */
const patiently = { timeout: 60_000 };
const svg = (inside: string, size = 'width="90" height="90"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`;

type Upload = { body: Buffer; headers: Record<string, string> };

/** Chloé uploads: the answer, and the picture that came of it. */
async function upload(file: Upload) {
  const { driver, visitor } = await openWorld();
  const answer = await (await driver('Chloé')).uploadsLogo(file);
  const { logoUrl } = answer.json();
  return { answer, picture: logoUrl ? (await visitor().loads(logoUrl)).rawPayload : undefined };
}

describe('a bomb', patiently, () => {
  test('of a hundred thousand pages costs no more than its first page', async () => {
    const { answer, picture } = await upload(multipartFile(gifOfPages(100_000)));

    expect(answer.statusCode).toBe(200);
    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
  });

  test.each([
    ['of entities that name each other', entityBomb()],
    [
      'of a drawing a million pixels wide',
      svg('<rect width="9" height="9"/>', 'width="1000000" height="1000000"'),
    ],
  ])('%s is refused before it goes off', async (_, drawing) => {
    const { answer } = await upload(multipartFile(drawing, { name: 'logo.svg', type: 'image/svg+xml' }));

    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^(Type de fichier|Cette image)/u);
  });

  test('that is packed is not unpacked', async () => {
    const packed = gzipSync(svg(' '.repeat(1_000_000)));

    const { answer } = await upload(multipartFile(packed, { name: 'logo.svgz', type: 'image/svg+xml' }));

    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^Type de fichier/u);
  });
});

test('a drawing shows nothing of what it points to, on this machine or elsewhere', async () => {
  const red = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const folder = await mkdtemp(join(tmpdir(), 'vtc-drawing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'red.png');
  await writeFile(file, red);
  const elsewhere = await openProvider(() => ({ body: 'red' }));
  const pictures = [`file://${file}`, `${elsewhere.baseUrl}/red.png`].map(
    (href) => `<image xlink:href="${href}" width="90" height="90"/>`,
  );

  const { answer, picture } = await upload(multipartFile(svg(pictures.join(''))));

  expect(answer.statusCode).toBe(200);
  expect((await sharp(picture).stats()).channels.every(({ max }) => max === 0)).toBe(true);
  expect(elsewhere.asked).toEqual([]);
});

describe('a form that is none is refused, and answered', () => {
  const form = (body: string, type = 'multipart/form-data; boundary=b'): Upload => ({
    body: Buffer.from(body, 'latin1'),
    headers: { 'content-type': type },
  });
  const head = '--b\r\ncontent-disposition: form-data; name="logo"; filename="logo.png"\r\n';

  test.each([
    ['without a boundary', form('x', 'multipart/form-data')],
    ['that stops at its boundary', form('--b')],
    ['that stops within the file', form(`${head}\r\n<svg`)],
    ['whose head never ends', form(`${head}content-type: image/png\r\n\x01\n<svg/>\r\n--b--\r\n`)],
    [
      'whose field is a word of the language',
      form('--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n'),
    ],
  ])('%s', async (_, file) => {
    const { answer } = await upload(file);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).not.toMatch(/\b(multipart|boundary|unexpected)\b/iu);
  });
});

/** Each page is one transparent point. */
function gifOfPages(count: number): Buffer {
  const screen = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00', 'latin1');
  const page = Buffer.from(
    '\x21\xf9\x04\x01\x00\x00\x00\x00\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00',
    'latin1',
  );
  return Buffer.concat([screen, ...Array<Buffer>(count).fill(page), Buffer.from(';')]);
}

function entityBomb(): string {
  const names = Array.from({ length: 12 }, (_, level) => `e${level}`);
  const entities = names.map((name, level) => {
    const inside = level === 0 ? 'lol' : `&${names[level - 1]};`.repeat(10);
    return `<!ENTITY ${name} "${inside}">`;
  });
  return `<?xml version="1.0"?><!DOCTYPE svg [${entities.join('')}]>${svg(`<text>&${names.at(-1)};</text>`)}`;
}
