import type { APIRequestContext, Page } from '@playwright/test';
import {
  createPricingRule,
  deletePricingRule,
  getPriceExtras,
  savePriceExtras,
} from '#contract/pricing/pricing.calls.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { optionsIn } from '#domain/pricing/option.ts';
import { chooseAddress } from './support/addresses.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press, tabTo, typeInto } from './support/keyboard.ts';
import { clientPage } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a forfait Paris → CDG, written by keyboard alone, beats the rule by night, and goes again', async ({
  driver,
}) => {
  test.slow();
  const night = await callApi(driver.request, createPricingRule, {
    body: {
      name: 'Nuit des forfaits',
      calculationMethod: 'distance_time',
      coefficient: '1.5',
      priority: 800,
      startHour: 22,
      endHour: 5,
    },
  });
  await openTab(driver, /^Forfaits/u);
  await expect(driver.getByText('Commencez par Paris ↔ CDG.')).toBeVisible();
  await expectAccessible(driver);

  await press(driver.getByRole('button', { name: 'Nouveau forfait' }));
  await expect(driver.getByRole('button', { name: /Zone de départ Paris intra-muros/u })).toBeVisible();
  await press(driver.getByRole('button', { name: 'Enregistrer le forfait' }));
  await expect(driver.getByText(/^Un forfait coûte plus de 0\s€\.$/u)).toBeVisible();
  await expect(driver.getByLabel('Prix TTC')).toBeFocused();
  await typeInto(driver.getByLabel('Prix TTC'), '65');
  await typeInto(driver.getByLabel('Rayon'), '3,5');
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);
  await press(driver.getByRole('button', { name: 'Enregistrer le forfait' }));

  const forfait = driver.getByRole('article', { name: 'Paris ↔ CDG' });
  await expect(forfait).toContainText(/65,00\s€/u);
  await expectAccessible(driver);
  const byNight = await quote(driver.request, '2031-07-04T23:30:00+02:00');
  expect(byNight).toMatchObject({ price: '65.00', priceLines: [{ kind: 'flat', label: 'Paris → CDG' }] });

  await chooseAddress(driver, 'De', 'gare de lyon');
  await chooseAddress(driver, 'À', 'charles');
  await driver.getByLabel('Date et heure').fill('2031-07-04T23:30');
  const preview = driver.getByRole('region', { name: 'Quel prix gagne, et pourquoi' });
  await expect(preview.getByRole('listitem').first()).toContainText('Forfait Paris → CDG');
  await expect(preview.getByRole('listitem').first()).toContainText('il fixe le prix.');
  await expect(preview).toContainText('Sert quand aucun forfait ne convient.');
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);

  await driver.goto('/tarifs');
  await expect(driver.getByRole('listitem').filter({ hasText: 'Paris ↔ CDG' })).toContainText(/65,00\s€/u);
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);

  await openTab(driver, /^Forfaits/u);
  await press(forfait.getByRole('button', { name: /Supprimer/u }));
  await press(driver.getByRole('button', { name: 'Supprimer le forfait' }));
  await expect(forfait).toBeHidden();
  expect((await quote(driver.request, '2031-07-04T23:30:00+02:00')).ruleName).toBe('Nuit des forfaits');
  await callApi(driver.request, deletePricingRule, { id: night.id });
});

test('an option is priced by the driver, and ordered by a client for one way and for a return, by keyboard alone', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  test.slow();
  await openTab(driver, 'Options et suppléments');
  await expect(driver.getByRole('switch', { name: /Siège bébé/u })).toBeDisabled();
  await typeInto(driver.getByLabel('Prix, Siège bébé'), '10');
  await press(driver.getByRole('switch', { name: /Siège bébé/u }), 'Space');
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);
  await press(driver.getByRole('button', { name: 'Enregistrer' }));
  await expect(driver.getByText('Options et suppléments enregistrés')).toBeVisible();

  const client = await clientPage(browser, site, { email: `option-${testId}@example.fr` });
  await client.goto('/dashboard/client');
  await chooseAddress(client, 'Adresse de départ', 'gare de lyon');
  await chooseAddress(client, 'Destination', 'charles');
  await press(client.getByRole('button', { name: 'Dans 15 min' }));
  await addBabySeat(client);
  await press(client.getByRole('button', { name: 'Ajouter siège bébé' }));
  await expect(client.getByRole('complementary', { name: 'Votre trajet' })).toContainText(
    /Siège bébé ×\s2\s*20,00\s€/u,
  );
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);
  await press(client.getByRole('button', { name: 'Vérifier et réserver' }));
  const recap = client.getByRole('dialog', { name: 'Vérifiez votre course' });
  await expect(recap).toContainText(/Siège bébé ×\s2\s*20,00\s€/u);
  await expectAccessible(client);
  await press(recap.getByRole('button', { name: 'Réserver avec obligation de paiement' }));
  await press(client.getByRole('button', { name: 'Voir ma course' }));
  await expect(client.getByRole('tabpanel', { name: /En attente/u })).toContainText(/Siège bébé ×\s2/u);
  await orderReturn(client);
  await client.context().close();

  const { version, options } = await callApi(driver.request, getPriceExtras);
  const off = { ...options, baby_seat: { ...options.baby_seat, isOn: false } };
  await callApi(driver.request, savePriceExtras, { body: { version, options: off, supplements: [] } });
});

async function addBabySeat(client: Page): Promise<void> {
  await press(client.locator('summary', { hasText: '1 passager' }));
  await press(client.getByRole('button', { name: /^Ajouter.: Siège bébé/u }));
}

async function orderReturn(client: Page): Promise<void> {
  await client.goto('/dashboard/client');
  await chooseAddress(client, 'Adresse de départ', 'gare de lyon');
  await chooseAddress(client, 'Destination', 'charles');
  await client.getByLabel('Date et heure de départ').fill('2031-05-05T09:30');
  await press(client.getByRole('button', { name: 'Retour', exact: true }));
  await client.getByLabel('Date et heure du retour').fill('2031-05-09T18:20');
  await addBabySeat(client);
  await press(client.getByRole('button', { name: 'Vérifier et réserver' }));
  const recap = client.getByRole('dialog', { name: 'Vérifiez vos deux courses' });
  const order = recap.getByRole('button', { name: 'Réserver avec obligation de paiement' });
  await expect(order).toBeEnabled();
  await expect(recap).toContainText('Siège bébé');
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);
  await press(order);
  await press(client.getByRole('button', { name: 'Voir mes courses' }));
  await expect
    .poll(async () =>
      (await callApi(client.request, listRides)).map(({ priceLines }) => optionsIn(priceLines).baby_seat),
    )
    .toEqual([2, 1, 1]);
}

async function openTab(driver: Page, name: string | RegExp): Promise<void> {
  await driver.goto('/dashboard/driver');
  await driver.getByRole('button', { name: 'Tarification' }).click();
  const rules = driver.getByRole('tab', { name: 'Règles' });
  await tabTo(rules);
  const wanted = driver.getByRole('tab', { name });
  while ((await wanted.getAttribute('aria-selected')) !== 'true') await driver.keyboard.press('ArrowRight');
}

async function quote(client: APIRequestContext, scheduledAt: string) {
  const query = { origins: '48.8443,2.3743', destinations: '49.0097,2.5479', scheduledAt };
  return await callApi(client, quoteTrip, { query });
}
