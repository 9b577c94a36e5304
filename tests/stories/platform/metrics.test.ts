import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import { runDueJobs } from '#server/jobs/keep-jobs.ts';
import { booked } from '#tests/support/bookings.ts';
import { withMessages } from '#tests/support/telephones.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const away = '192.0.2.7';

const scrape = ({ app }: World, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/metrics', headers, remoteAddress });

/** The value of one line, such as `vtc_outbox_entries{state="waiting"}`. */
async function reading(world: World, line: string): Promise<number | undefined> {
  const { body } = await scrape(world);
  const found = body.split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

describe('who reads the metrics', () => {
  test('a program on this machine does, whichever way it names itself', async () => {
    const world = await openWorld();

    for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
      expect((await scrape(world, {}, address)).statusCode, address).toBe(200);
  });

  test('no other program does, nor one behind a proxy on this machine', async () => {
    const world = await openWorld({ options: { trustProxy: true } });
    const refused = [
      await scrape(world, {}, away),
      await scrape(world, {}, '1127.0.0.1'),
      await scrape(world, { authorization: 'Bearer undefined' }, away),
      await scrape(world, { 'x-forwarded-for': '127.0.0.1' }),
      await scrape(world, { 'x-real-ip': away }),
      await scrape(world, { forwarded: `for=${away}` }),
    ];

    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404));
    expect(refused[0]?.json()).toMatchObject({ code: 'not_found' });
  });

  test('the token opens them from anywhere, a wrong one from nowhere', async () => {
    const world = await openWorld({ options: { metricsToken: 'jeton du superviseur' } });
    const shown = async (token: string) =>
      (await scrape(world, { authorization: `Bearer ${token}` }, away)).statusCode;

    expect(await shown('jeton du superviseur')).toBe(200);
    expect([await shown('jeton du voisin'), await shown('')]).toEqual([404, 404]);
  });
});

test('requests are counted by the pattern of their route and the class of their answer, never by their address', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');
  const ride = await booked(amelie);
  await amelie.calls(getRide, { id: ride.id });
  await world.visitor().calls(getRide, { id: ride.id });
  await world.visitor().loads('/api/nowhere/secret');

  const count = ({ method, path }: Call, status: string) =>
    reading(
      world,
      `http_request_duration_seconds_count{method="${method}",route="${path}",status="${status}"}`,
    );

  expect(await count(getRide, '2xx')).toBe(1);
  expect(await count(getRide, '4xx')).toBe(1);
  expect(await count(bookRide, '2xx')).toBe(1);
  const { body } = await scrape(world);
  expect(body).not.toContain(ride.id);
  expect(body).not.toContain('secret');
});

test('notifications, jobs and the database are in it, and the process itself', async () => {
  const world = await openWorld();
  await withMessages(await world.driver('Chloé'));
  await booked(await world.client('Amélie'));
  world.passes(3);

  expect(await reading(world, 'vtc_outbox_entries{state="waiting"}')).toBeGreaterThan(0);
  expect(await reading(world, 'vtc_outbox_entries{state="uncertain"}')).toBe(0);
  expect(await reading(world, 'vtc_outbox_oldest_due_seconds')).toBe(180);
  expect(await reading(world, 'vtc_database_up')).toBe(1);
  expect(await reading(world, 'vtc_database_connections{state="waited_for"}')).toBe(0);
  expect(await reading(world, 'vtc_open_sockets')).toBe(0);
  expect(await reading(world, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
});

test('a job that fails keeps the time of its last success', async () => {
  const world = await openWorld();
  const { deps } = world;
  const job = '{job="outbox"}';
  const seen = async () => [
    await reading(world, `vtc_job_last_success_timestamp_seconds${job}`),
    await reading(world, `vtc_job_failures${job}`),
  ];
  const succeededAt = deps.clock().getTime() / 1000;
  await runDueJobs(deps);
  const before = await seen();

  await deps.db.schema.alterTable('outbox').renameTo('gone').execute();
  world.passes(5);
  await runDueJobs(deps);
  await deps.db.schema.alterTable('gone').renameTo('outbox').execute();

  expect(before).toEqual([succeededAt, 0]);
  expect(await seen()).toEqual([succeededAt, 1]);
});

test('without its database the instance still answers metrics', async () => {
  const world = await openWorld();
  await world.deps.db.schema.alterTable('outbox').renameTo('gone').execute();

  expect(await reading(world, 'vtc_database_up')).toBe(0);
  expect(await reading(world, 'vtc_outbox_entries{state="waiting"}')).toBeUndefined();
  expect(await reading(world, 'process_start_time_seconds')).toBeGreaterThan(0);
});
