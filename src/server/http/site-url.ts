import type { FastifyRequest } from 'fastify';

/**
 * The base of links: PUBLIC_URL, else this machine. Never the `Host` of the request, which the caller chooses.
 */
export function siteUrl({ socket }: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ? publicUrl.replace(/\/+$/u, '') : `http://localhost:${socket.localPort ?? 3000}`;
}
