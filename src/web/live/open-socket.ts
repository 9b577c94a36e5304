import type { ClientFrame, ServerFrame } from '#contract/live.ts';
import { openSocket as socketCall } from '#contract/platform.calls.ts';

export type SocketEars = {
  /** The server knows who is here. */
  onReady: () => void;
  onFrame: (frame: ServerFrame) => void;
  onClosed: (code: number) => void;
};

export type OpenSocket = { check: () => void; close: () => void };

const PULSE_MS = 45_000;
const PATIENCE_MS = 10_000;
const NO_ANSWER = 1006;

/** One socket, from its opening to its end. A network that went away says nothing: an unanswered question ends it too. */
export function openSocket(userId: string, ears: SocketEars): OpenSocket {
  const socket = new WebSocket(address());
  let isReady = false;
  let patience = setTimeout(() => end(NO_ANSWER), PATIENCE_MS);
  const pulse = setInterval(check, PULSE_MS);

  socket.onopen = ask;
  socket.onclose = ({ code }) => end(code);
  socket.onmessage = ({ data }) => hear(JSON.parse(String(data)));

  function ask() {
    clearTimeout(patience);
    patience = setTimeout(() => end(NO_ANSWER), PATIENCE_MS);
    socket.send(JSON.stringify({ type: 'authenticate', userId } satisfies ClientFrame));
  }

  function check() {
    if (isReady) ask();
  }

  function hear(frame: ServerFrame) {
    clearTimeout(patience);
    if (frame.type !== 'authenticated') return ears.onFrame(frame);
    if (isReady) return;
    isReady = true;
    ears.onReady();
  }

  function end(code: number) {
    close();
    ears.onClosed(code);
  }

  function close() {
    clearTimeout(patience);
    clearInterval(pulse);
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  return { check, close };
}

function address(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${socketCall.path}`;
}
