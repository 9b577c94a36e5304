import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { press, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test('the driver enables notifications, saves them, and the test says exactly what is missing', async ({
  driver,
}) => {
  await openNotifications(driver);
  await expect(driver.getByLabel('Activer les notifications')).not.toBeChecked();
  await expect(driver.getByLabel('Fournisseur')).toBeDisabled();
  await expectAccessible(driver);

  await press(driver.getByLabel('Activer les notifications'), 'Space');
  await driver.getByLabel('Fournisseur').selectOption('Twilio');
  await typeInto(driver.getByLabel('Téléphone du chauffeur'), '06 41 87 25 03');
  await press(driver.getByRole('button', { name: 'Sauvegarder' }));
  await expect(driver.getByText('Configuration sauvegardée')).toBeVisible();
  await expect(driver.getByLabel('Téléphone du chauffeur')).toHaveValue(/^\+33\s6\s41\s87\s25\s03$/u);
  for (const name of ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']) {
    await expect(driver.getByText(`${name} n’est pas défini.`)).toBeVisible();
  }
  await expectAccessible(driver);

  await press(driver.getByRole('button', { name: 'Tester la connexion' }));
  const result = driver.getByRole('alert').filter({ hasText: 'Test échoué' });
  await expect(result).toBeInViewport();
  await expect(result).toContainText('TWILIO_AUTH_TOKEN n’est pas défini.');
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);

  await driver.reload();
  await openNotifications(driver);
  await expect(driver.getByLabel('Fournisseur')).toHaveValue('twilio');
  await driver.getByLabel('Activer les notifications').uncheck();
  await press(driver.getByRole('button', { name: 'Tester la connexion' }));
  await expect(driver.getByText('Activez les notifications et choisissez un fournisseur')).toBeVisible();
});

test('each provider comes with its own instructions, on a small phone too', async ({ driver }) => {
  await openNotifications(driver);
  await driver.getByLabel('Activer les notifications').check();

  await driver.getByLabel('Fournisseur').selectOption('WhatsApp Business');
  await expect(driver.getByText('WHATSAPP_TEMPLATE_NEW_RIDE')).toBeVisible();
  await driver.getByLabel('Fournisseur').selectOption('WhatsApp Web');
  await expect(driver.getByRole('heading', { name: 'Appareil relié' })).toBeVisible();
  await expectAccessible(driver);
  await driver.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(driver);
});

async function openNotifications(driver: Page): Promise<void> {
  await driver.goto('/dashboard/driver');
  await driver.getByRole('button', { name: 'Notifications' }).click();
  await expect(driver.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expect(driver.getByLabel('Activer les notifications')).toBeVisible();
}
