import { expect, test } from 'vitest';
import { driveAlong } from '#server/demo/drive-along.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { camille, chloe, ines } from '#server/demo/people.ts';
import { rideSocket, sender } from '#tests/support/positions.ts';
import { listening } from '#tests/support/sockets.ts';
import { openWorld } from '#tests/support/world.ts';

const patiently = { timeout: 10_000 };

test('the demonstration shows its client a car that moves, until someone shares or stops the position there', async () => {
  const { app, deps, visitor } = await openWorld();
  await loadDemo(deps.db, deps, () => {});
  const here = await listening(app);
  const client = visitor();
  await client.signsIn(camille.email, camille.password);
  const driver = visitor();
  await driver.signsIn(chloe.email, chloe.password);
  const ride = await deps.db
    .selectFrom('rides')
    .select('id')
    .where('status', '=', 'in_progress')
    .executeTakeFirstOrThrow();

  const driven = await driveAlong({ address: `http://${here}`, driver: chloe, admin: ines, everyMs: 100 });
  const { frames } = rideSocket(here, client, ride);
  const places = () => new Set(frames.map((frame) => frame.type === 'at' && frame.lat));
  await expect.poll(() => places().size, patiently).toBeGreaterThan(3);

  const browser = await sender(here, driver, ride);
  browser.stops();
  await driven?.ended;

  await expect.poll(() => frames.at(-1), patiently).toEqual({ type: 'gone' });
});
