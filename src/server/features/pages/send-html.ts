import type { FastifyReply } from 'fastify';
import type { WrittenPage } from './page-writer.ts';

export function sendHtml(reply: FastifyReply, { body, policy, encoding }: WrittenPage): FastifyReply {
  reply.contentSecurityPolicy = policy;
  reply.type('text/html; charset=utf-8').header('vary', 'cookie');
  if (encoding) reply.header('content-encoding', encoding).header('vary', 'accept-encoding, cookie');
  return reply.send(body);
}
