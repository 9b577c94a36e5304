import type { FastifyRequest } from 'fastify';
import type { Options } from '#server/deps.ts';

/** Over https, by the connection, by a trusted proxy or by PUBLIC_URL. */
export function isSecure(request: FastifyRequest, { publicUrl }: Options): boolean {
  return request.protocol === 'https' || (publicUrl?.startsWith('https://') ?? false);
}
