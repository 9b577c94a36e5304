import type { Page } from '@playwright/test';
import { listRides } from '#contract/rides/rides.calls.ts';
import { chooseAddress } from './support/addresses.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press } from './support/keyboard.ts';
import { clientPage } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a return is ordered by keyboard alone, each card names the other ride, and both are cancelled', async ({
  browser,
  site,
}, { testId }) => {
  test.slow();
  const client = await clientPage(browser, site, { email: `return-${testId}@example.fr` });
  await openTrip(client, '2031-05-05T09:30');
  await press(client.getByRole('button', { name: 'Retour', exact: true }));
  await client.getByLabel('Date et heure du retour').fill('2031-05-05T09:35');
  await expect(client.getByText(/Le retour doit être après l’arrivée de l’aller/u)).toBeVisible();
  await client.getByLabel('Date et heure du retour').fill('2031-05-09T18:20');
  await expect(client.getByText('Aller-retour, TTC')).toBeVisible();
  await orderFrom(client, 'Vérifiez vos deux courses');

  const [outward, back] = await callApi(client.request, listRides);
  const card = client.getByRole('article', { name: `Course n° ${outward?.number}` });
  await expect(card.getByRole('button', { name: `Retour : n° ${back?.number}` })).toBeVisible();
  await expectAccessible(client);
  await press(card.getByRole('button', { name: 'Annuler' }));
  const dialog = client.getByRole('dialog', { name: 'Annuler' });
  await press(dialog.getByRole('radio', { name: /Cette course/u }), 'ArrowDown');
  await expect(dialog.getByRole('radio', { name: /Les deux/u })).toBeChecked();
  await expectAccessible(client);
  await press(dialog.getByRole('button', { name: /Annuler \(2\scourses\)/u }));
  await expect(client.getByText(/2\sannulations faites/u)).toBeVisible();
  await client.context().close();
});

test('the way back goes by other places, with a stop of its own, by keyboard alone', async ({
  browser,
  site,
}, { testId }) => {
  test.slow();
  const client = await clientPage(browser, site, { email: `way-back-${testId}@example.fr` });
  await openTrip(client, '2031-05-05T09:30');
  await press(client.getByRole('button', { name: 'Retour', exact: true }));
  await client.getByLabel('Date et heure du retour').fill('2031-05-09T18:20');
  await expect(client.getByText('Aller-retour, TTC')).toBeVisible();

  const change = client.getByRole('button', { name: 'Changer le trajet du retour' });
  await press(change);
  const way = client.getByRole('region', { name: 'Trajet du retour' });
  await expect(way.getByRole('combobox', { name: 'Départ du retour' })).toHaveValue(/Charles-de-Gaulle/u);
  await test.step('taken back, it is the way there again', async () => {
    await press(way.getByRole('button', { name: 'Reprendre le trajet de l’aller' }));
    await expect(way).toHaveCount(0);
    await press(change);
  });
  await chooseAddress(client, 'Destination du retour', 'orly');
  await press(way.getByRole('button', { name: 'Ajouter une étape au retour' }));
  await chooseAddress(client, 'Étape 1 du retour', 'montparnasse');
  await expect(client.getByText('Aller-retour, TTC')).toBeVisible();
  await orderFrom(client, 'Vérifiez vos deux courses');

  const [outward, back] = await callApi(client.request, listRides);
  expect([outward?.destinationAddress, outward?.stops]).toEqual([back?.pickupAddress, []]);
  expect(back?.destinationAddress).toMatch(/Orly/u);
  expect(back?.stops.map(({ address }) => address)).toEqual([expect.stringMatching(/Montparnasse/u)]);
  await client.context().close();
});

test('a weekly series goes over Easter Monday and the change of clocks, by keyboard alone', async ({
  browser,
  site,
}, { testId }) => {
  test.slow();
  const client = await clientPage(browser, site, { email: `series-${testId}@example.fr` });
  await openTrip(client, '2031-03-24T07:45');
  await press(client.getByRole('button', { name: 'Répéter' }));
  await client.getByLabel('Jusqu’au').fill('2031-04-21');
  await expect(client.getByText(/Sautés\s: lun\. 14 avril \(Lundi de Pâques\)\./u)).toBeVisible();
  await expect(client.getByText(/4\scourses, TTC/u)).toBeVisible();
  await test.step('a date is taken out and put back before the recap', async () => {
    await press(client.getByRole('button', { name: 'Voir et retirer des dates' }));
    const dates = client.getByRole('list', { name: 'Dates de la série' });
    await expect(dates.getByRole('listitem')).toHaveCount(5);
    await press(dates.getByRole('button', { name: 'Retirer le lun. 7 avril' }));
    await expect(client.getByText(/3\scourses, TTC/u)).toBeVisible();
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
    await press(dates.getByRole('button', { name: 'Ajouter le lun. 7 avril' }));
    await expect(client.getByText(/4\scourses, TTC/u)).toBeVisible();
    await press(client.getByRole('button', { name: 'Masquer les dates' }));
    await expect(dates).toHaveCount(0);
  });
  await orderFrom(client, 'Vérifiez vos 4 courses');
  await expect(client.getByText('1 sur 4')).toBeVisible();
  await expectAccessible(client);

  const rides = await callApi(client.request, listRides);
  expect(rides.map(({ scheduledAt }) => scheduledAt)).toEqual([
    '2031-03-24T06:45:00.000Z',
    '2031-03-31T05:45:00.000Z',
    '2031-04-07T05:45:00.000Z',
    '2031-04-21T05:45:00.000Z',
  ]);
  await client.context().close();
});

/** Reads the form and its recap, then orders. */
async function orderFrom(client: Page, recapName: string): Promise<void> {
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);

  await press(client.getByRole('button', { name: 'Vérifier et réserver' }));
  const recap = client.getByRole('dialog', { name: recapName });
  const order = recap.getByRole('button', { name: 'Réserver avec obligation de paiement' });
  await expect(order).toBeEnabled();
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);
  await press(order);
  await press(client.getByRole('button', { name: 'Voir mes courses' }));
}

async function openTrip(client: Page, date: string): Promise<void> {
  await client.goto('/dashboard/client');
  await chooseAddress(client, 'Adresse de départ', 'gare de lyon');
  await chooseAddress(client, 'Destination', 'charles');
  await client.getByLabel('Date et heure de départ').fill(date);
}
