import type { SendOutcome } from '#server/ports/send-outcome.ts';
import type { SocketEnd, SocketParts, WhatsappSockets } from '#server/ports/whatsapp-socket.ts';

export type FakeSocket = {
  texts: { to: string; text: string }[];
  isOpen: boolean;
  isUnlinked: boolean;
  /** What becomes of the next texts. */
  outcome: SendOutcome;
  showCode(code: string): void;
  /** The telephone scans the code: WhatsApp gives keys for the next time. */
  scan(phone: string): Promise<void>;
  end(end: SocketEnd): void;
};

/** WhatsApp at the port: links a device by a code, and knows it again by its keys. */
export function fakeWhatsapp({ isInstalled = true } = {}) {
  const sockets: FakeSocket[] = [];

  async function open({ keys, onCode, onLinked, onClosed }: SocketParts) {
    const socket: FakeSocket = {
      texts: [],
      isOpen: true,
      isUnlinked: false,
      outcome: { state: 'sent', reference: '3EB0' },
      showCode: onCode,
      async scan(phone) {
        await keys.write(new Map([['creds', phone]]));
        onLinked(phone);
      },
      end(end) {
        socket.isOpen = false;
        onClosed(end);
      },
    };
    sockets.push(socket);
    const known = (await keys.read(['creds'])).get('creds');
    if (known) onLinked(known);
    return {
      async sendText(to: string, text: string) {
        socket.texts.push({ to, text });
        return socket.outcome;
      },
      async unlink() {
        socket.isOpen = false;
        socket.isUnlinked = true;
      },
      async close() {
        socket.isOpen = false;
      },
    };
  }

  const port: WhatsappSockets = { isInstalled: () => isInstalled, open };
  return { port, sockets, latest: () => sockets.at(-1), open: () => sockets.filter(({ isOpen }) => isOpen) };
}
