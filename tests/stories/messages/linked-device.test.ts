import { expect, onTestFinished, test, vi } from 'vitest';
import { linkDevice, readDevice, runDevice, unlinkDevice } from '#server/features/linked-device/index.ts';
import { fakeWhatsapp } from '#tests/providers/fake-whatsapp.ts';
import { openWorld, type World } from '#tests/support/world.ts';

vi.setConfig({ testTimeout: 30_000 });

const phone = '+33612345678';
const pace = { checkEveryMs: 200, delaysMs: [20, 40, 60_000] };
const message = {
  to: '+33698765432',
  event: 'accepted' as const,
  text: 'Votre course est confirmée',
  values: [],
};
const patiently = { timeout: 15_000 };
const quiet = { warn: () => {} };

function keepIn({ deps }: World, { whatsapp = fakeWhatsapp(), checkEveryMs = pace.checkEveryMs } = {}) {
  const kept = runDevice(deps, whatsapp.port, quiet, { ...pace, checkEveryMs });
  onTestFinished(() => kept.close());
  return { ...kept, whatsapp, isLinkedHere: () => kept.messenger.isHere?.() };
}

async function linkedIn(world: World, { checkEveryMs = pace.checkEveryMs } = {}) {
  const device = keepIn(world, { checkEveryMs });
  await linkDevice(world.deps);
  await expect.poll(() => device.whatsapp.sockets.length, patiently).toBe(1);
  await device.whatsapp.latest()?.scan(phone);
  await expect.poll(() => stateIn(world), patiently).toBe('linked');
  return device;
}

const stateIn = async ({ deps }: World) => (await readDevice(deps.db)).state;
const keysIn = ({ deps }: World) => deps.db.selectFrom('linked_device_keys').selectAll().execute();
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 500));

test('nothing is opened while no device is wanted', async () => {
  const world = await openWorld();
  const { whatsapp, messenger } = keepIn(world);

  await aWhile();

  expect(whatsapp.sockets).toEqual([]);
  expect(await readDevice(world.deps.db)).toEqual({ state: 'unlinked', code: null, phone: null });
  expect(await messenger.missing()).toEqual(['Aucun téléphone n’est encore relié à WhatsApp Web.']);
});

test('linking shows a code, then a newer one, and the scan links the telephone', async () => {
  const world = await openWorld();
  const { whatsapp, messenger, isLinkedHere } = keepIn(world);

  await linkDevice(world.deps);
  expect(await stateIn(world)).toBe('connecting');
  await expect.poll(() => whatsapp.sockets.length, patiently).toBe(1);
  whatsapp.latest()?.showCode('first');
  whatsapp.latest()?.showCode('second');
  await expect
    .poll(() => readDevice(world.deps.db), patiently)
    .toEqual({ state: 'waiting_scan', code: 'second', phone: null });
  expect(await messenger.missing()).toEqual(['Le QR code de WhatsApp Web attend d’être scanné.']);
  await whatsapp.latest()?.scan(phone);

  await expect
    .poll(() => readDevice(world.deps.db), patiently)
    .toEqual({ state: 'linked', code: null, phone });
  expect(await messenger.missing()).toEqual([]);
  expect(isLinkedHere()).toBe(true);
});

test('linking twice opens one connection', async () => {
  const world = await openWorld();
  const { whatsapp } = keepIn(world);

  await Promise.all([linkDevice(world.deps), linkDevice(world.deps)]);
  await aWhile();

  expect(whatsapp.sockets).toHaveLength(1);
});

test('a linked device sends messages and reports their outcome', async () => {
  const world = await openWorld();
  const { whatsapp, messenger } = await linkedIn(world);
  const socket = whatsapp.latest();

  const first = await messenger.send(message);
  if (socket) socket.outcome = { state: 'unknown', reason: 'no acknowledgement in time' };
  const second = await messenger.send(message);

  expect(first).toEqual({ state: 'sent', reference: '3EB0' });
  expect(second).toEqual({ state: 'unknown', reason: 'no acknowledgement in time' });
  expect(socket?.texts[0]).toEqual({ to: message.to, text: message.text });
});

test('the keys of the link cannot be read from the database', async () => {
  const world = await openWorld();
  await linkedIn(world);

  const keys = await keysIn(world);

  expect(keys.map(({ name }) => name)).toEqual(['creds']);
  expect(keys[0]?.value).not.toContain('612345678');
  expect(world.deps.secrets.open(keys[0]?.value ?? '', 'device:creds')).toBe(phone);
});

test('a restart keeps the link', async () => {
  const world = await openWorld();
  const first = await linkedIn(world);

  await first.close();
  const second = keepIn(world);

  await expect.poll(() => second.isLinkedHere(), patiently).toBe(true);
  expect(first.whatsapp.open()).toEqual([]);
  expect(second.whatsapp.latest()?.isUnlinked).toBe(false);
  expect(await readDevice(world.deps.db)).toEqual({ state: 'linked', code: null, phone });
});

test.each(['logged_out', 'unscanned'] as const)(
  'a device that is %s is forgotten with its keys, and nothing is opened again',
  async (end) => {
    const world = await openWorld();
    const { whatsapp, messenger } = await linkedIn(world, { checkEveryMs: 1 });

    whatsapp.latest()?.end(end);

    await expect.poll(() => stateIn(world), patiently).toBe('unlinked');
    await expect.poll(() => keysIn(world), patiently).toEqual([]);
    await aWhile();
    expect(whatsapp.sockets).toHaveLength(1);
    expect(await messenger.send(message)).toEqual({
      state: 'refused',
      reason: 'not linked here',
      again: true,
    });
  },
);

test('a lost connection comes back by itself, and nothing is sent meanwhile', async () => {
  const world = await openWorld();
  const { whatsapp, messenger, isLinkedHere } = await linkedIn(world);

  whatsapp.latest()?.end('lost');
  const meanwhile = await messenger.send(message);

  expect(meanwhile).toEqual({ state: 'refused', reason: 'not linked here', again: true });
  await expect.poll(() => whatsapp.sockets.length, patiently).toBe(2);
  await expect.poll(() => isLinkedHere(), patiently).toBe(true);
  expect(await messenger.send(message)).toMatchObject({ state: 'sent' });
});

test('a connection that cannot be opened is tried again, less and less often', async () => {
  const world = await openWorld();
  const whatsapp = fakeWhatsapp();
  let attempts = 0;
  const port = {
    ...whatsapp.port,
    open: async () => {
      attempts += 1;
      throw new Error('no network');
    },
  };
  const kept = runDevice(world.deps, port, quiet, pace);
  onTestFinished(() => kept.close());

  await linkDevice(world.deps);

  await expect.poll(() => attempts, patiently).toBe(3);
  await aWhile();
  expect(attempts).toBe(3);
  expect(await stateIn(world)).toBe('connecting');
});

test('a device that another connection replaced is left alone for long', async () => {
  const world = await openWorld();
  const { whatsapp } = await linkedIn(world);

  whatsapp.latest()?.end('replaced');
  await aWhile();

  expect(whatsapp.sockets).toHaveLength(1);
  expect(await stateIn(world)).toBe('connecting');
});

test('unlinking ends the link on the telephone and erases the keys', async () => {
  const world = await openWorld();
  const { whatsapp, isLinkedHere } = await linkedIn(world);

  await unlinkDevice(world.deps);

  expect(await readDevice(world.deps.db)).toEqual({ state: 'unlinked', code: null, phone: null });
  await expect.poll(() => whatsapp.latest()?.isUnlinked, patiently).toBe(true);
  await expect.poll(() => keysIn(world), patiently).toEqual([]);
  expect(isLinkedHere()).toBe(false);
});

test('a device unlinked while no server ran is forgotten at the next start', async () => {
  const world = await openWorld();
  const first = await linkedIn(world);
  await first.close();

  await unlinkDevice(world.deps);
  const second = keepIn(world);

  await expect.poll(() => keysIn(world), patiently).toEqual([]);
  expect(second.whatsapp.sockets).toEqual([]);
});

test('after unlinking, another telephone can be linked', async () => {
  const world = await openWorld();
  const { whatsapp } = await linkedIn(world);
  await unlinkDevice(world.deps);
  await expect.poll(() => keysIn(world), patiently).toEqual([]);

  await linkDevice(world.deps);
  await expect.poll(() => whatsapp.sockets.length, patiently).toBe(2);
  await whatsapp.latest()?.scan('+33700000000');

  await expect
    .poll(() => readDevice(world.deps.db), patiently)
    .toEqual({ state: 'linked', code: null, phone: '+33700000000' });
});

test('of two servers one holds the device, and the other takes over when it stops', async () => {
  const world = await openWorld();
  const first = await linkedIn(world);
  const second = keepIn(world);
  await aWhile();
  expect(second.whatsapp.sockets).toEqual([]);
  expect(await second.messenger.missing()).toEqual([]);
  expect(await second.messenger.send(message)).toEqual({
    state: 'refused',
    reason: 'not linked here',
    again: true,
  });

  await first.close();

  await expect.poll(() => second.isLinkedHere(), patiently).toBe(true);
  expect(first.whatsapp.open()).toEqual([]);
  expect(await second.messenger.send(message)).toMatchObject({ state: 'sent' });
});

test('a server that loses the device to another one while its database breaks leaves it', async () => {
  const world = await openWorld();
  const { whatsapp, isLinkedHere } = await linkedIn(world);
  const rival = await world.deps.pool.connect();
  const taken = rival.query(`select pg_advisory_lock(hashtext('vtc linked device'))`);

  await world.deps.pool.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and granted and datname = current_database()`,
  );
  await taken;

  await expect.poll(() => whatsapp.open(), patiently).toEqual([]);
  expect(isLinkedHere()).toBe(false);
  await rival.query(`select pg_advisory_unlock(hashtext('vtc linked device'))`);
  rival.release();
  await expect.poll(() => isLinkedHere(), patiently).toBe(true);
  expect(whatsapp.open()).toHaveLength(1);
});

test('a server without the module says so, and a message waits', async () => {
  const world = await openWorld();
  const { whatsapp, messenger } = keepIn(world, { whatsapp: fakeWhatsapp({ isInstalled: false }) });

  await linkDevice(world.deps);

  await expect.poll(() => stateIn(world), patiently).toBe('not_installed');
  expect(whatsapp.sockets).toEqual([]);
  expect(await messenger.missing()).toEqual([
    'Le module WhatsApp Web (baileys) n’est pas installé sur le serveur.',
  ]);
});
