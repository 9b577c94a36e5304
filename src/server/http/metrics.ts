import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { METRICS_PATH } from '#contract/platform/platform.calls.ts';
import type { Deps } from '#server/deps.ts';
import { anyone } from './access.ts';
import { AppError } from './errors.ts';
import { platformGauges } from './platform-gauges.ts';
import { requestDurations } from './request-durations.ts';

const signsOfAProxy = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'via',
  'cf-connecting-ip',
];

type Parts = { deps: Deps; openSockets: () => number };

const routes: FastifyPluginAsync<Parts> = async (app, { deps, openSockets }) => {
  const registry = new Registry();
  const durations = requestDurations();
  const refresh = platformGauges(deps, openSockets, registry);

  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: classOf(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  app.get(METRICS_PATH, { config: anyone }, async (request, reply) => {
    if (!mayRead(request, deps.options.metricsToken)) throw new AppError('not_found');
    await refresh();
    const parts = await Promise.all([registry.metrics(), processMetrics().metrics()]);
    return reply.type(registry.contentType).send([durations.write(), ...parts].join('\n'));
  });
};

/** Without encapsulation, so that the requests of every route are counted. */
export const metricsRoutes = Object.assign(routes, { [Symbol.for('skip-override')]: true });

function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

/** A program on this machine, or one with the token; 404 for all others. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { headers, socket } = request;
  if (token && headers.authorization && isSame(headers.authorization, `Bearer ${token}`)) return true;
  const isFromHere = /^(::ffff:)?127\.|^::1$/u.test(socket.remoteAddress ?? '');
  return isFromHere && signsOfAProxy.every((name) => headers[name] === undefined);
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

let ofThisProcess: Registry | undefined;

/** Shared by all applications of a process, and collected only from the first request on. */
function processMetrics(): Registry {
  if (ofThisProcess) return ofThisProcess;
  ofThisProcess = new Registry();
  collectDefaultMetrics({ register: ofThisProcess });
  return ofThisProcess;
}
