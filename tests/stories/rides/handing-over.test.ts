import { expect, test } from 'vitest';
import { getJournal } from '#contract/platform/admin.calls.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { booked } from '#tests/support/bookings.ts';
import { openWorld } from '#tests/support/world.ts';

async function acceptedRide() {
  const world = await openWorld();
  const [ines, amelie] = [await world.admin('Inès'), await world.client('Amélie')];
  const [chloe, yann] = [await world.driver('Chloé'), await world.driver('Yann')];
  const ride = await booked(amelie);
  await chloe.accepts(ride);
  return { ...world, ines, amelie, chloe, yann, ride };
}

test('an accepted ride is given to another driver, written in the journal and told to all three', async () => {
  const { ines, amelie, chloe, yann, ride, deps } = await acceptedRide();
  await deps.db.deleteFrom('outbox').execute();

  const answer = await ines.handsOver(ride, yann);

  expect(answer.json()).toMatchObject({ status: 'accepted', driver: { firstName: 'Yann' } });
  expect((await chloe.calls(getRide, { id: ride.id })).statusCode).toBe(404);
  expect((await amelie.calls(getRide, { id: ride.id })).json()).toMatchObject({
    driver: { firstName: 'Yann' },
  });
  const messages = await deps.db
    .selectFrom('outbox')
    .select(['event', 'recipient_id'])
    .where('channel', '=', 'email')
    .execute();
  expect(messages).toEqual(
    expect.arrayContaining([
      { event: 'driver_changed', recipient_id: amelie.id },
      { event: 'ride_received', recipient_id: yann.id },
      { event: 'ride_withdrawn', recipient_id: chloe.id },
    ]),
  );
  const { entries } = (await ines.calls(getJournal, { query: { kind: 'platform' } })).json();
  expect(entries[0]).toMatchObject({ action: 'ride_handed_over', details: 'Chloé → Yann' });
  expect((await yann.starts(ride)).statusCode).toBe(200);
});

test('the next driver is not shown the margin of the one for whom the platform accepted', async () => {
  const { ines, chloe, yann, ride, deps } = await acceptedRide();
  await deps.db.updateTable('rides').set({ instant_margin: 42 }).where('id', '=', ride.id).execute();
  const before = (await chloe.calls(getRide, { id: ride.id })).json();

  await ines.handsOver(ride, yann);

  const after = (await yann.calls(getRide, { id: ride.id })).json();
  expect([before.instant, after.instant]).toEqual([{ margin: 42 }, undefined]);
});

test('once it is in progress it stays with its driver', async () => {
  const { ines, chloe, yann, ride } = await acceptedRide();
  await chloe.starts(ride);

  expect((await ines.handsOver(ride, yann)).statusCode).toBe(409);
});

test('it is given to an active driver only, and not to the one who has it', async () => {
  const { ines, amelie, chloe, yann, ride } = await acceptedRide();
  await ines.blocks(yann);

  for (const person of [amelie, chloe, yann, { id: 'nobody' }])
    expect((await ines.handsOver(ride, person)).json()).toMatchObject({ code: 'driver_unavailable' });
});

test('a driver gives no ride away', async () => {
  const { chloe, yann, ride } = await acceptedRide();

  expect((await chloe.handsOver(ride, yann)).statusCode).toBe(403);
});

test('one that is corrected before it was told tells nobody the contrary', async () => {
  const { ines, amelie, chloe, yann, ride, deps, emails } = await acceptedRide();
  await drainOutbox(deps);
  emails.length = 0;
  await ines.handsOver(ride, yann);
  await ines.handsOver(ride, chloe);

  await drainOutbox(deps);

  const messages = emails.map(({ to, subject }) => [to, subject]);
  const count = (email: string) => messages.filter(([to]) => to === email).length;
  expect(messages).not.toContainEqual([chloe.email, expect.stringContaining('confiée à un autre chauffeur')]);
  expect(messages).not.toContainEqual([yann.email, expect.stringContaining('vous est confiée')]);
  expect([count(amelie.email), count(chloe.email), count(yann.email)]).toEqual([1, 1, 1]);
});
