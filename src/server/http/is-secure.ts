import type { FastifyRequest } from 'fastify';
import type { Options } from '#server/deps.ts';

/** Over https: as we see it, as a trusted proxy says, or as PUBLIC_URL promises. */
export function isSecure(request: FastifyRequest, { publicUrl }: Options): boolean {
  return request.protocol === 'https' || (publicUrl?.startsWith('https://') ?? false);
}
