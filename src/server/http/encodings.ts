import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip';
/** `quick` for what is sent once, `small` for what is kept and sent often. */
type Effort = 'quick' | 'small';

const brotliQuality = { quick: 5, small: 11 };
const gzipLevel = { quick: 4, small: 9 };

/** The best of our encodings that the browser accepts. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (!header) return undefined;
  const accepted = String(header)
    .split(',')
    .filter(isWanted)
    .map((entry) => entry.split(';', 1)[0]?.trim().toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

/** An invalid weight counts as not accepted. */
function isWanted(entry: string): boolean {
  const weight = /;\s*q=([^;]*)/iu.exec(entry)?.[1];
  return weight === undefined || Number(weight) > 0;
}

type Compressed = (error: Error | null, bytes: Buffer) => void;
type Compression = { encoding: Encoding; effort: Effort };

export function compress(body: string | Buffer, { encoding, effort }: Compression, done: Compressed): void {
  if (encoding === 'gzip') zlib.gzip(body, { level: gzipLevel[effort] }, done);
  else zlib.brotliCompress(body, { params: brotliParams(body, effort) }, done);
}

/** The same as a promise. */
export const compressed = promisify(compress);

function brotliParams(body: string | Buffer, effort: Effort) {
  return {
    [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
}
