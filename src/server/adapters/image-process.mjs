// A separate process, because a picture that takes too long can only be stopped by killing it. In plain JavaScript, so
// that it runs from the sources and beside the bundle.
import sharp from 'sharp';

const MAX_PIXELS = 40_000_000;
const acceptedFormats = ['jpeg', 'png', 'gif', 'webp', 'svg'];
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** @typedef {{ side: number, share: number, background?: string }} Look */
/** @typedef {{ kind: 'logo', bytes: Buffer } | { kind: 'icon', bytes: Buffer, look: Look }} Job */

sharp.concurrency(1);
sharp.cache(false);

const giveUp = () => process.kill(process.pid, 'SIGKILL');
// Ends when the server is killed.
process.once('disconnect', giveUp);
// CPU time counts, so that a busy machine does not. sharp draws in other threads: this one stays free to check.
const limitMs = Number(process.argv[2]);
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1_000 > limitMs) giveUp();
}, 50).unref();
process.once('message', (/** @type {Job} */ job) => void make(job));

/** @param {Job} job */
async function make(job) {
  const made = await (job.kind === 'logo' ? makeLogo(job.bytes) : drawIcon(job.bytes, job.look));
  process.send?.(made, () => process.disconnect());
}

/**
 * Only the first page is read, pixels are bounded, and the result is always a picture we wrote ourselves.
 * @param {Buffer} bytes
 */
async function makeLogo(bytes) {
  const format = await formatOf(bytes);
  if (!format || !acceptedFormats.includes(format)) return 'logo_type';
  try {
    const logo = read(bytes).resize({ width: 640, height: 640, fit: 'inside', withoutEnlargement: true });
    return {
      logo: await logo.webp({ quality: 90 }).toBuffer(),
      favicon: await square(bytes, 48).png().toBuffer(),
    };
  } catch {
    return 'logo_unreadable';
  }
}

/**
 * @param {Buffer} picture
 * @param {Look} look
 */
async function drawIcon(picture, { side, share, background }) {
  const drawn = await square(picture, Math.round(side * share))
    .png()
    .toBuffer();
  return await sharp({
    create: { width: side, height: side, channels: 4, background: background ?? transparent },
  })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}

/** @param {Buffer} bytes */
async function formatOf(bytes) {
  try {
    return (await sharp(bytes, { limitInputPixels: false }).metadata()).format;
  } catch {
    return undefined;
  }
}

/** @param {Buffer} bytes */
function read(bytes) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' }).autoOrient();
}

/**
 * @param {Buffer} bytes
 * @param {number} side
 */
function square(bytes, side) {
  return read(bytes).resize({ width: side, height: side, fit: 'contain', background: transparent });
}
