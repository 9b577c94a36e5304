import { expect, test } from 'vitest';
import { METRICS_PATH, READY_PATH } from '#contract/platform/platform.calls.ts';
import { bookRide, editRide } from '#contract/rides/booking.calls.ts';
import { isLent, refuseTransactionPooling } from '#server/db/refuse-transaction-pooling.ts';
import { booked, toOrly } from '#tests/support/bookings.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const patiently = { timeout: 10_000 };

/** Every connection of the pool leads to a server that has just become a standby. */
async function isDemoted({ deps: { pool } }: World): Promise<void> {
  const clients = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
  for (const client of clients) await client.query('set session characteristics as transaction read only');
  for (const client of clients) client.release();
}

test('a change of a ride there is refused too, and goes through a moment later', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');
  const { id } = await booked(amelie);
  const edits = async () =>
    (await amelie.calls(editRide, { id, body: { ...toOrly, luggage: 2 } })).statusCode;
  await isDemoted(world);

  expect(await edits()).toBe(503);
  await expect.poll(edits, patiently).toBe(200);
});

test('a booking on a server that has become a standby is refused in French, and the next connections find the leader', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');
  await isDemoted(world);

  const refused = await amelie.calls(bookRide, { body: toOrly });

  expect(refused.statusCode).toBe(503);
  expect(refused.json().message).toBe(
    'Le service est momentanément indisponible. Réessayez dans un instant.',
  );
  await expect
    .poll(async () => (await amelie.calls(bookRide, { body: toOrly })).statusCode, patiently)
    .toBe(200);
});

test('an instance whose connections lead to a standby is not ready, and finds the leader though nobody writes', async () => {
  const world = await openWorld();
  const ready = async () => (await world.visitor().loads(READY_PATH)).statusCode;
  await expect.poll(ready, patiently).toBe(200);
  await isDemoted(world);

  expect(await ready()).toBe(503);
  await expect.poll(ready, patiently).toBe(200);
});

test('an instance that a newer version left behind is not ready, and says why', async () => {
  const { deps, visitor } = await openWorld();
  const ready = () => visitor().loads(READY_PATH);
  await expect.poll(async () => (await ready()).statusCode, patiently).toBe(200);

  await deps.pool.query("insert into kysely_migration values ('9999_no_rides_after_9998', '')");

  expect((await ready()).statusCode).toBe(503);
  expect((await ready()).json()).toEqual({ status: 'version_too_old' });
});

test('an instance that no longer hears the others is not ready, and its metrics say so', async () => {
  const { deps, visitor } = await openWorld();
  const ready = async () => (await visitor().loads(READY_PATH)).statusCode;
  const feedLine = async () => (await visitor().loads(METRICS_PATH)).body.match(/^vtc_feed_up .*$/mu)?.[0];
  await expect.poll(ready, patiently).toBe(200);
  expect(await feedLine()).toBe('vtc_feed_up 1');

  await deps.changes.close();

  expect(await ready()).toBe(503);
  expect(await feedLine()).toBe('vtc_feed_up 0');
});

test('a database that gives each connection its own process is taken; one that lends them out is not', async () => {
  const { databaseUrl } = await openWorld();

  await expect(refuseTransactionPooling(databaseUrl)).resolves.toBeUndefined();
  expect(isLent({ first: 41, second: 42, firstAgain: 41 })).toBe(false);
  expect(isLent({ first: 41, second: 41, firstAgain: 41 })).toBe(true);
  expect(isLent({ first: 41, second: 42, firstAgain: 42 })).toBe(true);
});
