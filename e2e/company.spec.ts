import { legalPages } from '#domain/legal/legal-pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { press, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test('the driver is led from a missing mention to its field, and a stranger reads the operator without scripts', async ({
  driver,
  browser,
  baseURL,
}) => {
  await driver.goto('/dashboard/driver');
  await driver.getByRole('link', { name: /Numéro EVTC manquant/u }).click();
  const evtc = driver.getByLabel('Numéro EVTC');
  await expect(evtc).toBeFocused();

  await typeInto(evtc, 'evtc 075 240 817');
  await typeInto(driver.getByLabel('Nom', { exact: true }), 'Médiation Mobilités');
  await press(driver.getByRole('button', { name: 'Sauvegarder' }));
  await expect(driver.getByText('Entreprise mise à jour')).toBeVisible();
  await driver.goto('/dashboard/driver');
  await expect(driver.getByRole('region', { name: 'Prêt pour un contrôle' })).toBeVisible();
  await expect(driver.getByRole('link', { name: /Numéro EVTC manquant/u })).toHaveCount(0);

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const stranger = await context.newPage();
  await stranger.goto('/');
  await stranger.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(stranger.getByText('EVTC 075 240 817').first()).toBeVisible();
  for (const { path, title } of Object.values(legalPages)) {
    await stranger.goto(path);
    await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await context.close();
});

test('the legal pages are accessible in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(legalPages.terms.path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
