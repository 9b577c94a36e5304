import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepChainAnchors } from '#server/boot/keep-chain-anchors.ts';
import { openChangeFeed } from '#server/db/feed/change-feed.ts';
import { runDevice } from '#server/features/linked-device/index.ts';
import { keepJobs } from '#server/jobs/keep-jobs.ts';
import { fakeWhatsapp } from '#tests/providers/fake-whatsapp.ts';
import { booked } from '#tests/support/bookings.ts';
import { openFolder } from '#tests/support/open-folder.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { countStatements } from '#tests/support/statement-counter.ts';
import { withMessages } from '#tests/support/telephones.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const MINUTES = 10;
const MOST_PER_MINUTE = 20;
const quietLog = { warn: () => {} };

/** Everything a server does by itself, on timers that the test moves. */
async function openIdleWorld() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const world = await openWorld();
  const statements = countStatements();

  /** Second by second; what a timer started is done before the next second begins. */
  async function pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      world.passes(1 / 60);
      await vi.advanceTimersByTimeAsync(1_000);
      await statements.quiet();
    }
  }
  return { world, statements, pass };
}

async function startBackground({ deps }: World): Promise<void> {
  const folder = await openFolder('vtc-idle-');
  const jobs = keepJobs(deps, quietLog);
  const anchor = keepChainAnchors(deps.db, folder, quietLog);
  const device = runDevice(deps, fakeWhatsapp().port, quietLog);
  onTestFinished(async () => {
    vi.useRealTimers();
    await Promise.all([jobs.stop(), anchor.stop(), device.close()]);
    await rm(folder, { recursive: true, force: true });
  });
}

test('an instance with nobody there sends at most twenty statements a minute', async () => {
  const { world, statements, pass } = await openIdleWorld();
  await startBackground(world);
  await pass(60);

  statements.texts.length = 0;
  await pass(MINUTES * 60);

  const perMinute = statements.texts.length / MINUTES;
  expect(perMinute).toBeLessThanOrEqual(MOST_PER_MINUTE);
  expect(perMinute).toBeGreaterThan(1);
});

test('what waits for a provider that is away does not make an idle instance busier', async () => {
  const { world, statements, pass } = await openIdleWorld();
  await withMessages(await world.driver('Chloé'));
  await booked(await world.client('Amélie'));
  await startBackground(world);
  await pass(60);

  statements.texts.length = 0;
  await pass(MINUTES * 60);

  expect(statements.texts.length / MINUTES).toBeLessThanOrEqual(MOST_PER_MINUTE);
});

/** Further instances on the same database, each with connections of its own. */
function startOthers({ deps, databaseUrl }: World, count: number): void {
  for (let other = 0; other < count; other += 1) {
    const { db, pool, close } = openTestPool(databaseUrl, 2);
    const changes = openChangeFeed(databaseUrl);
    const jobs = keepJobs({ ...deps, db, pool, changes }, quietLog);
    onTestFinished(async () => {
      vi.useRealTimers();
      await jobs.stop();
      await changes.close();
      await close();
    });
  }
}

test('a booking makes one instance look for work, with four of them as with one', async () => {
  const { world, statements, pass } = await openIdleWorld();
  await withMessages(await world.driver('Chloé'));
  const amelie = await world.client('Amélie');
  startOthers(world, 3);
  await startBackground(world);
  // After the regular look of every instance, and well before the next.
  await pass(25);

  statements.texts.length = 0;
  await booked(amelie);
  await pass(5);

  const checks = statements.texts.filter((text) => text.includes('with known as'));
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.length).toBeLessThanOrEqual(2);
});
