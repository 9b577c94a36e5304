import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const pickup = (page: Page) => page.getByRole('combobox', { name: 'Adresse de départ' });
const destination = (page: Page) => page.getByRole('combobox', { name: 'Destination' });
const map = (page: Page) => page.getByRole('region', { name: 'Itinéraire sur la carte' }).first();

async function describeTrip(page: Page): Promise<void> {
  await pickup(page).fill('gar de lyon');
  await page.keyboard.press('Tab');
  await expect(pickup(page)).toHaveValue('Gare de Lyon, place Louis-Armand, 75012 Paris');
  await destination(page).fill('CDG');
  await page.keyboard.press('Tab');
  await expect(destination(page)).toHaveValue(/^Aéroport Paris-Charles-de-Gaulle/u);
}

test('a trip is typed without choosing, and shown on the tiles of the operator', async ({ page, site }) => {
  await page.goto('/');
  await describeTrip(page);

  await expect(map(page).getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  await expect(page.locator('.map-tile-loaded').first()).toBeAttached();
  const [tile] = site.tiles.asked;
  expect(tile).toMatchObject({ REQUEST: 'GetTile' });
  for (const name of ['TILEMATRIX', 'TILEROW', 'TILECOL']) expect(tile?.[name]).toMatch(/^\d+$/u);
  await expect(page.locator('.map-land')).toHaveCount(0);
});

test('without tiles the map is drawn from outlines, with names', async ({ page, site }) => {
  await page.route(`${site.tiles.origin}/**`, (route) => route.abort());
  await page.goto('/');
  await describeTrip(page);

  await expect(map(page).getByRole('link', { name: '© IGN' })).toBeVisible();
  await expect(page.locator('.map-commune')).toBeAttached();
  await expect(page.locator('.map-name', { hasText: 'Saint-Denis' })).toBeAttached();
  await expectAccessible(page);
});

test('what is typed before the scripts arrive is kept', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await pickup(page).fill('gare de lyon');
  await destination(page).fill('orly 1');

  await expect(pickup(page)).toHaveValue('Gare de Lyon, place Louis-Armand, 75012 Paris');
  await expect(destination(page)).toHaveValue('orly 1');
});
