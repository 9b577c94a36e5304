import { driverPage } from './support/people.ts';
import { bookRide, type Ride, rideCard } from './support/rides.ts';
import { expect, testOnOwnSite } from './support/test.ts';

/** Nobody else's request comes between those of this journey. */
const test = testOnOwnSite('place');

test('after a request is accepted the next one stands in its place', async ({ client, browser, site }) => {
  const driver = await driverPage(browser, site);
  const rides: Ride[] = [];
  for (const days of [2, 3, 4, 5]) rides.push(await bookRide(client.request, { hours: days * 24 }));
  const [, second, third] = rides;
  if (!second || !third) throw new Error('four requests');
  await driver.goto('/dashboard/driver');
  await driver.getByRole('combobox', { name: 'Trier par' }).selectOption({ label: 'heure de départ' });
  const accept = rideCard(driver, second).getByRole('button', { name: 'Accepter', exact: true });
  await expect(rideCard(driver, third).getByText('Puis-je la prendre')).toBeVisible();
  await accept.scrollIntoViewIfNeeded();
  const before = await rideCard(driver, second).boundingBox();

  await accept.click();

  await expect(rideCard(driver, second)).toHaveCount(0);
  await expect
    .poll(async () => Math.abs(((await rideCard(driver, third).boundingBox())?.y ?? 9999) - (before?.y ?? 0)))
    .toBeLessThan(8);
});
