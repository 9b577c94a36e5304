import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from './fingerprint.mjs';

const text = /\.(js|css|svg|html|json|txt|xml|webmanifest|map)$/;

/** @type {readonly (readonly [string, (content: Buffer) => Promise<Buffer>])[]} */
const codings = [
  ['.br', (content) => promisify(brotliCompress)(content, { params: brotliParams(content) })],
  ['.gz', (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
];

/**
 * Puts a brotli and a gzip copy beside every text, once, at the best quality.
 * @param {string} folder
 */
export async function precompress(folder) {
  await Promise.all(filesUnder(folder).filter(isServedText).map(compress));
}

/** @param {string} path */
function isServedText(path) {
  return text.test(path) && !path.includes('/.vite/');
}

/** @param {string} path */
async function compress(path) {
  const content = await readFile(path);
  for (const [extension, shrink] of codings) {
    const smaller = await shrink(content);
    if (smaller.length < content.length) await writeFile(path + extension, smaller);
  }
}

/** @param {Buffer} content */
function brotliParams(content) {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
}
