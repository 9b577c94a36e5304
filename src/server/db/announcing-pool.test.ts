import { expect, test } from 'vitest';
import { AnnouncingPool } from './announcing-pool.ts';

/** A pool whose first statements are lost on the way. */
function openAnnouncing({ lost = 0 } = {}) {
  const batches: unknown[] = [];
  const query = async ({ values: [batch] }: { values: unknown[] }) => {
    batches.push(batch);
    if (batches.length <= lost) throw new Error('Connection terminated unexpectedly');
  };
  return { pool: Object.assign(new AnnouncingPool(), { query }), batches };
}

test('what waits is announced together, after what is being announced', async () => {
  const { pool, batches } = openAnnouncing();

  pool.announce([{ notices: ['live first'] }]);
  pool.announce([{ notices: ['live second'] }, { notices: ['settings'] }]);
  await pool.announced();

  expect(batches).toEqual([['live first'], ['live second', 'settings']]);
});

test('an announcement whose connection is lost is sent once more', async () => {
  const { pool, batches } = openAnnouncing({ lost: 1 });

  pool.announce([{ notices: ['live accepted'] }]);
  await pool.announced();

  expect(batches).toEqual([['live accepted'], ['live accepted']]);
});

test('one that is lost twice is left to the heartbeats, and the next one goes out', async () => {
  const { pool, batches } = openAnnouncing({ lost: 2 });

  pool.announce([{ notices: ['live accepted'] }]);
  await pool.announced();
  pool.announce([{ notices: ['live started'] }]);
  await pool.announced();

  expect(batches).toEqual([['live accepted'], ['live accepted'], ['live started']]);
});
