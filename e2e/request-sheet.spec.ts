import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { openLive } from './support/live.ts';
import { clientPage, signIn } from './support/people.ts';
import { bookRide, rideCard } from './support/rides.ts';
import { chloe } from './support/site.ts';
import { expect, testOnOwnSite } from './support/test.ts';

/** Every request of the site opens the sheet. */
const test = testOnOwnSite('request-sheet');

test('requests come one at a time over what is open on a phone', async ({ page: driver, browser, site }, {
  testId,
  project,
}) => {
  test.skip(project.name !== 'phone', 'A wide desk has its list.');
  const client = await clientPage(browser, site, { email: `camille-${testId}@example.fr` });
  const sheet = await openDesk(driver);
  const first = await bookRide(client.request, { hours: 3 });
  const second = await bookRide(client.request, { hours: 8 });

  await expect(sheet).toContainText('1 sur 2');
  await expect(sheet).toContainText(/€à confirmer.*€\/km/u);
  await expect(sheet).toContainText('Expire dans');
  await expect(sheet).toContainText(/Oui|Juste|Non|Hors de vos horaires/u);
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);
  await sheet.getByRole('button', { name: /^Accepter/u }).click();
  await expect(driver.getByText(`Course n° ${first.number} acceptée`)).toBeVisible();
  await expect(sheet).not.toContainText('sur 2');

  await sheet.getByRole('button', { name: 'Refuser' }).click();
  const refusal = driver.getByRole('dialog', { name: 'Refuser la course' });
  await refusal.getByRole('textbox', { name: 'Motif du refus' }).fill('Trop loin');
  await refusal.getByRole('button', { name: 'Refuser la course' }).click();
  await expect(driver.getByText(`Course n° ${second.number} refusée`)).toBeVisible();
  await expect(sheet).toBeHidden();
  await client.context().close();
});

test('requests stay in the list of a wide desk', async ({ page: driver, browser, site }, {
  testId,
  project,
}) => {
  test.skip(project.name === 'phone', 'A phone has its sheet.');
  const client = await clientPage(browser, site, { email: `camille-${testId}@example.fr` });
  const sheet = await openDesk(driver);

  const ride = await bookRide(client.request, { hours: 3 });

  await expect(rideCard(driver, ride)).toBeVisible();
  await expect(sheet).toBeHidden();
  await client.context().close();
});

/** Once its socket is open, so that every request is new. */
async function openDesk(driver: Page) {
  await signIn(driver.request, chloe);
  await openLive(driver, '/dashboard/driver');
  return driver.getByRole('dialog', { name: 'Nouvelle demande' });
}
