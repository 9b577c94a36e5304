import { expect, test } from 'vitest';
import { eraseUser } from '#contract/account/personal-data.calls.ts';
import { changeUser } from '#contract/platform/admin.calls.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import { tablesWith } from '#tests/support/whole-database.ts';
import { openWorld } from '#tests/support/world.ts';

test('the handing over of a ride names no erased driver', async () => {
  const world = await openWorld({ options: { rateLimitScale: 100 } });
  const [amelie, chloe, marc, ines] = [
    await world.client('Amélie'),
    await world.driver('Chloé'),
    await world.driver('Marcelin'),
    await world.admin('Inès'),
  ];
  const namesake = await world.client('Marc');
  await ines.handsOver(await agreedRide(amelie, chloe), marc);
  expect(await tablesWith(world.deps.db, 'Chloé')).toEqual([
    'audit_log',
    'chain_documents',
    'ride_events',
    'users',
  ]);

  await ines.calls(eraseUser, { id: chloe.id });
  await ines.calls(eraseUser, { id: namesake.id });

  expect(await tablesWith(world.deps.db, 'Chloé')).toEqual(['chain_documents']);
  expect(await tablesWith(world.deps.db, 'Marcelin')).toContain('ride_events');
});

test('it names no erased person either who drives no longer', async () => {
  const world = await openWorld({ options: { rateLimitScale: 100 } });
  const [amelie, chloe, marc, ines] = [
    await world.client('Amélie'),
    await world.driver('Chloé'),
    await world.driver('Marcelin'),
    await world.admin('Inès'),
  ];
  await ines.handsOver(await agreedRide(amelie, chloe), marc);
  await ines.calls(changeUser, { id: chloe.id, body: { role: 'client' } });

  await ines.calls(eraseUser, { id: chloe.id });

  expect(await tablesWith(world.deps.db, 'Chloé')).toEqual(['chain_documents']);
});

test('it still names those who are called the same, or nearly', async () => {
  const world = await openWorld({ options: { rateLimitScale: 100 } });
  const [amelie, chloe, ines] = [
    await world.client('Amélie'),
    await world.driver('Chloé'),
    await world.admin('Inès'),
  ];
  const [jean, jeanne, namesake] = [
    await world.driver('Jean'),
    await world.driver('Jeanne'),
    await world.driver('Yann'),
  ];
  await namesake.savesProfile({ firstName: 'Jean', lastName: 'Petit' });
  const [given, kept, passedOn] = [
    await agreedRide(amelie, jean),
    await agreedRide(amelie, chloe),
    await agreedRide(amelie, chloe),
  ];
  await ines.handsOver(given, jeanne);
  await ines.handsOver(kept, namesake);
  await ines.handsOver(passedOn, jean);
  await ines.handsOver(passedOn, jeanne);

  await ines.calls(eraseUser, { id: jean.id });

  const { db } = world.deps;
  const events = await db
    .selectFrom('ride_events')
    .select('reason')
    .where('move', '=', 'hand_over')
    .orderBy('id')
    .execute();
  const lines = await db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'ride_handed_over')
    .orderBy('id')
    .execute();
  const names = [
    'Compte supprimé → Jeanne',
    'Chloé → Jean',
    'Chloé → Compte supprimé',
    'Compte supprimé → Jeanne',
  ];
  expect(events.map(({ reason }) => reason)).toEqual(names);
  expect(lines.map(({ details }) => details)).toEqual(names);
});
