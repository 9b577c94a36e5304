import { reconnectDelay } from '#domain/live/reconnect.ts';
import { type OpenSocket, openSocket, type SocketHandlers } from './open-socket.ts';

/** Keeps one socket open, reconnecting when it closes; returns how to disconnect. */
export function connectSocket(userId: string, { onReady, onFrame, onClosed }: SocketHandlers): () => void {
  let socket: OpenSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function connect() {
    clearTimeout(retry);
    if (socket || !navigator.onLine) return;
    socket = openSocket(userId, { onReady: ready, onFrame, onClosed: closed });
  }

  function ready() {
    failures = 0;
    onReady();
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
