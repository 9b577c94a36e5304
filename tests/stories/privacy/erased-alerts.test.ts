import { describe, expect, test } from 'vitest';
import { eraseMyAccount, eraseUser } from '#contract/account/personal-data.calls.ts';
import { getNotificationConfig } from '#contract/notifications/notifications.calls.ts';
import { applyErasures } from '#server/features/personal-data/index.ts';
import type { Person } from '#tests/support/people.ts';
import { withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

const alerts = '06 98 76 54 32';

const numberReadBy = async (driver: Person) => (await driver.calls(getNotificationConfig)).json().driverPhone;

describe('the telephone to which new requests are announced', () => {
  test.each([
    ['is removed with the driver whose own it is', alerts, ''],
    ['stays where it is someone else’s', '06 11 22 33 44', '+33698765432'],
  ])('%s', async (_, own, left) => {
    const world = await openWorld();
    const [chloe, ines] = [await world.driver('Chloé'), await world.admin('Inès')];
    await chloe.savesDriverProfile({ phoneNumber: own });
    await withMessages(chloe, { driverPhone: alerts });

    await ines.calls(eraseUser, { id: chloe.id });

    expect(await numberReadBy(await world.driver('Yann'))).toBe(left);
  });

  test('stays while another driver has the same one, and goes with the last of them', async () => {
    const world = await openWorld();
    const [chloe, yann, ines] = [
      await world.driver('Chloé'),
      await world.driver('Yann'),
      await world.admin('Inès'),
    ];
    await chloe.savesProfile({ phone: '+33 6 98 76 54 32' });
    await yann.savesDriverProfile({ phoneNumber: alerts });
    await withMessages(chloe, { driverPhone: alerts });

    await ines.calls(eraseUser, { id: yann.id });
    const shared = await numberReadBy(chloe);
    await ines.calls(eraseUser, { id: chloe.id });

    expect(shared).toBe('+33698765432');
    expect(await numberReadBy(await world.driver('Zoé'))).toBe('');
  });

  test('goes though another driver has the same one, who is blocked', async () => {
    const world = await openWorld();
    const [chloe, yann, ines] = [
      await world.driver('Chloé'),
      await world.driver('Yann'),
      await world.admin('Inès'),
    ];
    for (const driver of [chloe, yann]) await driver.savesDriverProfile({ phoneNumber: alerts });
    await withMessages(chloe, { driverPhone: alerts });
    await ines.blocks(yann);

    await ines.calls(eraseUser, { id: chloe.id });

    expect(await numberReadBy(await world.driver('Zoé'))).toBe('');
  });

  test('stays when a client who entered it erases their account, also again after a restore', async () => {
    const world = await openWorld();
    const [chloe, eve, karim] = [
      await world.driver('Chloé'),
      await world.client('Eve'),
      await world.client('Karim'),
    ];
    await withMessages(chloe, { driverPhone: alerts });
    for (const client of [eve, karim]) await client.savesProfile({ phone: alerts });

    await eve.calls(eraseMyAccount, { body: { currentPassword: eve.password } });
    await applyErasures(world.deps.db, [{ id: karim.id, at: world.deps.clock().toISOString() }]);

    expect(await karim.isKnownAs()).toBeNull();
    expect(await numberReadBy(chloe)).toBe('+33698765432');
  });
});
