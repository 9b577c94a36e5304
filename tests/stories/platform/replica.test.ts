import { expect, test } from 'vitest';
import { cancelRide, listRideHistory } from '#contract/rides/rides.calls.ts';
import { openReplica } from '#server/db/replica.ts';
import { booked } from '#tests/support/bookings.ts';
import { openFollowedDatabase } from '#tests/support/followed-database.ts';
import { openWorld } from '#tests/support/world.ts';

const patiently = { timeout: 10_000 };
/** As old as it likes, so that a slow machine changes nothing. */
const patientReplica = { checkEveryMs: 50, mostBehindMs: 600_000 };

/** Amélie has one ride in her history, and its notes can be changed unseen on the leader. */
async function openFollowed(times = patientReplica) {
  const database = await openFollowedDatabase();
  const world = await openWorld({
    database: {
      url: database.url,
      openReplica: (leader) => openReplica({ url: database.readUrl, leader, size: 2 }, times),
    },
  });
  const { deps } = world;
  const amelie = await world.client('Amélie');
  const { id } = await booked(amelie);
  await amelie.calls(cancelRide, { id, body: { reason: 'Train annulé' } });
  await expect.poll(() => deps.replica?.isRecentFor(amelie.id), patiently).toBe(true);

  return {
    ...database,
    amelie,
    replica: deps.replica,
    notes: async () => {
      const { statusCode, body } = await amelie.calls(listRideHistory);
      return statusCode === 200 ? (JSON.parse(body) as { notes: string }[])[0]?.notes : statusCode;
    },
    rewrites: (notes: string) => deps.db.updateTable('rides').set({ notes }).where('id', '=', id).execute(),
    /** Ten seconds after her last write. */
    forgetsHerWrite: () => amelie.cookies.delete('wrote'),
  };
}

test('the history is read from the replica, but not by whoever just wrote, nor by whoever was told of a change', async () => {
  const { amelie, replica, notes, rewrites, forgetsHerWrite, stopsFollowing, followsAgain } =
    await openFollowed();
  await rewrites('avant');
  await expect.poll(notes, patiently).toBe('avant');
  forgetsHerWrite();
  await expect.poll(notes, patiently).toBe('avant');

  await stopsFollowing();
  await rewrites('après');

  expect(await notes()).toBe('avant');
  amelie.cookies.set('wrote', '1');
  expect(await notes()).toBe('après');
  forgetsHerWrite();
  replica?.noteNotified([amelie.id]);
  expect(await notes()).toBe('après');
  await followsAgain();
  await expect.poll(() => replica?.isRecentFor(amelie.id), patiently).toBe(true);
  expect(await notes()).toBe('après');
});

test('whoever writes is marked, in a way that no script can read', async () => {
  const { amelie } = await openFollowed();
  amelie.cookies.delete('wrote');

  const { headers } = await amelie.calls(cancelRide, { id: amelie.id, body: { reason: 'Encore' } });

  expect(String(headers['set-cookie'])).toMatch(/wrote=1; Path=\/; Expires=[^;]+; HttpOnly/u);
});

test('a replica that stays behind is not read from', async () => {
  const { notes, rewrites, forgetsHerWrite, stopsFollowing } = await openFollowed({
    checkEveryMs: 50,
    mostBehindMs: 300,
  });
  forgetsHerWrite();
  await stopsFollowing();
  await rewrites('après');

  await expect.poll(notes, patiently).toBe('après');
});

test('a replica that goes away is not missed', async () => {
  const { notes, rewrites, forgetsHerWrite, replica, amelie, loses } = await openFollowed();
  forgetsHerWrite();
  await rewrites('après');

  await loses();

  expect(await notes()).toBe('après');
  expect(replica?.isRecentFor(amelie.id)).toBe(false);
});
