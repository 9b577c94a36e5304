import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** By then nginx has dropped idle connections and haproxy has noticed: `deploy/nginx.conf`, `deploy/haproxy.cfg`. */
export const PROXY_LETS_GO_MS = 2_500;

/** Finishes the requests in flight, then closes everything. */
export async function drain(app: FastifyInstance, isBehindProxy: boolean): Promise<void> {
  if (isBehindProxy) await leaveProxy(app.server);
  // A connection that becomes idle during the stop would otherwise delay it by its keep-alive.
  const letGo = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(letGo);
}

/**
 * Closing a connection while the proxy writes to it loses that request, and a proxy does not retry a write. So no new
 * connection is accepted, open ones answer with `connection: close`, and the proxy drops idle ones.
 */
async function leaveProxy(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // The server's own `close` would close idle connections at once.
  const isEmpty = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  await Promise.race([isEmpty, wait(PROXY_LETS_GO_MS, undefined, { ref: false })]);
}
