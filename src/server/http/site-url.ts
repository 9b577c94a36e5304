import type { FastifyRequest } from 'fastify';

/**
 * Where links lead: PUBLIC_URL, else this very machine. Never where the request says it came to: its `Host` is
 * whatever the caller writes there.
 */
export function siteUrl({ socket }: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ? publicUrl.replace(/\/+$/u, '') : `http://localhost:${socket.localPort ?? 3000}`;
}
