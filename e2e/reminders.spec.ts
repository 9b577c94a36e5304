import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { press } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test('a client chooses how to be reminded, by keyboard, and finds it again', async ({ client }) => {
  await client.goto('/profile');
  const evening = client.getByRole('group', { name: /La veille/u });
  const note = evening.getByRole('checkbox', { name: 'Notification' });
  await expect(note).toBeChecked();
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);

  const saved = client.waitForResponse((response) => response.request().method() === 'PATCH');
  await press(note, 'Space');
  await expect(note).not.toBeChecked();
  expect((await saved).status()).toBe(200);
  await client.reload();

  await expect(evening).toBeVisible();
  await expect(note).not.toBeChecked();
});
