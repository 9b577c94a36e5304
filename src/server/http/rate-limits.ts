import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ASSETS_PATH, HEALTH_PATH, READY_PATH } from '#contract/platform/platform.calls.ts';
import { clientAddress } from './client-address.ts';
import { AppError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** From one address, counted for this route alone. */
    requestsAMinute?: number;
  }
}

const REQUESTS_A_MINUTE = 600;
const WINDOW_MS = 60_000;
/** Beyond it the oldest address is dropped, so that many addresses cannot fill the memory. */
const MOST_ADDRESSES = 20_000;

type Window = { count: number; endsAt: number };

/** The general limit, counted by each instance for itself, before anything is read. */
export function limitRequests(app: FastifyInstance, scale: number): void {
  const windows = new Map<string, Window>();

  function countIn(key: string, now: number): Window {
    const known = windows.get(key);
    if (known && known.endsAt > now) {
      known.count += 1;
      return known;
    }
    windows.delete(key);
    const first = windows.size < MOST_ADDRESSES ? undefined : windows.keys().next().value;
    if (first !== undefined) windows.delete(first);
    const opened = { count: 1, endsAt: now + WINDOW_MS };
    windows.set(key, opened);
    return opened;
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (isUnlimited(request)) return done();
    const { config, url = '' } = request.routeOptions;
    const own = config.requestsAMinute;
    const address = clientAddress(request);
    const now = Date.now();
    const { count, endsAt } = countIn(own === undefined ? address : `${url} ${address}`, now);
    if (count <= Math.max(1, Math.round((own ?? REQUESTS_A_MINUTE) * scale))) return done();
    done(new AppError('too_many_requests', { retryAfter: Math.ceil((endsAt - now) / 1000) }));
  });
}

function isUnlimited({ url }: FastifyRequest): boolean {
  return url.startsWith(`${ASSETS_PATH}/`) || url === HEALTH_PATH || url === READY_PATH;
}
