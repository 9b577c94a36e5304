import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { ServerFrame } from '#contract/live.ts';
import { openSocket } from '#contract/platform/platform.calls.ts';
import type { Deps } from '#server/deps.ts';
import { currentSession } from '#server/http/access.ts';
import { AppError } from '#server/http/errors.ts';
import { isOwnOrigin } from '#server/http/origin.ts';
import type { Upgrade } from './accept-upgrades.ts';
import { frameMeter } from './frame-meter.ts';
import { type Listener, listenerOf } from './hub.ts';
import type { Live } from './keep-live.ts';
import { type Frame, readFrame } from './read-frame.ts';
import { repeatMessage } from './repeat-message.ts';

const POLICY = 1008;
const NOT_TEXT = 1003;
const NOT_JSON = 1007;
const BROKEN = 1011;
/** A notice that was never announced is read with the next heartbeat of the change feed, which differs by instance. */
const ANNOUNCED_WITHIN_MS = 15_000;

export function socketRoutes(app: FastifyInstance, deps: Deps, live: Live, upgrade: Upgrade): void {
  app.addHook('preClose', () => live.close());

  const { path, access } = openSocket;
  app.get(path, { config: { access }, schema: { hide: true } }, (request, reply) => {
    // A page of another site may open a socket with the visitor's cookie: only its origin gives it away.
    if (!isOwnOrigin(request, deps.options.publicUrl)) throw new AppError('foreign_origin');
    const session = currentSession(request);
    upgrade(request, reply, (socket) => welcome(deps, live, listenerOf(socket, session)));
  });
}

function welcome(deps: Deps, live: Live, listener: Listener): void {
  const { socket } = listener;
  if (!live.hub.join(listener)) {
    socket.close(POLICY, 'too many sockets');
    return;
  }
  const isWithinLimit = frameMeter(deps.clock);

  socket.on('close', () => live.hub.leave(listener));
  // An error ends the socket; it needs no log.
  socket.on('error', () => socket.terminate());
  socket.on('pong', () => live.markAlive(listener));
  socket.on('message', (data: Buffer, isBinary) => {
    live.markAlive(listener);
    if (!isWithinLimit()) socket.close(POLICY, 'too many frames');
    else if (isBinary) socket.close(NOT_TEXT, 'text only');
    else answer(deps, live, listener, readFrame(data.toString()));
  });
}

function answer(deps: Deps, { hub }: Live, listener: Listener, frame: Frame | undefined): void {
  const { socket, userId } = listener;
  if (!frame) socket.close(NOT_JSON, 'no frame of ours');
  else if (frame.type === 'new_message')
    void repeatMessage(deps, userId, frame.messageData?.id).catch(() => socket.close(BROKEN));
  else if (frame.userId !== userId) socket.close(POLICY, 'someone else');
  else {
    const at = new Date(deps.clock().getTime() - ANNOUNCED_WITHIN_MS).toISOString();
    say(socket, { type: 'authenticated', userId, at });
    if (frame.since) hub.catchUp(listener, new Date(frame.since));
  }
}

function say(socket: WebSocket, frame: ServerFrame): void {
  socket.send(JSON.stringify(frame));
}
