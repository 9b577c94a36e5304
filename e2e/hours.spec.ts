import { saveDriverProfile } from '#contract/people/driver-profile.calls.ts';
import { createPricingRule } from '#contract/pricing/pricing.calls.ts';
import { addDays } from '#domain/time/calendar.ts';
import { parisTime } from '#domain/time/paris.ts';
import { chooseAddress } from './support/addresses.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press } from './support/keyboard.ts';
import { clientPage, driverPage } from './support/people.ts';
import { expect, testOnOwnSite } from './support/test.ts';

/**
 * Hours hold for every order of a site: this journey has one of its own, whose roads count as measured, so that a price is no
 * estimate to confirm.
 */
const test = testOnOwnSite('hours', { PLACES_PROVIDER: 'builtin' });

test('a driver sets hours, a day off and immediate booking; a client takes a moment that can be, and reads « Confirmée »', async ({
  browser,
  site,
}, { testId, repeatEachIndex }) => {
  test.slow();
  const driver = await driverPage(browser, site);
  await callApi(driver.request, saveDriverProfile, { body: { isActive: true } });
  await callApi(driver.request, createPricingRule, {
    body: { name: 'Jour et nuit', calculationMethod: 'distance_time', coefficient: '1', priority: 1 },
  });
  const dayOff = addDays(parisTime(new Date()).day, 20 + repeatEachIndex);

  await driver.goto('/dashboard/driver');
  await press(driver.getByRole('button', { name: 'Disponibilités' }));
  const hours = driver.getByRole('dialog', { name: 'Disponibilités' });
  await press(hours.getByRole('switch', { name: 'samedi' }));
  await press(driver.getByRole('button', { name: 'Poser un congé' }));
  const sheet = driver.getByRole('dialog', { name: 'Poser un congé' });
  await sheet.getByLabel('Du', { exact: true }).fill(dayOff);
  await expectAccessible(driver);
  await press(sheet.getByRole('button', { name: 'Poser' }));
  await expect(driver.getByRole('button', { name: /Supprimer le congé/u }).first()).toBeVisible();
  await press(driver.getByRole('button', { name: 'Enregistrer' }));
  await expect(driver.getByText('Disponibilités enregistrées')).toBeVisible();
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);

  await press(hours.getByRole('button', { name: 'Fermer' }));
  await expect(hours).toBeHidden();
  await press(driver.getByRole('button', { name: 'Régler' }));
  const instant = driver.getByRole('dialog', { name: 'Réservation immédiate' });
  await expect(instant.getByText('Une demande est acceptée seule quand')).toBeVisible();
  await expectAccessible(driver);
  await instant.getByRole('switch', { name: 'Accepter pour moi' }).setChecked(true);
  await press(instant.getByRole('button', { name: 'Enregistrer' }));
  await expect(instant).toBeHidden();

  const client = await clientPage(browser, site, { email: `amelie-${testId}@example.fr` });
  await client.goto('/dashboard/client');
  await chooseAddress(client, 'Adresse de départ', 'gare de lyon');
  await chooseAddress(client, 'Destination', 'charles');
  await press(client.getByRole('button', { name: 'Date et heure de départ' }));
  const when = client.getByRole('dialog', { name: 'Quand partez-vous ?' });
  const day = when
    .getByRole('grid')
    .getByRole('button')
    .nth(1 + repeatEachIndex);
  await day.focus();
  await client.keyboard.press('ArrowRight');
  await client.keyboard.press('ArrowLeft');
  await expect(day).toBeFocused();
  await client.keyboard.press('Enter');
  await expect(when.getByRole('button', { name: '10:00', exact: true })).toBeVisible();
  await expectAccessible(client);
  await when.getByLabel('Une autre heure').fill('05:40');
  await expect(when.getByText(/Pas de départ/u)).toBeVisible();
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);
  await press(when.getByRole('region', { name: 'Les plus proches' }).getByRole('button').nth(1));
  await expect(when).toBeHidden();

  await press(client.getByRole('button', { name: 'Vérifier et réserver' }));
  await press(client.getByRole('button', { name: 'Réserver avec obligation de paiement' }));
  await expect(client.getByRole('dialog', { name: 'Confirmée' })).toBeVisible();
  await expectAccessible(client);
  await expect(driver.getByRole('region', { name: 'Prochaine course', exact: true })).toContainText(
    'Amélie Durand',
  );
});
