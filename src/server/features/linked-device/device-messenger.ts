import { missingForDevice } from '#contract/sentences/connection-test.fr.ts';
import type { Db } from '#server/db/schema.ts';
import type { Messenger } from '#server/ports/messenger.ts';
import { readDevice } from './device-repository.ts';
import type { DeviceSession } from './device-session.ts';

export function deviceMessenger(db: Db, session: Pick<DeviceSession, 'sendText' | 'isLinked'>): Messenger {
  return {
    missing: async () => missingForDevice[(await readDevice(db)).state],
    isHere: session.isLinked,
    send: ({ to, text }) => session.sendText(to, text),
  };
}
