import { paramsIn } from '#contract/path-pattern.ts';
import { getFile } from '#contract/platform/settings.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { press, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#0f3d3e"/><path d="M20 14h16a10 10 0 0 1 4 19 11 11 0 0 1-4 21H20z" fill="#fff"/></svg>',
  ),
};

test('the driver names the platform and uploads a logo by keyboard alone, and a stranger sees both at once', async ({
  driver,
  browser,
  baseURL,
}, { testId }) => {
  const name = `Beaurivage ${testId.slice(-4)}`;
  await driver.goto('/app-settings');
  await expectAccessible(driver);
  await typeInto(driver.getByLabel('Nom de l’application'), name);
  await typeInto(driver.getByLabel('Téléphone de contact'), '01 84 80 12 60');
  await press(driver.getByRole('button', { name: 'Sauvegarder' }));
  await expect(driver.getByText('Paramètres mis à jour')).toBeVisible();
  await expect(driver).toHaveTitle(new RegExp(`Paramètres de l’application – ${name}$`));

  const chooser = driver.waitForEvent('filechooser');
  await press(driver.getByRole('link', { name: 'Logo et icônes' }));
  await tabTo(driver.getByLabel(/Déposez votre logo ici/));
  await driver.keyboard.press('Space');
  await (await chooser).setFiles(logo);
  await expect(driver.getByText('Logo téléchargé avec succès !')).toBeVisible();
  await expectNoSidewaysScroll(driver);

  const stranger = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await stranger.goto('/');
  await expect(stranger).toHaveTitle(new RegExp(`^${name} – `));
  const picture = await stranger.getByRole('banner').locator('img').getAttribute('src');
  expect(paramsIn(getFile, picture ?? '')?.name).toMatch(/-logo\.webp$/);
  await stranger.close();
});

test('the appearance dialog changes the colours of the open page without a reload', async ({ driver }) => {
  await driver.goto('/dashboard/driver');
  await driver.getByRole('button', { name: 'Apparence' }).click();
  const dialog = driver.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(driver);

  await dialog.getByLabel('Couleur principale', { exact: true }).fill('#0f3d3e');
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(driver.getByText('Paramètres mis à jour')).toBeVisible();

  await expect
    .poll(() =>
      driver.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()),
    )
    .toBe('#0f3d3e');
});
