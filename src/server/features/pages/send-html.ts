import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Pages differ for each request (nonce, person), so they are compressed as they leave. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie');
  if (!acceptsBrotli(request)) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compress(html, quick));
}

function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/u.test(request.headers['accept-encoding']?.toString() ?? '');
}
