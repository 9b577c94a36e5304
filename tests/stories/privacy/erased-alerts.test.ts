import { expect, test } from 'vitest';
import { eraseUser } from '#contract/account/personal-data.calls.ts';
import { getNotificationConfig } from '#contract/notifications/notifications.calls.ts';
import { withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

test.each([
  ['is removed with the driver whose own it is', '06 98 76 54 32', ''],
  ['stays where it is somebody else’s', '06 11 22 33 44', '+33698765432'],
])('the telephone to which new requests are announced %s', async (_, own, left) => {
  const world = await openWorld();
  const [chloe, ines] = [await world.driver('Chloé'), await world.admin('Inès')];
  await chloe.savesDriverProfile({ phoneNumber: own });
  await withMessages(chloe, { driverPhone: '06 98 76 54 32' });

  await ines.calls(eraseUser, { id: chloe.id });

  const yann = await world.driver('Yann');
  expect((await yann.calls(getNotificationConfig)).json()).toMatchObject({ driverPhone: left });
});
