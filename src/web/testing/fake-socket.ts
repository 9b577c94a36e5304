import type { ServerFrame } from '#contract/live.ts';

let sockets: FakeSocket[] = [];

/** A socket that a test controls. */
export class FakeSocket {
  readonly url: string;
  readonly sent: unknown[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(url: string) {
    this.url = url;
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  says(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The server accepts the connection and authenticates it. */
  welcomes(userId: string, at: string = new Date().toISOString()): void {
    this.onopen?.();
    this.says({ type: 'authenticated', userId, at });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

/** Every socket that was opened, oldest first. */
export function openedSockets(): readonly FakeSocket[] {
  return sockets;
}

export function forgetSockets(): void {
  sockets = [];
}
