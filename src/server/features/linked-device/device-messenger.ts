import type { LinkedDeviceState } from '#domain/notification/notification.ts';
import type { Db } from '#server/db/schema.ts';
import type { Messenger } from '#server/ports/messenger.ts';
import { readDevice } from './device-repository.ts';
import type { DeviceSession } from './device-session.ts';

const missing: Record<LinkedDeviceState, string[]> = {
  not_installed: ['Le module WhatsApp Web (baileys) n’est pas installé sur le serveur.'],
  unlinked: ['Aucun téléphone n’est encore lié à WhatsApp Web.'],
  connecting: ['La connexion à WhatsApp Web est en cours.'],
  waiting_scan: ['Le QR code de WhatsApp Web attend d’être scanné.'],
  linked: [],
};

export function deviceMessenger(db: Db, session: Pick<DeviceSession, 'sendText' | 'isLinked'>): Messenger {
  return {
    missing: async () => missing[(await readDevice(db)).state],
    isHere: session.isLinked,
    send: ({ to, text }) => session.sendText(to, text),
  };
}
