import { expect, test, vi } from 'vitest';
import { openDataFolder } from './support/data-folder.ts';
import { keepRide, keptRide, postmasterPid, start } from './support/database.ts';
import { launchServer } from './support/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test('two servers share one PostgreSQL, and the last to leave stops it', async () => {
  const dataDir = await openDataFolder();
  const first = launchServer(dataDir);
  await keepRide(await first.ready);
  const second = await start(dataDir);
  const pid = await postmasterPid(dataDir);

  await first.end('SIGTERM');

  expect(await keptRide(second.url)).toBe('Gare de Lyon');
  expect(await postmasterPid(dataDir)).toBe(pid);

  await second.stop();

  expect(await postmasterPid(dataDir)).toBeUndefined();
});

test('stopping twice is stopping once', async () => {
  const dataDir = await openDataFolder();
  const { stop } = await start(dataDir);

  await Promise.all([stop(), stop()]);

  expect(await postmasterPid(dataDir)).toBeUndefined();
});

test('servers that come and go at the same time always find the database', async () => {
  const dataDir = await openDataFolder();
  await (await start(dataDir)).stop();

  const visits = Array.from({ length: 6 }, async () => {
    const { url, stop } = await start(dataDir);
    await keepRide(url).catch(() => {});
    const ride = await keptRide(url);
    await stop();
    return ride;
  });

  expect(await Promise.all(visits)).toEqual(Array.from({ length: 6 }, () => 'Gare de Lyon'));
  expect(await postmasterPid(dataDir)).toBeUndefined();
});
