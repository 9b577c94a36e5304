import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** By then nginx has let go of an idle connection and haproxy has noticed: `deploy/nginx.conf`, `deploy/haproxy.cfg`. */
export const PROXY_LETS_GO_MS = 2_500;

/** Answers what was begun, then closes everything. */
export async function drain(app: FastifyInstance, isBehindProxy: boolean): Promise<void> {
  if (isBehindProxy) await leaveProxy(app.server);
  // A connection that becomes idle during the stop would otherwise delay it by its keep-alive.
  const letGo = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(letGo);
}

/**
 * A connection that is closed while the proxy writes into it takes that request along, and a proxy repeats no write. So
 * nobody new is let in, what still comes is answered as the last of its connection, and the proxy lets go of the others.
 */
async function leaveProxy(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // The server's own `close` would close idle connections at once.
  const isEmpty = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  await Promise.race([isEmpty, wait(PROXY_LETS_GO_MS, undefined, { ref: false })]);
}
