import { createRequire } from 'node:module';
import type { ConnectionState, WASocket } from 'baileys';
import type {
  SocketEnd,
  SocketParts,
  WhatsappSocket,
  WhatsappSockets,
} from '#server/ports/whatsapp-socket.ts';
import { type Baileys, type BaileysKeys, baileysKeys } from './baileys-keys.ts';
import { baileysSend, statusOf } from './baileys-send.ts';
import { muteSessions } from './mute-sessions.ts';
import { silentLogger } from './silent-logger.ts';

const QUERY_LIMIT_MS = 15_000;
/** The close codes of baileys. */
const RESTART_WANTED = 515;
const TIMED_OUT = 408;
const REPLACED = 440;
const LINK_OVER = [401, 403, 411];

export type BaileysOptions = {
  /** What the telephone shows in its list of linked devices. */
  deviceName: string;
  url?: string | undefined;
};

/** WhatsApp Web through baileys, which is loaded when a device is wanted and may not be installed at all. */
export function baileysSockets(options: BaileysOptions): WhatsappSockets {
  return {
    isInstalled() {
      try {
        return createRequire(import.meta.url).resolve('baileys') !== '';
      } catch {
        return false;
      }
    },
    async open(parts) {
      const baileys = await load();
      return openSocket(baileys, options, await baileysKeys(baileys, parts.keys), parts);
    },
  };
}

let loading: Promise<Baileys> | undefined;

async function load(): Promise<Baileys> {
  loading ??= import('baileys').then((baileys) => {
    muteSessions(console);
    return baileys;
  });
  return await loading;
}

function openSocket(
  baileys: Baileys,
  options: BaileysOptions,
  link: BaileysKeys,
  { onCode, onLinked, onClosed }: SocketParts,
): WhatsappSocket {
  let isLeaving = false;
  let isCodeShown = false;
  let socket = connect();

  function connect(): WASocket {
    const next = baileys.makeWASocket(configOf(options, link));
    next.ev.on('creds.update', link.save);
    next.ev.on('connection.update', (update) => void follow(update));
    // baileys listens to this event and then does nothing, so the connection would never end.
    next.ws.on('unexpected-response', () => void next.end(undefined));
    return next;
  }

  async function follow({ qr, connection, lastDisconnect }: Partial<ConnectionState>): Promise<void> {
    if (isLeaving) return;
    isCodeShown = qr !== undefined || (isCodeShown && link.creds.me === undefined);
    if (qr) onCode(qr);
    if (connection === 'open') onLinked(phoneOf(link.creds.me?.id));
    if (connection === 'close') await end(statusOf(lastDisconnect?.error));
  }

  /** WhatsApp asks for a new connection right after a code was scanned. */
  async function end(status: number | undefined): Promise<void> {
    await link.saved();
    if (isLeaving) return;
    if (status === RESTART_WANTED) socket = connect();
    else onClosed(endOf(status, isCodeShown));
  }

  async function leave(farewell: () => Promise<void>): Promise<void> {
    isLeaving = true;
    await farewell().catch(() => {});
    await socket.end(undefined);
    await link.saved();
  }

  return {
    async sendText(to, text) {
      const messageId = baileys.generateMessageIDV2(link.creds.me?.id);
      return await baileysSend(socket, { to, text, messageId });
    },
    unlink: () => leave(() => socket.logout()),
    close: () => leave(async () => {}),
  };
}

/** No history is requested, and the telephone keeps its own notifications. */
function configOf({ deviceName, url }: BaileysOptions, { creds, keys }: BaileysKeys) {
  return {
    auth: { creds, keys },
    browser: [deviceName, 'Chrome', '1.0.0'] as [string, string, string],
    logger: silentLogger,
    defaultQueryTimeoutMs: QUERY_LIMIT_MS,
    syncFullHistory: false,
    shouldSyncHistoryMessage: () => false,
    markOnlineOnConnect: false,
    emitOwnEvents: false,
    ...(url ? { waWebSocketUrl: url } : {}),
  };
}

/** '+33612345678' for '33612345678:12@s.whatsapp.net'. */
function phoneOf(jid = ''): string {
  return `+${jid.split(/[:@]/u)[0]}`;
}

export function endOf(status: number | undefined, isCodeShown: boolean): SocketEnd {
  if (status === TIMED_OUT) return isCodeShown ? 'unscanned' : 'lost';
  if (status === REPLACED) return 'replaced';
  return status !== undefined && LINK_OVER.includes(status) ? 'logged_out' : 'lost';
}
