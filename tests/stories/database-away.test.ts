import { connect, createServer, type Socket } from 'node:net';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openPool } from '#server/db/open-pool.ts';
import { visitor } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

/** The same application behind a cable to its database that can be cut, frozen and mended. */
async function openCable() {
  const world = await openWorld();
  const target = new URL(world.databaseUrl);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';
  const cable = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => state === 'whole' && to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => cable.listen(0, '127.0.0.1', resolve));
  const through = new URL(world.databaseUrl);
  through.port = String((cable.address() as { port: number }).port);
  const { db, pool, close } = openPool(through.href, () => {}, 4);
  const app = await buildApp({ ...world.deps, db, pool }, pino({ level: 'silent' }));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    cable.close();
    await app.close();
    await close();
  });
  return {
    amelie: await world.client('Amélie'),
    browser: visitor(app),
    becomes(next: typeof state) {
      state = next;
      if (next !== 'frozen') for (const socket of sockets) socket.destroy();
    },
  };
}

test('while the database is away every call says so in French, and all is well when it is back', async () => {
  const { amelie, browser, becomes } = await openCable();
  await browser.signsIn(amelie.email, amelie.password);

  becomes('cut');
  const refused = await browser.reads('/api/auth/me');
  const page = await browser.opens('/dashboard/client');
  const health = [await browser.reads('/healthz'), await browser.reads('/readyz')];
  becomes('whole');
  await expect.poll(async () => (await browser.reads('/api/auth/me')).statusCode).toBe(200);

  expect(refused.statusCode).toBe(503);
  expect(refused.json().message).toBe(
    'Le service est momentanément indisponible. Réessayez dans un instant.',
  );
  expect(refused.headers['retry-after']).toBe('2');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('Service momentanément indisponible');
  expect(health.map((answer) => answer.statusCode)).toEqual([200, 503]);
  expect(await browser.isKnownAs()).toBe(amelie.email);
});

test('a frozen database is given up within five seconds', { timeout: 20_000 }, async () => {
  const { amelie, browser, becomes } = await openCable();
  await browser.signsIn(amelie.email, amelie.password);

  becomes('frozen');
  const answer = await browser.reads('/api/auth/me');
  becomes('whole');

  expect(answer.statusCode).toBe(503);
  await expect
    .poll(async () => (await browser.reads('/api/auth/me')).statusCode, { timeout: 8_000 })
    .toBe(200);
});
