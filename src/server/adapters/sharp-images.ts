import { createHash } from 'node:crypto';
import type { EncodedImage, IconLook, ImageRefusal, Images } from '#server/ports/images.ts';
import { runImageProcess } from './run-image-process.ts';

type LogoFiles = { logo: Uint8Array; favicon: Uint8Array };

/** Each picture is made in a process of its own, one at a time: however heavy it is, the server goes on answering. */
export function sharpImages(limitMs = 5_000): Images {
  const inTurn = oneAtATime();
  const make = <Made>(job: object) => inTurn(() => runImageProcess<Made>(job, limitMs));

  return {
    async encodeLogo(bytes) {
      if (isPacked(bytes)) return 'logo_type';
      const made = await make<LogoFiles | ImageRefusal>({ kind: 'logo', bytes });
      if (made === undefined) return 'logo_unreadable';
      if (typeof made === 'string') return made;
      return {
        logo: named('logo.webp', 'image/webp', made.logo),
        favicon: named('favicon.png', 'image/png', made.favicon),
      };
    },

    async drawIcon(picture, look: IconLook) {
      const made = await make<Uint8Array>({ kind: 'icon', bytes: picture, look });
      if (made === undefined) throw new Error('an icon could not be drawn');
      return Buffer.from(made);
    },
  };
}

/** A gzipped SVG would be unpacked whole, however large, before any limit applies. */
function isPacked(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Named after its content, so that it can be cached for ever. */
function named(kind: string, contentType: string, made: Uint8Array): EncodedImage {
  const bytes = Buffer.from(made);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  return { name: `${hash}-${kind}`, contentType, bytes };
}

function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Made>(work: () => Promise<Made>): Promise<Made> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
