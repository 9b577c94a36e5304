import type { FastifyRequest } from 'fastify';

/** Where links in letters lead: PUBLIC_URL, else the address the person used. */
export function siteUrl(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ? publicUrl.replace(/\/+$/u, '') : `${request.protocol}://${request.host}`;
}
