import { announceChange } from '#server/db/announce-change.ts';
import type { Messenger } from '#server/ports/messenger.ts';
import type { WhatsappSockets } from '#server/ports/whatsapp-socket.ts';
import { deviceLock } from './device-lock.ts';
import { deviceMessenger } from './device-messenger.ts';
import { findDevice, forgetDevice, saveDeviceState, stopWanting } from './device-repository.ts';
import { type DeviceDeps, deviceSession, type Log } from './device-session.ts';
import { oneAtATime } from './one-at-a-time.ts';

export type RunningDevice = {
  messenger: Messenger;
  close(): Promise<void>;
};

export type Pace = { checkEveryMs: number; delaysMs: readonly number[] };

const usualPace: Pace = { checkEveryMs: 60_000, delaysMs: [1_000, 5_000, 15_000, 60_000, 300_000] };

/** Keeps the linked device connected on exactly one of the instances, for as long as it is wanted. */
export function runDevice(
  deps: DeviceDeps,
  sockets: WhatsappSockets,
  log: Log,
  { checkEveryMs, delaysMs }: Pace = usualPace,
): RunningDevice {
  const { db, clock } = deps;
  let isClosed = false;
  const check = oneAtATime(() =>
    attend().catch((error) => log.warn({ err: error }, 'linked device not looked at')),
  );
  const recheck = () => void check();
  const lock = deviceLock(deps.pool, recheck);
  const session = deviceSession({ deps, sockets, log, delaysMs, onPause: recheck });

  async function attend(): Promise<void> {
    if (isClosed) return;
    if (session.isOver()) await stopWanting(db, clock());
    const { wanted, state } = await findDevice(db);
    if (wanted && !sockets.isInstalled()) return await admitAbsence();
    if (!wanted && !lock.isHeld() && state === 'unlinked') return;
    if (!(await lock.take())) return await session.leave();
    if (wanted) return await session.keepOpen();
    await session.unlink();
    await forgetDevice(db, clock());
    await lock.release();
  }

  async function admitAbsence(): Promise<void> {
    await saveDeviceState(db, { state: 'not_installed', code: null, phone: null }, clock());
  }

  const timer = setInterval(recheck, checkEveryMs);
  deps.changes.on('device_wanted', recheck);
  recheck();

  return {
    messenger: deviceMessenger(db, session),
    async close() {
      isClosed = true;
      clearInterval(timer);
      await check();
      await session.leave();
      if (!lock.isHeld()) return;
      await lock.release();
      await announceChange(db, 'device_wanted').catch(() => {});
    },
  };
}
