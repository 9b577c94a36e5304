import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import { announceChange } from '#server/db/announce-change.ts';
import { SETTINGS_CHANGED } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import { makeMove } from '#server/features/rides/moves/make-move.ts';
import { endAccess } from '#server/http/sessions.ts';
import { announceLive, eventFrom, liveNotice } from '#server/live/live-event.ts';
import { booked } from '#tests/support/bookings.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { listening, listens } from '#tests/support/sockets.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const patiently = { timeout: 5_000 };

async function openListening() {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  const ride = await booked(amelie);
  const forAmelie = await listens(await listening(world.app), amelie);
  return { ...world, amelie, chloe, ride, forAmelie, changed: { type: 'ride_changed', rideId: ride.id } };
}

/** Another instance on the same database, which is killed after each commit, before it announces anything. */
function killedAfterCommit({ deps, databaseUrl }: Pick<World, 'deps' | 'databaseUrl'>): Deps {
  const { db, pool, close } = openTestPool(databaseUrl, 3);
  onTestFinished(close);
  vi.spyOn(pool, 'announce').mockImplementation(() => {});
  return { ...deps, db, pool };
}

async function accepts(deps: Deps, driver: { id: string }, ride: { id: string }) {
  const actor = await deps.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', driver.id)
    .executeTakeFirstOrThrow();
  await makeMove(deps, actor, { rideId: ride.id, meant: () => 'accept' });
}

test('a change whose instance was killed before it announced it is heard with the next heartbeat, once', async () => {
  const { deps, databaseUrl, chloe, ride, forAmelie, changed } = await openListening();
  const killed = killedAfterCommit({ deps, databaseUrl });

  await accepts(killed, chloe, ride);
  expect(forAmelie.frames).toEqual([]);
  await deps.changes.catchUp();
  await deps.changes.catchUp();

  const accepted = { ...changed, move: 'accept', by: chloe.id, event: expect.any(String) };
  await expect.poll(() => forAmelie.frames, patiently).toEqual([accepted]);
});

test('a change that was announced is not told again by the heartbeats', async () => {
  const { deps, amelie, ride, forAmelie, changed } = await openListening();

  await amelie.cancels(ride);
  await deps.pool.announced();
  for (let beat = 0; beat < 3; beat += 1) await deps.changes.catchUp();
  await amelie.writes(ride, 'Trop tard');

  await expect.poll(() => forAmelie.frames, patiently).toHaveLength(1);
  expect(forAmelie.frames).toEqual([
    { ...changed, move: 'cancel', by: amelie.id, event: expect.any(String) },
  ]);
});

test('transactions that commit in another order than they began lose nothing', async () => {
  const { deps, databaseUrl, amelie, forAmelie } = await openListening();
  const killed = killedAfterCommit({ deps, databaseUrl });
  const notify = (db: Deps['db'], rideId: string) =>
    announceLive(db, { to: [amelie.id], roles: [], frame: { type: 'ride_changed', rideId } });

  const slow = await killed.db.startTransaction().execute();
  await notify(slow, 'slow');
  await notify(killed.db, 'quick');
  await deps.changes.catchUp();
  await expect.poll(() => forAmelie.frames, patiently).toEqual([{ type: 'ride_changed', rideId: 'quick' }]);
  await slow.commit().execute();
  await deps.changes.catchUp();

  await expect
    .poll(() => forAmelie.frames, patiently)
    .toMatchObject([{ rideId: 'quick' }, { rideId: 'slow' }]);
});

test('what is rolled back is never told, neither after it nor by a heartbeat', async () => {
  const { deps, amelie, ride, forAmelie, changed } = await openListening();

  const trx = await deps.db.startTransaction().execute();
  await announceLive(trx, { to: [amelie.id], roles: [], frame: { type: 'ride_changed', rideId: 'undone' } });
  await trx.rollback().execute();
  await deps.changes.catchUp();
  await amelie.cancels(ride);

  await expect.poll(() => forAmelie.frames, patiently).toMatchObject([changed]);
});

test('nothing is told before the commit', async () => {
  const { deps, amelie, forAmelie } = await openListening();

  const trx = await deps.db.startTransaction().execute();
  await announceLive(trx, { to: [amelie.id], roles: [], frame: { type: 'ride_changed', rideId: 'later' } });
  await deps.pool.announced();
  await deps.changes.catchUp();
  expect(forAmelie.frames).toEqual([]);
  await trx.commit().execute();

  await expect.poll(() => forAmelie.frames, patiently).toEqual([{ type: 'ride_changed', rideId: 'later' }]);
});

test('an instance of the version before is heard, and hears this one', async () => {
  const { deps, amelie, forAmelie } = await openListening();
  const event = {
    to: [amelie.id],
    roles: [],
    frame: { type: 'ride_changed' as const, rideId: 'of-the-version-before' },
  };

  await sql`select pg_notify('vtc', ${`live ${JSON.stringify(event)}`})`.execute(deps.db);

  await expect.poll(() => forAmelie.frames, patiently).toEqual([event.frame]);
  const [name, argument = ''] = liveNotice(event).split(/ (.*)/u);
  expect(name).toBe('live');
  expect(eventFrom(argument)).toMatchObject(event);
});

test('a session that was ended by an instance that was then killed closes its sockets with the next heartbeat', async () => {
  const { deps, databaseUrl, amelie, forAmelie } = await openListening();

  await endAccess(killedAfterCommit({ deps, databaseUrl }).db, amelie.id);
  await deps.changes.catchUp();

  await expect.poll(() => forAmelie.ended.code, patiently).toBe(4401);
});

test('settings that were changed by an instance that was then killed are read again with the next heartbeat', async () => {
  const { deps, databaseUrl, chloe } = await openListening();
  await chloe.calls(saveSettings, { body: { appName: 'Avant' } });
  await deps.settings.current();
  const killed = killedAfterCommit({ deps, databaseUrl });

  await killed.db.updateTable('app_settings').set({ value: 'Après' }).where('key', '=', 'appName').execute();
  await announceChange(killed.db, SETTINGS_CHANGED);
  await deps.changes.catchUp();

  expect((await deps.settings.current()).stored.appName).toBe('Après');
});

test('only one place announces, and it does so after the commit; the feed itself only relays', async () => {
  const files = (await readdir('src/server', { recursive: true })).filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(`src/server/${file}`, 'utf8')] as const),
  );

  const notifying = texts.filter(([, text]) => text.includes('pg_notify'));
  expect(notifying.map(([file]) => file).toSorted()).toEqual([
    'db/announcing-pool.ts',
    'db/feed/feed-connection.ts',
  ]);
  const feed = notifying.find(([file]) => file === 'db/feed/feed-connection.ts')?.[1];
  expect(feed?.match(/(?<=pg_notify\('\$\{)\w+/gu)).toEqual(['RELAY_CHANNEL']);
});
