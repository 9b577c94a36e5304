import { type PositionFrame, RIDE_OVER } from '#contract/rides/positions.ts';
import { reconnectDelay } from '#domain/live/reconnect.ts';

type Handlers = {
  onOpen?: () => void;
  onFrame?: (frame: PositionFrame) => void;
  /** `isOver`: there is nothing to follow or share here any more. */
  onLost?: (isOver: boolean) => void;
};

/** By then the server has dropped the position by itself. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;

/** The socket of one ride, which reconnects until the ride is over. */
export function openPositionSocket(path: string, { onOpen, onFrame, onLost }: Handlers) {
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isClosed = false;
  let isLeaving = false;
  /** A frame that must be sent first on the next connection. */
  let owed: object | undefined;

  function connect() {
    clearTimeout(retry);
    if (socket || isClosed || !navigator.onLine) return;
    const next = new WebSocket(`${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${path}`);
    socket = next;
    next.onopen = () => {
      failures = 0;
      if (owed && send(owed)) owed = undefined;
      if (isLeaving) close();
      else onOpen?.();
    };
    next.onmessage = ({ data }) => onFrame?.(JSON.parse(String(data)) as PositionFrame);
    next.onclose = ({ code }) => lose(code === RIDE_OVER);
  }

  function lose(isOver: boolean) {
    socket = undefined;
    if (isClosed) return;
    isClosed = isOver;
    if (!isOver) retry = setTimeout(connect, reconnectDelay(failures, Math.random()));
    failures += 1;
    if (!isLeaving) onLost?.(isOver);
  }

  function onVisible() {
    if (document.visibilityState === 'visible') connect();
  }

  /** Returns false when the socket is not open. */
  function send(frame: object): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  function sendSurely(frame: object): void {
    owed = send(frame) ? undefined : frame;
  }

  function close(): void {
    isClosed = true;
    clearTimeout(retry);
    window.removeEventListener('online', connect);
    document.removeEventListener('visibilitychange', onVisible);
    socket?.close();
  }

  /** Closes the socket; a frame still owed is sent first, or dropped after ten minutes. */
  function leave(): void {
    isLeaving = owed !== undefined;
    if (isLeaving) setTimeout(close, FORGOTTEN_AFTER_MS);
    else close();
  }

  window.addEventListener('online', connect);
  document.addEventListener('visibilitychange', onVisible);
  connect();

  return { send, sendSurely, leave, close };
}
