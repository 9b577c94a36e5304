import type { ClientFrame, ServerFrame } from '#contract/live.ts';
import { openSocket as socketCall } from '#contract/platform/platform.calls.ts';
import { reconnectDelay } from '#domain/live/reconnect.ts';

type SocketHandlers = {
  /** The server has authenticated the socket; after a gap, frames may have been missed. */
  onReady: (isGap: boolean) => void;
  onFrame: (frame: ServerFrame) => void;
  onClosed: (code: number) => void;
};

/** `onKnownUntil`: the time up to which the server has sent all frames. */
type OneSocketHandlers = SocketHandlers & { onKnownUntil: (at: string | undefined) => void };

type OpenSocket = { check: () => void; close: () => void };

const CHECK_EVERY_MS = 45_000;
const ANSWER_LIMIT_MS = 10_000;
const NO_ANSWER = 1006;

/** Who connects, and up to when their page is current; unknown for a page rendered without a person. */
type Visitor = { userId: string; since?: string | undefined };

/** Keeps one socket open, reconnecting when it closes; returns how to disconnect. */
export function connectSocket(
  { userId, since }: Visitor,
  { onReady, onFrame, onClosed }: SocketHandlers,
): () => void {
  let knownUntil = since;
  let socket: OpenSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function connect() {
    clearTimeout(retry);
    if (socket || !navigator.onLine) return;
    socket = openSocket(
      { userId, since: knownUntil },
      { onReady: ready, onKnownUntil, onFrame, onClosed: closed },
    );
  }

  function ready(isGap: boolean) {
    failures = 0;
    onReady(isGap);
  }

  function onKnownUntil(at: string | undefined) {
    knownUntil = at;
  }

  function closed(code: number) {
    socket = undefined;
    retry = setTimeout(connect, reconnectDelay(failures, Math.random()));
    failures += 1;
    onClosed(code);
  }

  function disconnect() {
    clearTimeout(retry);
    socket?.close();
    socket = undefined;
  }

  /** A person who returns to the page does not wait for the next retry. */
  function onVisible() {
    if (document.visibilityState === 'hidden') return;
    if (socket) socket.check();
    else connect();
  }

  window.addEventListener('online', connect);
  window.addEventListener('offline', disconnect);
  document.addEventListener('visibilitychange', onVisible);
  connect();

  return () => {
    window.removeEventListener('online', connect);
    window.removeEventListener('offline', disconnect);
    document.removeEventListener('visibilitychange', onVisible);
    disconnect();
  };
}

/** One socket, from open to close. A lost network raises no event: an unanswered check closes it too. */
function openSocket({ userId, since }: Visitor, handlers: OneSocketHandlers): OpenSocket {
  const socket = new WebSocket(address());
  let isReady = false;
  let limit = setTimeout(() => end(NO_ANSWER), ANSWER_LIMIT_MS);
  const checks = setInterval(check, CHECK_EVERY_MS);

  socket.onopen = authenticate;
  socket.onclose = ({ code }) => end(code);
  socket.onmessage = ({ data }) => receive(JSON.parse(String(data)));

  function authenticate() {
    clearTimeout(limit);
    limit = setTimeout(() => end(NO_ANSWER), ANSWER_LIMIT_MS);
    const asked = !isReady && since !== undefined ? { since } : {};
    socket.send(JSON.stringify({ type: 'authenticate', userId, ...asked } satisfies ClientFrame));
  }

  function check() {
    if (isReady) authenticate();
  }

  function receive(frame: ServerFrame) {
    clearTimeout(limit);
    if (frame.type !== 'authenticated') return handlers.onFrame(frame);
    handlers.onKnownUntil(frame.at);
    if (isReady) return;
    isReady = true;
    handlers.onReady(since === undefined || frame.at === undefined);
  }

  function end(code: number) {
    close();
    handlers.onClosed(code);
  }

  function close() {
    clearTimeout(limit);
    clearInterval(checks);
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  return { check, close };
}

function address(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${socketCall.path}`;
}
