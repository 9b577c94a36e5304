import { announceChange } from '#server/db/announce-change.ts';
import type { Deps } from '#server/deps.ts';
import type { SendOutcome } from '#server/ports/send-outcome.ts';
import type { SocketEnd, WhatsappSocket, WhatsappSockets } from '#server/ports/whatsapp-socket.ts';
import { deviceKeys } from './device-keys.ts';
import { type DeviceState, saveDeviceState } from './device-repository.ts';
import { oneAtATime } from './one-at-a-time.ts';

export type DeviceDeps = Pick<Deps, 'db' | 'pool' | 'changes' | 'clock' | 'secrets'>;
export type Log = { warn(details: object, message: string): void };

export type DeviceSession = ReturnType<typeof deviceSession>;

type Parts = {
  deps: DeviceDeps;
  sockets: WhatsappSockets;
  log: Log;
  /** Milliseconds before each new attempt, growing. */
  delaysMs: readonly number[];
  /** The session ended or became idle: the keeper has to decide what is next. */
  onPause(): void;
};

const connecting: DeviceState = { state: 'connecting', code: null, phone: null };
const elsewhere: SendOutcome = { state: 'refused', reason: 'not linked here', again: true };

/** One connection after the other, and their reported state. */
export function deviceSession({ deps, sockets, log, delaysMs, onPause }: Parts) {
  const keys = deviceKeys(deps);
  let attempt: { socket?: WhatsappSocket } | undefined;
  let rest: NodeJS.Timeout | undefined;
  let failures = 0;
  /** Ended by the telephone or without a scan: only a person can link it again. */
  let isOver = false;
  let device = connecting;
  let isUnsaved = false;

  async function update(changed: Partial<DeviceState>): Promise<void> {
    device = { ...device, ...changed };
    isUnsaved = true;
    await save();
  }

  /** One write after the other, so that the latest state is written last. */
  const save = oneAtATime(async () => {
    const saved = device;
    try {
      await saveDeviceState(deps.db, saved, deps.clock());
      isUnsaved = saved !== device;
    } catch (error) {
      log.warn({ err: error }, 'state of the linked device not written');
    }
  });

  async function open(): Promise<void> {
    const current: { socket?: WhatsappSocket } = {};
    attempt = current;
    const ifCurrent = (work: () => Promise<void>) => {
      if (attempt === current) void work();
    };
    await update({ state: 'connecting', code: null });
    try {
      const socket = await sockets.open({
        keys,
        onCode: (code) => ifCurrent(() => update({ state: 'waiting_scan', code, phone: null })),
        onLinked: (phone) => ifCurrent(() => linked(phone)),
        onClosed: (end) => ifCurrent(() => closed(end)),
      });
      if (attempt === current) current.socket = socket;
      else await socket.close();
    } catch (error) {
      log.warn({ err: error }, 'WhatsApp Web not opened');
      if (attempt === current) await closed('lost');
    }
  }

  async function linked(phone: string): Promise<void> {
    failures = 0;
    await update({ state: 'linked', code: null, phone });
    // Messages may have waited for the telephone.
    await announceChange(deps.db, 'outbox_filled').catch(() => {});
  }

  async function closed(end: SocketEnd): Promise<void> {
    attempt = undefined;
    if (end === 'logged_out' || end === 'unscanned') {
      isOver = true;
      return onPause();
    }
    pause(end === 'replaced' ? delaysMs.length - 1 : failures);
    failures += 1;
    await update({ state: 'connecting', code: null });
  }

  function pause(step: number): void {
    clearTimeout(rest);
    rest = setTimeout(
      () => {
        rest = undefined;
        onPause();
      },
      delaysMs[Math.min(step, delaysMs.length - 1)],
    );
  }

  async function end(how: 'close' | 'unlink'): Promise<void> {
    clearTimeout(rest);
    rest = undefined;
    failures = 0;
    isOver = false;
    device = connecting;
    const socket = attempt?.socket;
    attempt = undefined;
    await socket?.[how]().catch((error: unknown) =>
      log.warn({ err: error }, 'WhatsApp Web not left in peace'),
    );
  }

  return {
    isOver: () => isOver,
    isLinked: () => attempt !== undefined && device.state === 'linked',
    async keepOpen(): Promise<void> {
      if (isUnsaved) await save();
      if (!attempt && !rest && !isOver) await open();
    },
    sendText: async (to: string, text: string): Promise<SendOutcome> =>
      attempt?.socket && device.state === 'linked' ? await attempt.socket.sendText(to, text) : elsewhere,
    leave: () => end('close'),
    unlink: () => end('unlink'),
  };
}
