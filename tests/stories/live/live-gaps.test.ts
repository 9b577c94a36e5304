import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { announceChange } from '#server/db/announce-change.ts';
import { openChangeFeed } from '#server/db/feed/change-feed.ts';
import { booked } from '#tests/support/bookings.ts';
import { openCable } from '#tests/support/cable.ts';
import { listening, listens } from '#tests/support/sockets.ts';
import { openWorld } from '#tests/support/world.ts';

const patiently = { timeout: 5_000 };

test('after a gap of the change feed every socket is told to read again, for what it missed', async () => {
  const { app, deps, client, driver } = await openWorld();
  const [amelie, chloe] = [await client('Amélie'), await driver('Chloé')];
  const host = await listening(app);
  const [forAmelie, forChloe] = [await listens(host, amelie), await listens(host, chloe)];

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'vtc change feed'`.execute(deps.db);
  await booked(amelie);

  for (const { frames } of [forAmelie, forChloe])
    await expect.poll(() => frames, patiently).toEqual([{ type: 'frames_missed' }]);
});

test('a connection that died without a word is found and replaced', { timeout: 15_000 }, async () => {
  const { deps, databaseUrl } = await openWorld();
  const cable = await openCable(databaseUrl);
  const feed = openChangeFeed(cable.url, { heartbeat: { everyMs: 200, limitMs: 200 } });
  onTestFinished(() => feed.close());
  const received: string[] = [];
  feed.on('news', (argument) => received.push(argument));
  await expect.poll(() => received, patiently).toEqual(['']);

  cable.becomes('muted');
  await announceChange(deps.db, 'news', 'missed');

  await expect.poll(() => received, patiently).toEqual(['', '']);
  await announceChange(deps.db, 'news', 'heard');
  await expect.poll(() => received, patiently).toEqual(['', '', 'heard']);
});
