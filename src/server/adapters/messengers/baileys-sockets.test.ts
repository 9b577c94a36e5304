import * as baileys from 'baileys';
import { expect, test } from 'vitest';
import type { DeviceKeys, SocketEnd } from '#server/ports/whatsapp-socket.ts';
import { openProvider } from '#tests/providers/provider-server.ts';
import { baileysKeys } from './baileys-keys.ts';
import { baileysSockets, endOf } from './baileys-sockets.ts';

function memoryKeys(): DeviceKeys & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    read: async (names) => new Map([...texts].filter(([name]) => names.includes(name))),
    async write(changes) {
      for (const [name, text] of changes) {
        if (text === null) texts.delete(name);
        else texts.set(name, text);
      }
    },
  };
}

test.each<[number | undefined, boolean, SocketEnd]>([
  [401, false, 'logged_out'],
  [403, false, 'logged_out'],
  [440, false, 'replaced'],
  [408, true, 'unscanned'],
  [408, false, 'lost'],
  [428, true, 'lost'],
  [503, false, 'lost'],
  [undefined, false, 'lost'],
])('a connection that ends with %s (a code shown: %s) is %s', (status, isCodeShown, end) => {
  expect(endOf(status, isCodeShown)).toBe(end);
});

test('the module is installed here', () => {
  expect(baileysSockets({ deviceName: 'VTC' }).isInstalled()).toBe(true);
});

test('a server that is no WhatsApp is a lost connection, reported once', async () => {
  const { baseUrl, asked } = await openProvider(() => ({ status: 404 }));
  const sockets = baileysSockets({ deviceName: 'VTC', url: `${baseUrl.replace('http', 'ws')}/ws/chat` });
  const ends: SocketEnd[] = [];
  const keys = memoryKeys();

  const socket = await sockets.open({
    keys,
    onCode: () => {},
    onLinked: () => {},
    onClosed: (end) => ends.push(end),
  });

  await expect.poll(() => ends, { timeout: 4_000 }).toEqual(['lost']);
  expect(asked[0]?.pathname).toBe('/ws/chat');
  await socket.close();
  expect(ends).toEqual(['lost']);
});

test('a connection that we close ourselves reports nothing', async () => {
  const { baseUrl } = await openProvider(() => ({ status: 404, after: 100 }));
  const sockets = baileysSockets({ deviceName: 'VTC', url: baseUrl.replace('http', 'ws') });
  const ends: SocketEnd[] = [];
  const parts = { keys: memoryKeys(), onCode: () => {}, onLinked: () => {} };

  const socket = await sockets.open({ ...parts, onClosed: (end) => ends.push(end) });
  await socket.close();

  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(ends).toEqual([]);
});

test('the secrets of a link survive the way into texts and back', async () => {
  const store = memoryKeys();
  const first = await baileysKeys(baileys, store);
  const pair = { public: Buffer.from([1, 2]), private: Buffer.from([3, 4]) };
  first.creds.me = { id: '33612345678:4@s.whatsapp.net' };

  first.save();
  await first.saved();
  await first.keys.set({
    'pre-key': { '1': pair, '2': pair },
    'app-state-sync-key': { k: { keyData: Buffer.from([9]) } },
  });
  await first.keys.set({ 'pre-key': { '2': null } });

  const second = await baileysKeys(baileys, store);
  expect(second.creds).toEqual(first.creds);
  expect(await second.keys.get('pre-key', ['1', '2'])).toEqual({ '1': pair });
  const { k } = await second.keys.get('app-state-sync-key', ['k']);
  expect(Buffer.from(k?.keyData ?? [])).toEqual(Buffer.from([9]));
  expect([...store.texts.keys()].sort()).toEqual(['app-state-sync-key:k', 'creds', 'pre-key:1']);
});
