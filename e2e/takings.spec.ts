import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { press } from './support/keyboard.ts';
import { agreedRide, cancelRide, payByPaypal, setUpPaypal } from './support/paid-rides.ts';
import { driverPage } from './support/people.ts';
import { rideCard } from './support/rides.ts';
import { expect, test } from './support/test.ts';

test('a driver refunds a cancelled ride, sees it in the takings and exports them', async ({
  client,
  browser,
  site,
}) => {
  test.slow();
  const driver = await driverPage(browser, site);
  await setUpPaypal(driver.request);
  const ride = await agreedRide(client.request, driver.request);
  await payByPaypal(client.request, site, ride);
  await cancelRide(client.request, driver.request, ride);

  await test.step('the client sees that a refund is due', async () => {
    await client.goto(`/payment/${ride.id}`);
    await expect(client.getByRole('heading', { name: 'À rembourser' })).toBeVisible();
    await expectAccessible(client);
  });

  await test.step('the takings list it as due', async () => {
    await driver.goto('/takings?periode=jour');
    await expect(rideCard(driver, ride)).toContainText('À rembourser');
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
  });

  await test.step('it is refunded after a confirmation', async () => {
    await press(rideCard(driver, ride).getByRole('button', { name: 'Rembourser' }));
    const dialog = driver.getByRole('dialog', { name: 'Rembourser la course ?' });
    await expect(dialog).toContainText('par PayPal');
    await expectAccessible(driver);
    await press(dialog.getByRole('button', { name: /^Rembourser \d/ }));
    await expect(driver.getByText(new RegExp(`^Course n° ${ride.number}.: remboursée$`))).toBeVisible();
    await expect(rideCard(driver, ride)).toBeHidden();
  });

  await test.step('both movements are listed', async () => {
    const movements = driver.getByRole('row').filter({ hasText: `n° ${ride.number}` });
    await expect(movements).toHaveCount(2);
    await expect(movements.filter({ hasText: 'Remboursement' })).toHaveCount(1);
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
  });

  await test.step('they are exported as a file', async () => {
    const [download] = await Promise.all([
      driver.waitForEvent('download'),
      driver.getByRole('link', { name: 'Livre des recettes (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^recettes-.+\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines.filter((line) => line.includes(`;${ride.number};`))).toHaveLength(2);
  });

  await expect(client.getByRole('heading', { name: 'Course remboursée' })).toBeVisible();
  await expectAccessible(client);
  await driver.context().close();
});

test('the takings of a month fit a narrow phone', async ({ driver }) => {
  await driver.setViewportSize({ width: 320, height: 640 });
  await driver.goto('/dashboard/driver');
  await driver.getByRole('link', { name: 'Recettes' }).click();
  await press(driver.getByRole('button', { name: 'Mois' }));
  await press(driver.getByRole('button', { name: 'Période précédente' }));

  await expect(driver.getByRole('heading', { name: 'Aucun mouvement' })).toBeVisible();
  await expect(driver.getByRole('button', { name: 'Période suivante' })).toBeEnabled();
  await expectNoSidewaysScroll(driver);
  await expectAccessible(driver);
});
