import { expect, test } from 'vitest';
import { getAvailability, getDriverProfile } from '#contract/driver-profile.calls.ts';
import { openWorld } from '#tests/support/world.ts';

test('a driver begins with an empty profile, active, and fills it in part by part', async () => {
  const { driver } = await openWorld();
  const chloe = await driver('Chloé');

  const before = (await chloe.calls(getDriverProfile)).json();
  await chloe.savesDriverProfile({ licenseNumber: 'VTC-075-24', vehiclePlate: ' gh-482-kt ' });
  const after = await chloe.savesDriverProfile({ bio: 'Quinze ans de route.', firstName: 'Zoé' });

  expect(before).toMatchObject({ firstName: 'Chloé', licenseNumber: '', isActive: true });
  expect(after.json()).toMatchObject({
    firstName: 'Chloé',
    licenseNumber: 'VTC-075-24',
    vehiclePlate: 'GH-482-KT',
    bio: 'Quinze ans de route.',
  });
});

test('clients see only whether any driver is active', async () => {
  const { driver, visitor, deps } = await openWorld();
  const [chloe, yann] = [await driver('Chloé'), await driver('Yann')];
  const answering = async () => (await visitor().calls(getAvailability)).json();

  expect(await answering()).toEqual({ answering: true });
  await chloe.savesDriverProfile({ isActive: false });
  expect(await answering()).toEqual({ answering: true });
  await deps.db.updateTable('users').set({ blocked_at: deps.clock() }).where('id', '=', yann.id).execute();
  expect(await answering()).toEqual({ answering: false });
});

test.each([
  ['isActive', 'oui'],
  ['vehiclePlate', 'x'.repeat(21)],
  ['bio', 12],
  ['colour', 'noire'],
])('%s is never %j', async (field, value) => {
  const { driver } = await openWorld();
  const chloe = await driver('Chloé');

  const answer = await chloe.savesDriverProfile({ [field]: value });

  expect(answer.statusCode).toBe(400);
});
