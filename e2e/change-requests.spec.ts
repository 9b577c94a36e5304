import { listRideVouchers } from '#contract/papers/vouchers.calls.ts';
import { acceptOrder, listOrderRides } from '#contract/rides/orders.calls.ts';
import { momentInParis, parisLocal } from '#domain/time/paris.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press } from './support/keyboard.ts';
import { clientPage, driverPage } from './support/people.ts';
import { acceptRide, bookRide, driverTabOf, orderSeries, rideCard } from './support/rides.ts';
import { expect, test } from './support/test.ts';

/** Another day than the ride’s, at an hour that no other test names. */
const later = () => `${parisLocal(new Date(Date.now() + 5 * 24 * 3_600_000)).slice(0, 10)}T16:30`;

test('a client asks to change the hour of an accepted ride, its driver accepts, and voucher 2 names it', async ({
  client,
  browser,
  site,
  viewport,
}) => {
  const driver = await driverPage(browser, site);
  if (viewport) await driver.setViewportSize(viewport);
  const wanted = later();
  const ride = await bookRide(client.request, { hours: 72 });
  await acceptRide(driver.request, ride);

  await test.step('the client asks', async () => {
    await client.goto('/dashboard/client?onglet=en-cours');
    await rideCard(client, ride).getByRole('button', { name: 'Modifier' }).click();
    await expect(client.getByText(/Vous demandez à modifier/u)).toBeVisible();
    await client.getByLabel('Date et heure de départ').fill(wanted);
    await client.getByRole('button', { name: 'Vérifier et modifier' }).click();
    const recap = client.getByRole('dialog', { name: 'Vérifiez votre course' });
    await expect(recap).toBeVisible();
    await expectAccessible(client);
    await recap.getByRole('button', { name: 'Demander la modification' }).click();
    await expect(client.getByText('Demande de modification envoyée')).toBeVisible();
    await client.goto('/dashboard/client?onglet=en-cours');
    const asked = rideCard(client, ride).getByRole('region', { name: 'Modification demandée' });
    await expect(asked).toContainText('16:30');
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
  });

  await test.step('the driver reads both hours and accepts', async () => {
    await driver.goto(`/dashboard/driver?onglet=${driverTabOf(ride)}`);
    const card = rideCard(driver, ride);
    await expect(card.getByRole('region', { name: 'Modification demandée' })).toContainText('16:30');
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
    await card.getByRole('button', { name: 'Accepter la modification' }).click();
    await expect(driver.getByText('Modification acceptée')).toBeVisible();
  });

  await test.step('voucher 2 names the new hour', async () => {
    await driver.goto('/dashboard/driver?onglet=validees');
    const card = rideCard(driver, ride);
    await expect(card).toContainText('16:30');
    await card.getByRole('button', { name: 'Bon', exact: true }).click();
    await expect(driver.getByRole('dialog', { name: /^Bon n°/u })).toContainText('Version 2');
    const [last] = await callApi(driver.request, listRideVouchers, { id: ride.id });
    expect(last).toMatchObject({ version: 2, pickupAt: momentInParis(wanted)?.toISOString() });
    await expectAccessible(driver);
  });

  await test.step('and the client’s page has followed', async () => {
    const card = rideCard(client, ride);
    await expect(card).toContainText('16:30');
    await expect(card.getByRole('region', { name: 'Modification demandée' })).toHaveCount(0);
  });
  await driver.context().close();
});

test('a client moves a date of a series and those after it, by keyboard; the driver agrees to all at once', async ({
  browser,
  site,
  viewport,
}, { testId }) => {
  test.slow();
  const client = await clientPage(browser, site, { email: `following-${testId}@example.fr` });
  const driver = await driverPage(browser, site);
  if (viewport) await driver.setViewportSize(viewport);
  const days = [3, 4, 5].map((day) => parisLocal(new Date(Date.now() + day * 24 * 3_600_000)).slice(0, 10));
  const [first, second] = await orderSeries(
    client.request,
    days.map((day) => `${day}T07:45`),
  );
  await callApi(driver.request, acceptOrder, { id: first.id });

  await test.step('the client reads what becomes of each date', async () => {
    await client.goto('/dashboard/client?onglet=en-cours');
    await press(rideCard(client, second).getByRole('button', { name: 'Modifier' }));
    await client.getByLabel('Date et heure de départ').fill(`${days[1]}T08:30`);
    await press(client.getByRole('button', { name: 'Vérifier et modifier' }));
    const recap = client.getByRole('dialog', { name: 'Vérifiez votre course' });
    await press(recap.getByRole('radio', { name: /Cette course/u }), 'ArrowDown');
    await expect(recap.getByRole('radio', { name: /Celle-ci et les suivantes/u })).toBeChecked();
    const changed = recap.getByRole('list', { name: 'Courses modifiées' });
    await expect(changed.getByRole('listitem').nth(1)).toContainText('08:30');
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
    await press(recap.getByRole('button', { name: 'Demander pour les 2 courses' }));
    await expect(client.getByText('Demande de modification envoyée')).toBeVisible();
  });

  await test.step('the driver accepts both', async () => {
    await driver.goto('/dashboard/driver?onglet=validees');
    const card = rideCard(driver, second);
    await press(card.getByRole('button', { name: 'Accepter les 2 modifications' }));
    await expect(driver.getByText('Modification acceptée')).toBeVisible();
    await expect(card).toContainText('08:30');
  });

  const { rides: now } = await callApi(client.request, listOrderRides, { id: first.id });
  expect(now.map(({ scheduledAt }) => parisLocal(new Date(scheduledAt)))).toEqual([
    `${days[0]}T07:45`,
    `${days[1]}T08:30`,
    `${days[2]}T08:30`,
  ]);
  await driver.context().close();
  await client.context().close();
});
