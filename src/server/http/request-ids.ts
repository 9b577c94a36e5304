import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Traces } from '#server/ports/traces.ts';

const REQUEST_ID_HEADER = 'x-request-id';

/** As long as a trace id, which it becomes. An id sent by a client is ignored. */
export function newRequestId(): string {
  return randomUUID().replaceAll('-', '');
}

/** A refused or failed request says under which id the log and the trace know it; with traces, every one does. */
export function nameRequests(app: FastifyInstance, traces: Traces | undefined): void {
  app.addHook('onSend', async (request, reply) => {
    if (traces || reply.statusCode >= 400) reply.header(REQUEST_ID_HEADER, request.id);
  });
  if (!traces) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? 'none';
    traces.record({
      traceId: id,
      name: `${method} ${route}`,
      startedAt: new Date(Date.now() - reply.elapsedTime),
      seconds: reply.elapsedTime / 1000,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
      },
      isFailure: reply.statusCode >= 500,
    });
    done();
  });
}
