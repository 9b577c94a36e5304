import { expect, test } from 'vitest';
import { getAvailability, getDriverProfile, getSetup } from '#contract/people/driver-profile.calls.ts';
import { createPricingRule } from '#contract/pricing/pricing.calls.ts';
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

test('a new platform is told what it still needs, until it has it', async () => {
  const { driver, deps } = await openWorld();
  const chloe = await driver('Chloé');
  await deps.db.updateTable('users').set({ phone: null }).where('id', '=', chloe.id).execute();
  await deps.db.deleteFrom('pricing_rules').execute();
  const setup = async () => (await chloe.calls(getSetup)).json();

  expect(await setup()).toEqual({ tariff: false, vehicle: false, phone: false, alerts: false, logo: false });
  await chloe.savesDriverProfile({
    vehicleModel: 'Classe E',
    vehiclePlate: 'GH-482-KT',
    phoneNumber: '0612345678',
  });
  await chloe.savesSettings({ logoUrl: 'https://example.fr/logo.png' });
  await chloe.calls(createPricingRule, {
    body: { name: 'Jour', calculationMethod: 'flat_rate', flatRate: '20' },
  });
  await deps.db
    .updateTable('notification_config')
    .set({ enabled: true, provider: 'twilio', driver_phone: '0612345678' })
    .execute();

  expect(await setup()).toEqual({ tariff: true, vehicle: true, phone: true, alerts: true, logo: true });
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
