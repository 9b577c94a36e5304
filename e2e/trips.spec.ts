import type { Page } from '@playwright/test';
import { createPricingRule } from '#contract/pricing/pricing.calls.ts';
import { listPendingRides, moveRide, acceptRide as takeRide } from '#contract/rides/rides.calls.ts';
import { chooseAddress } from './support/addresses.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press, tabTo, typeInto } from './support/keyboard.ts';
import { clientPage, driverPage } from './support/people.ts';
import { rideCard } from './support/rides.ts';
import { openSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a way with stops that change places, and a car by the hour that costs more in the end, by keyboard alone', async ({
  browser,
}, { testId }) => {
  test.slow();
  const site = await openSite('trips');
  const driver = await driverPage(browser, site);
  for (const rule of [
    {
      name: 'Jour',
      calculationMethod: 'distance_time',
      baseFare: '4',
      pricePerKm: '1.5',
      pricePerMinute: '0.5',
    },
    { name: 'À l’heure', calculationMethod: 'hourly', hourlyRate: '55', priority: -1 },
  ] as const)
    await callApi(driver.request, createPricingRule, { body: rule });
  const client = await clientPage(browser, site, { email: `trips-${testId}@example.fr` });

  await orderStops(client);
  await orderHire(client);

  const [ride] = (await callApi(driver.request, listPendingRides)).filter(({ kind }) => kind === 'hire');
  if (!ride) throw new Error('The hire was not booked');
  await callApi(driver.request, takeRide, { id: ride.id });
  await callApi(driver.request, moveRide, { id: ride.id, body: { status: 'in_progress' } });
  await completeWithToll(driver, ride);

  await client.goto(`/payment/${ride.id}`);
  await expect(client.getByText('Péage : A14', { exact: true })).toBeVisible();
  await expect(client.getByText(/4,20\s€ de plus que prévu/u)).toBeVisible();
  await expect(client.getByText(/114,20\s€/u).first()).toBeVisible();
  await expectAccessible(client);
  await site.stop();
});

async function orderStops(client: Page): Promise<void> {
  await client.goto('/dashboard/client');
  await chooseAddress(client, 'Adresse de départ', 'gare de lyon');
  await chooseAddress(client, 'Destination', 'charles');
  await press(client.getByRole('button', { name: 'Dans 15 min' }));
  await press(client.getByRole('button', { name: 'Étape', exact: true }));
  await expect(client.getByText('Complétez l’étape 1 pour connaître le prix')).toBeVisible();
  await chooseAddress(client, 'Étape 1', 'orly');
  await press(client.getByRole('button', { name: 'Ajouter une étape' }));
  await chooseAddress(client, 'Étape 2', 'gare de l’est');
  await tabTo(client.getByLabel('Attente à l’étape 2'));
  await client.keyboard.press('ArrowDown');
  await client.keyboard.press('ArrowDown');
  await press(client.getByRole('button', { name: 'Déplacer l’étape 2' }), 'ArrowUp');
  await expect(client.getByText('Étape 2, maintenant 1 sur 2')).toBeAttached();
  await expect(client.getByRole('combobox', { name: 'Étape 1', exact: true })).toHaveValue(/Est/u);
  await expect(client.getByRole('complementary', { name: 'Votre trajet' })).toContainText('étape comprise');
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);
  await press(client.getByRole('button', { name: 'Vérifier et réserver' }));
  const recap = client.getByRole('dialog', { name: 'Vérifiez votre course' });
  await expect(recap).toContainText('10 min d’attente');
  await expectAccessible(client);
  await press(recap.getByRole('button', { name: 'Réserver avec obligation de paiement' }));
  await press(client.getByRole('button', { name: 'Voir ma course' }));
  await expect(client.getByRole('tabpanel', { name: /En attente/u })).toContainText('Étape 2');
}

async function orderHire(client: Page): Promise<void> {
  await client.goto('/dashboard/client');
  await chooseAddress(client, 'Adresse de départ', 'gare de lyon');
  await press(client.getByRole('button', { name: 'Dans 15 min' }));
  await press(client.getByRole('button', { name: 'À l’heure' }));
  await expect(client.getByRole('region', { name: 'Voiture à disposition' })).toBeVisible();
  await typeInto(client.getByLabel('Votre programme'), 'Deux rendez-vous à Boulogne.');
  await expect(client.getByRole('complementary', { name: 'Votre trajet' })).toContainText(
    /2\sh ×\s55,00\s€/u,
  );
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);
  await press(client.getByRole('button', { name: 'Vérifier et réserver' }));
  const recap = client.getByRole('dialog', { name: 'Vérifiez votre mise à disposition' });
  await expect(recap).toContainText(/Toute heure commencée au-delà de \d\d:\d\d\s: 55,00\s€/u);
  await expectAccessible(client);
  await press(recap.getByRole('button', { name: 'Réserver avec obligation de paiement' }));
  await expect(client.getByRole('button', { name: 'Voir ma course' })).toBeVisible();
}

async function completeWithToll(driver: Page, ride: { id: string; number: number; scheduledAt: string }) {
  await driver.goto('/dashboard/driver?onglet=en-cours');
  await press(rideCard(driver, ride).getByRole('button', { name: 'Terminer' }));
  const dialog = driver.getByRole('dialog', { name: 'Terminer la course' });
  await press(dialog.getByRole('button', { name: 'Péage, étape ou supplément' }));
  await typeInto(dialog.getByLabel('Montant'), '4,20');
  await typeInto(dialog.getByLabel('Raison'), 'A14');
  await expect(dialog).toContainText(/114,20\s€, soit \+\s4,20\s€/u);
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);
  await press(dialog.getByRole('button', { name: 'Terminer la course' }));
  await expect(driver.getByText(`Course n° ${ride.number} terminée`)).toBeVisible();
}
