import type { FastifyReply } from 'fastify';

/** Lists are plain arrays; the key of their next page is a header. */
export function sendPage<Item>(reply: FastifyReply, next: string | undefined, items: Item[]): Item[] {
  if (next) reply.header('x-next-cursor', next);
  return items;
}
