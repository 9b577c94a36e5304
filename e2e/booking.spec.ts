import type { Page } from '@playwright/test';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { chooseAddress, searchAddress } from './support/addresses.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { press, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const priceCalls = `**${quoteTrip.path}?**`;

const emptyTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(async ({ context, baseURL }) => {
  const isForeign = (url: URL) => url.origin !== baseURL;
  await context.route(isForeign, (route) => route.fulfill({ body: emptyTile, contentType: 'image/png' }));
});

test('a stranger describes a trip, registers without losing it, books, edits, duplicates and cancels, by keyboard alone', async ({
  page,
}, { testId }) => {
  test.slow();
  await page.goto('/');
  await searchAddress(page, 'Adresse de départ', 'gare de lyon');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await chooseAddress(page, 'Destination', 'charles');
  await press(page.getByRole('button', { name: 'Dans 15 min' }));

  const trip = page.getByRole('complementary', { name: 'Votre trajet' });
  await expect(trip).toContainText(/Prix TTC\s*\d+,\d\d\s€/u);
  const [price = 'no price'] = (await trip.innerText()).match(/\d+,\d\d\s€/u) ?? [];
  await expect(trip).toContainText(/Arrivée estimée\s*\d\d:\d\d/u);
  await expect(trip).toContainText('Itinéraire configuré ! Connectez-vous pour finaliser votre réservation');
  await expectAccessible(page);

  await press(trip.getByRole('button', { name: 'Créer un compte' }));
  await register(page, `camille-${testId}@example.fr`);
  await expect(page).toHaveURL('/dashboard/client');
  await expect(page.getByRole('combobox', { name: 'Adresse de départ' })).toHaveValue(/Gare de Lyon/u);
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue(/Charles-de-Gaulle/u);
  await expect(page.getByText('Prix TTC')).toBeVisible();
  await expectAccessible(page);

  await press(page.getByRole('button', { name: 'Vérifier et réserver' }));
  const recap = page.getByRole('dialog', { name: 'Vérifiez votre course' });
  await expect(recap).toContainText('Total TTC');
  await expect(recap).toContainText(price);
  await expectAccessible(page);
  await press(recap.getByRole('button', { name: 'Réserver avec obligation de paiement' }));

  await seeBookedRide(page);
  const waiting = page.getByRole('tabpanel', { name: /En attente/u });
  await expect(waiting).toContainText('Gare de Lyon');
  await expect(waiting).toContainText(price);
  await expectAccessible(page);

  await press(waiting.getByRole('button', { name: 'Modifier' }));
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue(/Charles-de-Gaulle/u);
  await chooseAddress(page, 'Destination', 'orly');
  await confirm(page, 'Vérifier et modifier', 'Modifier la course');
  await expect(page.getByText('Course modifiée avec succès !')).toBeVisible();
  await openWaitingRides(page);
  await expect(waiting).toContainText('Orly');

  await press(waiting.getByRole('button', { name: 'Dupliquer' }));
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue(/Orly/u);
  await press(page.getByRole('button', { name: 'Dans 15 min' }));
  await confirm(page, 'Vérifier et réserver', 'Réserver avec obligation de paiement');
  await seeBookedRide(page);
  await expect(page.getByRole('tab', { name: 'En attente 2' })).toBeVisible();

  await press(waiting.getByRole('button', { name: 'Annuler' }).first());
  await press(page.getByRole('dialog').getByRole('button', { name: 'Annuler la course' }));
  await expect(page.getByRole('tab', { name: 'En attente 1' })).toBeVisible();
});

test('a trip on the map leads to directions, breaks no policy and fits a small phone', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await choosePlaces(page);

  const map = page.getByRole('region', { name: 'Itinéraire sur la carte' });
  await expect(map.getByRole('link', { name: /Ouvrir l’itinéraire/u })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&origin=48\.\d+%2C2\.\d+&destination=49\.\d+%2C2\.\d+&travelmode=driving$/u,
  );
  await expect(map.locator('.map-mark')).toHaveCount(2);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});

test('nothing is ordered while the price cannot be calculated, and the price shown is then ordered', async ({
  client,
}) => {
  await client.goto('/dashboard/client');
  await choosePlaces(client);
  await press(client.getByRole('button', { name: 'Dans 15 min' }));
  await client.route(priceCalls, (route) => route.abort());
  await client.reload();
  await expect(client.getByText('le prix est calculé avant toute réservation')).toBeVisible();

  await press(client.getByRole('button', { name: 'Vérifier et réserver' }));
  const recap = client.getByRole('dialog', { name: 'Vérifiez votre course' });
  await expect(recap).toContainText('rien n’est réservé sans prix');
  await expect(recap.getByRole('button', { name: 'Réserver avec obligation de paiement' })).toBeDisabled();
  await expectAccessible(client);

  await tabTo(recap.getByRole('button', { name: 'Réessayer maintenant' }));
  await client.unroute(priceCalls);
  await client.keyboard.press('Enter');
  await expect(recap).toContainText(/Total TTC.*\d+,\d\d\s€/u);
  const [price = 'no price'] =
    (await recap.innerText()).match(/(?<=Total TTC(?: \(à confirmer\))?\s+)\d+,\d\d\s€/u) ?? [];
  await press(recap.getByRole('button', { name: 'Réserver avec obligation de paiement' }));
  await seeBookedRide(client);
  await expect(client.getByRole('tabpanel', { name: /En attente/u })).toContainText(price);
});

test('a press on the map opens the directions in a new tab', async ({ page }, { project }) => {
  await page.goto('/');
  await choosePlaces(page);
  const map = page.getByRole('region', { name: 'Itinéraire sur la carte' });
  const opened = page.waitForEvent('popup');

  await map.click({ position: { x: project.name === 'phone' ? 60 : 700, y: 40 } });

  expect((await opened).url()).toContain('google.com/maps/dir/');
});

async function seeBookedRide(page: Page): Promise<void> {
  const booked = page.getByRole('dialog', { name: 'Course réservée avec succès !' });
  await expect(booked.getByRole('link', { name: 'Ajouter au calendrier' })).toBeVisible();
  await expectAccessible(page);
  await press(booked.getByRole('button', { name: 'Voir ma course' }));
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/En attente/u);
}

async function openWaitingRides(page: Page): Promise<void> {
  await tabTo(page.getByRole('tab', { name: 'Nouvelle course' }));
  await page.keyboard.press('ArrowRight');
}

async function confirm(page: Page, check: string, order: string): Promise<void> {
  await expect(page.getByText('Prix TTC')).toBeVisible();
  await press(page.getByRole('button', { name: check }));
  await press(page.getByRole('dialog').getByRole('button', { name: order }));
}

test('the order is in sight on a small laptop, with the map as background and no trip invented', async ({
  client: page,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'A phone has it in its foot.');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/dashboard/client');
  const next = page.getByRole('button', { name: 'Vérifier et réserver' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.map-mark, .route-line')).toHaveCount(0);

  await choosePlaces(page);
  await expect(page.getByRole('complementary', { name: 'Votre trajet' })).toContainText('€');
  await expect(next).toBeInViewport({ ratio: 1 });
  const background = await page.getByRole('region', { name: 'Itinéraire sur la carte' }).boundingBox();
  expect(background?.width).toBe(1366);
});

async function choosePlaces(page: Page): Promise<void> {
  await chooseAddress(page, 'Adresse de départ', 'gare de lyon');
  await chooseAddress(page, 'Destination', 'charles');
}

async function register(page: Page, email: string): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: 'Créer un compte' });
  await typeInto(panel.getByLabel('Prénom'), 'Camille');
  await typeInto(panel.getByLabel('Nom', { exact: true }), 'Rousseau-Delmas');
  await typeInto(panel.getByLabel('Email'), email);
  await typeInto(panel.getByLabel('Téléphone'), '06 12 34 56 78');
  await typeInto(panel.getByLabel('Mot de passe', { exact: true }), 'quatre petits chats');
  await typeInto(panel.getByLabel('Confirmation du mot de passe'), 'quatre petits chats');
  await page.keyboard.press('Enter');
}
