import { type PositionFrame, RIDE_OVER } from '#contract/positions.ts';
import { reconnectDelay } from '#domain/live/reconnect.ts';

type Handlers = {
  onOpen?: () => void;
  onFrame?: (frame: PositionFrame) => void;
  /** `isOver`: nothing is to be followed or shared here any more. */
  onLost?: (isOver: boolean) => void;
};

/** The socket of one ride, which comes back by itself until it is over. */
export function openPositionSocket(path: string, { onOpen, onFrame, onLost }: Handlers) {
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isClosed = false;

  function connect() {
    clearTimeout(retry);
    if (socket || isClosed || !navigator.onLine) return;
    const next = new WebSocket(`${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${path}`);
    socket = next;
    next.onopen = () => {
      failures = 0;
      onOpen?.();
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
    onLost?.(isOver);
  }

  function onVisible() {
    if (document.visibilityState === 'visible') connect();
  }

  window.addEventListener('online', connect);
  document.addEventListener('visibilitychange', onVisible);
  connect();

  return {
    /** False when it could not be sent now. */
    send(frame: object): boolean {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    close() {
      isClosed = true;
      clearTimeout(retry);
      window.removeEventListener('online', connect);
      document.removeEventListener('visibilitychange', onVisible);
      socket?.close();
    },
  };
}
