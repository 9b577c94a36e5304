import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Session } from './sessions.ts';

export const VISIT_HEADER = 'x-visit';

const visits = new Map<string, Session>();

/**
 * For the calls that a page makes to our own API: they act in the session that the page has read. The key is random,
 * known to this process alone and means nothing once the page is written.
 */
export function handSession(session: Session): { key: string; ends(): void } {
  const key = randomUUID();
  visits.set(key, session);
  return { key, ends: () => void visits.delete(key) };
}

export function handedSession({ headers }: FastifyRequest): Session | undefined {
  const key = headers[VISIT_HEADER];
  return typeof key === 'string' ? visits.get(key) : undefined;
}
