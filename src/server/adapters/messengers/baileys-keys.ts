import { setTimeout as wait } from 'node:timers/promises';
import type { AuthenticationCreds, SignalDataSet, SignalDataTypeMap, SignalKeyStore } from 'baileys';
import type { DeviceKeys } from '#server/ports/whatsapp-socket.ts';

export type Baileys = typeof import('baileys');

const CREDENTIALS = 'creds';
const SAVING_ATTEMPTS = 5;
const RETRY_MS = 1_000;

export type BaileysKeys = {
  creds: AuthenticationCreds;
  keys: SignalKeyStore;
  /** Queues a write of the current credentials. */
  save(): void;
  /** Resolves when every queued write has ended. */
  saved(): Promise<void>;
};

/** The keys of a link in the form that baileys wants, stored as named texts. */
export async function baileysKeys(baileys: Baileys, store: DeviceKeys): Promise<BaileysKeys> {
  const { replacer } = baileys.BufferJSON;
  const stored = (await store.read([CREDENTIALS])).get(CREDENTIALS);
  const creds = stored ? credentialsIn(baileys, stored) : baileys.initAuthCreds();
  let saving = Promise.resolve();

  return {
    creds,
    keys: {
      get: async (type, ids) => await readKeys(baileys, store, type, ids),
      set: async (data) => await store.write(changesIn(data, replacer)),
    },
    save() {
      const text = JSON.stringify(creds, replacer);
      saving = saving.then(() => persist(store, new Map([[CREDENTIALS, text]])));
    },
    saved: () => saving,
  };
}

function credentialsIn({ BufferJSON }: Baileys, text: string): AuthenticationCreds {
  return JSON.parse(text, BufferJSON.reviver);
}

async function readKeys<Type extends keyof SignalDataTypeMap>(
  { BufferJSON, proto }: Baileys,
  store: DeviceKeys,
  type: Type,
  ids: string[],
): Promise<Record<string, SignalDataTypeMap[Type]>> {
  const texts = await store.read(ids.map((id) => nameOf(type, id)));
  const found = ids.flatMap((id) => {
    const text = texts.get(nameOf(type, id));
    const value: unknown = text && JSON.parse(text, BufferJSON.reviver);
    if (!value) return [];
    const isSyncKey = type === 'app-state-sync-key';
    return [[id, isSyncKey ? proto.Message.AppStateSyncKeyData.fromObject(value) : value]];
  });
  return Object.fromEntries(found);
}

function changesIn(data: SignalDataSet, replacer: Baileys['BufferJSON']['replacer']) {
  const changes = Object.entries(data).flatMap(([type, values]) =>
    Object.entries(values).map(([id, value]): [string, string | null] => [
      nameOf(type, id),
      value ? JSON.stringify(value, replacer) : null,
    ]),
  );
  return new Map(changes);
}

function nameOf(type: string, id: string): string {
  return `${type}:${id}`;
}

/** Lost credentials break the link, so a write is retried while the database is unavailable. */
async function persist(store: DeviceKeys, changes: Map<string, string>): Promise<void> {
  for (let attempt = 1; attempt <= SAVING_ATTEMPTS; attempt += 1) {
    const isWritten = await store.write(changes).then(
      () => true,
      () => false,
    );
    if (isWritten) return;
    await wait(RETRY_MS);
  }
}
