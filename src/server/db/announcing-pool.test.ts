import { expect, test, vi } from 'vitest';
import { AnnouncingPool } from './announcing-pool.ts';

function openAnnouncing() {
  const pool = new AnnouncingPool();
  const query = vi.spyOn(pool, 'query').mockImplementation(async () => {});
  const batches = () =>
    query.mock.calls.map(([statement]) => (statement as { values?: unknown[] }).values?.[0]);
  return { pool, query, batches };
}

const lost = () => Promise.reject(new Error('Connection terminated unexpectedly'));

test('what waits is announced together, after what is being announced', async () => {
  const { pool, batches } = openAnnouncing();

  pool.announce([{ notices: ['live first'] }]);
  pool.announce([{ notices: ['live second'] }, { notices: ['settings'] }]);
  await pool.announced();

  expect(batches()).toEqual([['live first'], ['live second', 'settings']]);
});

test('an announcement whose connection is lost is sent once more', async () => {
  const { pool, query, batches } = openAnnouncing();
  query.mockImplementationOnce(lost);

  pool.announce([{ notices: ['live accepted'] }]);
  await pool.announced();

  expect(batches()).toEqual([['live accepted'], ['live accepted']]);
});

test('one that is lost twice is left to the heartbeats, and the next one goes out', async () => {
  const { pool, query, batches } = openAnnouncing();
  query.mockImplementationOnce(lost).mockImplementationOnce(lost);

  pool.announce([{ notices: ['live accepted'] }]);
  await pool.announced();
  pool.announce([{ notices: ['live started'] }]);
  await pool.announced();

  expect(batches()).toEqual([['live accepted'], ['live accepted'], ['live started']]);
});
