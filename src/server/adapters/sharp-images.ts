import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { EncodedImage, Images, LogoSet } from '#server/ports/images.ts';

const MAX_PIXELS = 40_000_000;
const acceptedFormats = new Set(['jpeg', 'png', 'gif', 'webp', 'svg']);
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Only the first page is read, pixels are bounded, and the result is always a picture we wrote ourselves. */
export function sharpImages(): Images {
  return {
    async encodeLogo(bytes) {
      const format = isPacked(bytes) ? undefined : await formatOf(bytes);
      if (!format || !acceptedFormats.has(format)) return 'logo_type';
      try {
        return await logoSet(bytes);
      } catch {
        return 'logo_unreadable';
      }
    },

    async drawIcon(picture, { side, share, ground }) {
      const drawing = await square(picture, Math.round(side * share));
      const drawn = await drawing.png().toBuffer();
      const background = ground ?? transparent;
      const sharp = await openSharp();
      return await sharp({ create: { width: side, height: side, channels: 4, background } })
        .composite([{ input: drawn }])
        .png()
        .toBuffer();
    },
  };
}

/** Opened when the first picture comes: it takes its time, and the first page should not wait for it. */
async function openSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}

/** A drawing packed with gzip would be unpacked whole, however large, before anything is counted. */
function isPacked(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

async function formatOf(bytes: Buffer): Promise<string | undefined> {
  try {
    const sharp = await openSharp();
    const { format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return format;
  } catch {
    return undefined;
  }
}

async function logoSet(bytes: Buffer): Promise<LogoSet> {
  const logo = (await read(bytes)).resize({
    width: 640,
    height: 640,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return {
    logo: await encoded('logo.webp', 'image/webp', logo.webp({ quality: 90 })),
    favicon: await encoded('favicon.png', 'image/png', (await square(bytes, 48)).png()),
  };
}

async function read(bytes: Buffer): Promise<Sharp> {
  const sharp = await openSharp();
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' })
    .timeout({ seconds: 10 })
    .autoOrient();
}

async function square(bytes: Buffer, side: number): Promise<Sharp> {
  const picture = await read(bytes);
  return picture.resize({ width: side, height: side, fit: 'contain', background: transparent });
}

/** Named after its content, so that it can be cached for ever. */
async function encoded(kind: string, contentType: string, picture: Sharp): Promise<EncodedImage> {
  const bytes = await picture.toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  return { name: `${hash}-${kind}`, contentType, bytes };
}
