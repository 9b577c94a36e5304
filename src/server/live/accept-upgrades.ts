import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { AppError } from '#server/http/errors.ts';

const LONGEST_FRAME = 16 * 1024;

export type Upgrade = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: (socket: WebSocket) => void,
) => void;

/**
 * Sends every upgrade through the hooks of any request: limits, session, access. A route that accepts it calls the
 * returned function; the socket holds no reference to the request, and therefore stays small.
 */
export function acceptUpgrades(app: FastifyInstance): Upgrade {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LONGEST_FRAME,
  });
  const waiting = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>();

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    waiting.set(request, { socket, head });
    socket.on('error', () => socket.destroy());
    const refusal = new ServerResponse(request);
    refusal.shouldKeepAlive = false;
    refusal.assignSocket(request.socket);
    refusal.on('finish', () => request.socket.destroySoon());
    app.routing(request, refusal);
  });

  return (request, reply, done) => {
    const upgrade = waiting.get(request.raw);
    if (!upgrade) throw new AppError('not_found');
    if (!isHandshake(request)) throw new AppError('invalid_request');
    reply.hijack();
    reply.raw.detachSocket(request.raw.socket);
    sockets.handleUpgrade(request.raw, upgrade.socket, upgrade.head, done);
  };
}

/** Whether `ws` accepts it: anything else it would reject with a response of its own. */
function isHandshake({ method, headers }: FastifyRequest): boolean {
  const key = headers['sec-websocket-key'] ?? '';
  return (
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    /^[+/0-9A-Za-z]{22}==$/u.test(key)
  );
}
