import type { APIRequestContext, Page } from '@playwright/test';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import type { DistanceView } from '#contract/trip/places.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test('the driver creates a night rule, clients are quoted with it, and it is deleted again', async ({
  driver,
  playwright,
  baseURL,
}, { testId }) => {
  test.slow();
  const name = `Nuit ${testId.slice(-6)}`;
  const client = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await openPricing(driver);
  await expectAccessible(driver);
  await writeNightRule(driver, name);
  await expect(driver.getByText('Règle créée')).toBeVisible();

  const rule = driver.getByRole('article', { name });
  await expect(rule).toContainText('Tous les jours, 23:00 – 04:00');
  await expect(rule).toContainText('Priorité 900');
  expect(await spokenWeek(driver)).toMatch(new RegExp(`«\\s${name}\\s» de 23\\sh à 24\\sh`, 'u'));
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);

  expect(await quote(client, '2031-07-04T23:30:00+02:00')).toMatchObject({ ruleName: name, price: '77.00' });
  expect((await quote(client, '2031-07-04T12:00:00+02:00')).ruleName).not.toBe(name);

  await press(rule.getByRole('switch'), 'Space');
  await expect(rule).toContainText('Inactive');
  expect(await spokenWeek(driver)).not.toContain(name);
  await expect.poll(async () => (await quote(client, '2031-07-04T23:30:00+02:00')).ruleName).not.toBe(name);

  await press(rule.getByRole('button', { name: /Supprimer/ }));
  const question = driver.getByRole('dialog', { name: 'Supprimer cette règle ?' });
  await expect(question).toContainText('Les courses déjà réservées gardent le leur.');
  await expectAccessible(driver);
  await press(question.getByRole('button', { name: 'Supprimer la règle' }));
  await expect(driver.getByText('Règle supprimée')).toBeVisible();
  await expect(rule).toBeHidden();
  await client.dispose();
});

test('an incomplete rule says what is wrong, and is not lost by a wrong key', async ({ driver }) => {
  await openPricing(driver);
  await newRule(driver);
  await driver.getByLabel('Coefficient').fill('50');
  await press(driver.getByRole('button', { name: 'Créer la règle' }));
  await expect(driver.getByText('Veuillez donner un nom à la règle.')).toBeVisible();
  await expect(driver.getByText('Le coefficient va de 0,1 à 10.')).toBeVisible();
  await expect(driver.getByLabel('Nom', { exact: true })).toBeFocused();
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);

  const question = driver.getByRole('dialog', { name: 'Abandonner cette règle ?' });
  for (const isAsked of [true, false, true, false, true]) {
    await driver.keyboard.press('Escape');
    await expect(question).toBeVisible({ visible: isAsked });
    await expect(driver.getByLabel('Coefficient')).toHaveValue('50');
  }
  await press(question.getByRole('button', { name: 'Abandonner' }));
  await expect(driver.getByRole('dialog')).toBeHidden();
});

async function openPricing(driver: Page): Promise<void> {
  await driver.goto('/dashboard/driver');
  await driver.getByRole('button', { name: 'Tarification' }).click();
  await expect(driver.getByRole('dialog', { name: 'Gestion des tarifs' })).toBeVisible();
}

async function newRule(driver: Page): Promise<void> {
  await press(driver.getByRole('button', { name: 'Nouvelle règle' }));
  await expect(driver.getByRole('region', { name: 'Nouvelle règle' })).toBeFocused();
}

/** By keyboard alone. A flat rate, so that the price does not depend on the distance. */
async function writeNightRule(driver: Page, name: string): Promise<void> {
  await newRule(driver);
  await typeInto(driver.getByLabel('Nom', { exact: true }), name);
  await typeInto(driver.getByLabel('Priorité'), '900');
  await tabTo(driver.getByRole('radio', { name: 'Distance + Temps' }));
  for (const method of ['Distance uniquement', 'Temps uniquement', 'Tarif forfaitaire']) {
    await driver.keyboard.press('ArrowDown');
    await expect(driver.getByRole('radio', { name: method })).toBeChecked();
  }
  await typeInto(driver.getByLabel('Prix forfaitaire'), '61,6');
  await typeInto(driver.getByLabel('Coefficient'), '1.25');
  await driver.getByLabel('Heure de début').selectOption('23:00');
  await driver.getByLabel('Heure de fin').selectOption('04:00');
  await expect(driver.getByText('De 23:00 inclus à 04:00 exclu, en passant par minuit')).toBeVisible();
  await expect(driver.locator('.week-written:visible').first()).toBeVisible();
  await expect(driver.getByRole('region', { name: 'Aperçu du calcul' })).toContainText(/77,00\s€/);
  await expectAccessible(driver);
  await press(driver.getByRole('button', { name: 'Créer la règle' }));
}

async function spokenWeek(driver: Page): Promise<string> {
  return await driver.getByRole('figure').first().innerText();
}

async function quote(client: APIRequestContext, scheduledAt: string): Promise<DistanceView> {
  const query = { origins: '48.8443,2.3743', destinations: '48.7262,2.3652', scheduledAt };
  return await callApi(client, quoteTrip, { query });
}
