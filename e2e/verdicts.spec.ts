import type { Locator, Page } from '@playwright/test';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { acceptRide } from '#contract/rides/rides.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press } from './support/keyboard.ts';
import { clientPage, driverPage } from './support/people.ts';
import { rideCard, trip } from './support/rides.ts';
import { expect, testOnOwnSite } from './support/test.ts';

/** The verdict depends on everything that the driver has accepted: this journey has a site of its own. */
const test = testOnOwnSite('verdicts');

test('a driver reads which requests fit, takes one of two by keyboard, and takes another all the same', async ({
  browser,
  site,
}, { testId, repeatEachIndex }) => {
  const driver = await driverPage(browser, site);
  const amelie = await clientPage(browser, site, { email: `amelie-verdicts-${testId}@example.fr` });
  const book = async (clock: string) =>
    await callApi(amelie.request, bookRide, {
      body: { ...trip, scheduledAt: `${dayFromNow(3 + 2 * repeatEachIndex)}T${clock}:00.000Z` },
    });
  const agreed = await book('15:00');
  await callApi(driver.request, acceptRide, { id: agreed.id });
  const [early, close, late] = [await book('11:00'), await book('11:50'), await book('14:30')];
  await driver.goto('/dashboard/driver');

  await expect(verdictOf(driver, early)).toContainText(/Oui, 2\sh\s52\sde marge/u);
  await expect(verdictOf(driver, early)).toContainText('Route estimée');
  await expect(verdictOf(driver, late)).toContainText(`Non, la course n° ${agreed.number} commence à`);
  await expect(driver.getByText('L’une ou l’autre')).toBeVisible();
  await expect(
    driver.getByText(new RegExp(`n°\\s${early.number} et la n°\\s${close.number} ne tiennent pas ensemble`)),
  ).toBeVisible();
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);

  await driver.getByLabel('Trier par').selectOption('marge et rapport');
  const cards = driver.getByRole('article', { name: /^Course n°/ });
  await expect(cards.last()).toContainText('Non, la course');

  await press(rideCard(driver, early).getByRole('button', { name: 'Accepter', exact: true }));
  await expect(driver.getByText(`Course n° ${early.number} acceptée`)).toBeVisible();
  await expect(verdictOf(driver, close)).toContainText(`Non, la course n° ${early.number} finit à`);
  await expect(driver.getByText('L’une ou l’autre')).toBeHidden();

  await press(rideCard(driver, close).getByRole('button', { name: 'Accepter quand même' }));
  await expect(driver.getByText(`Course n° ${close.number} acceptée`)).toBeVisible();

  await driver.goto('/pending-rides');
  await expect(verdictOf(driver, late)).toContainText('Non, la course');
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);
});

function verdictOf(page: Page, ride: Parameters<typeof rideCard>[1]): Locator {
  return rideCard(page, ride).getByRole('group', { name: /^Puis-je la prendre/u });
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
