import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ASSETS_PATH, HEALTH_PATH, READY_PATH } from '#contract/platform.calls.ts';
import { clientAddress } from './client-address.ts';
import { AppError } from './errors.ts';

const REQUESTS_A_MINUTE = 600;

/** The general limit, counted by each instance for itself. */
export async function limitRequests(app: FastifyInstance, scale: number): Promise<void> {
  await app.register(rateLimit, {
    max: Math.max(1, Math.round(REQUESTS_A_MINUTE * scale)),
    timeWindow: 60_000,
    keyGenerator: clientAddress,
    // Requests within the limit need no rate-limit headers.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    allowList: (request) =>
      request.url.startsWith(`${ASSETS_PATH}/`) || request.url === HEALTH_PATH || request.url === READY_PATH,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
  });
}
