import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import { buildApp } from '#server/app.ts';
import { openPool } from '#server/db/open-pool.ts';
import { openCable } from '#tests/support/cable.ts';
import { visitor } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

/** The same application behind a cable to its database. */
async function openFarWorld() {
  const world = await openWorld();
  const { url, becomes } = await openCable(world.databaseUrl);
  const { db, pool, close } = openPool(url, () => {}, 4);
  const app = await buildApp({ ...world.deps, db, pool }, pino({ level: 'silent' }));
  onTestFinished(async () => {
    becomes('cut');
    await app.close();
    await close();
  });
  return { amelie: await world.client('Amélie'), browser: visitor(app), becomes };
}

test('while the database is away every call says so in French, and all is well when it is back', async () => {
  const { amelie, browser, becomes } = await openFarWorld();
  await browser.signsIn(amelie.email, amelie.password);

  becomes('cut');
  const refused = await browser.calls(getCurrentUser);
  const page = await browser.opens('/dashboard/client');
  const health = [await browser.loads('/healthz'), await browser.loads('/readyz')];
  becomes('whole');
  await expect.poll(async () => (await browser.calls(getCurrentUser)).statusCode).toBe(200);

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
  const { amelie, browser, becomes } = await openFarWorld();
  await browser.signsIn(amelie.email, amelie.password);

  becomes('frozen');
  const answer = await browser.calls(getCurrentUser);
  becomes('whole');

  expect(answer.statusCode).toBe(503);
  await expect
    .poll(async () => (await browser.calls(getCurrentUser)).statusCode, { timeout: 8_000 })
    .toBe(200);
});

test('connections that fell silent for good are replaced, each after one try', {
  timeout: 30_000,
}, async () => {
  const { amelie, browser, becomes } = await openFarWorld();
  await browser.signsIn(amelie.email, amelie.password);
  const together = () => Promise.all(Array.from({ length: 4 }, () => browser.calls(listRides)));
  await together();

  becomes('muted');
  const lost = await together();
  const found = await together();

  expect(lost.map(({ statusCode }) => statusCode)).toContain(503);
  expect(found.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});
