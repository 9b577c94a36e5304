import { listRideVouchers } from '#contract/papers/vouchers.calls.ts';
import { acceptRide, listRides } from '#contract/rides/rides.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { driverPage } from './support/people.ts';
import { rideCard, trip } from './support/rides.ts';
import { expect, test } from './support/test.ts';

test('a client books for someone else: the card calls the passenger, the voucher names both', async ({
  client,
  browser,
  site,
}) => {
  test.slow();
  const coords = (lat: number, lng: number) => ({ lat, lng });
  const draft = {
    pickup: trip.pickupAddress,
    pickupCoords: coords(trip.pickupLat, trip.pickupLng),
    destination: trip.destinationAddress,
    destinationCoords: coords(trip.destinationLat, trip.destinationLng),
    date: '2031-05-14T09:30',
  };
  await client.addInitScript(
    (kept) => localStorage.setItem('vtc.booking-draft', JSON.stringify(kept)),
    draft,
  );
  await client.goto('/dashboard/client');

  await test.step('who rides is asked for in the fold', async () => {
    await client.getByText('1 passager').click();
    await client.getByRole('checkbox', { name: /Le passager est quelqu’un d’autre/u }).check();
    await client.getByRole('button', { name: 'Vérifier et réserver' }).click();
    await expect(client.getByText('Indiquez le nom du passager.')).toBeVisible();
    await client.getByLabel('Nom du passager').fill('Karim Haddad');
    await client.getByLabel(/Son téléphone/u).fill('+44 20 7946 0018');
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
    await client.getByRole('button', { name: 'Vérifier et réserver' }).click();
    await expect(client.getByRole('dialog')).toContainText(/Passager\s: Karim Haddad/u);
    await expectAccessible(client);
    await client.getByRole('button', { name: 'Réserver avec obligation de paiement' }).click();
    await expect(client.getByRole('heading', { name: 'Course réservée avec succès !' })).toBeVisible();
  });

  await test.step('the driver calls the passenger, and the voucher names both', async () => {
    const [ride] = await callApi(client.request, listRides);
    if (!ride) throw new Error('the ride is there');
    const driver = await driverPage(browser, site);
    await callApi(driver.request, acceptRide, { id: ride.id, body: {} });
    await driver.goto('/dashboard/driver?onglet=validees');
    const card = rideCard(driver, ride);
    await expect(card).toContainText('Karim Haddad, réservée par Amélie Durand');
    await expect(card.getByRole('link', { name: 'Appeler Karim Haddad' })).toHaveAttribute(
      'href',
      'tel:+442079460018',
    );
    await expectAccessible(driver);
    const [voucher] = await callApi(driver.request, listRideVouchers, { id: ride.id });
    expect(voucher).toMatchObject({
      client: { name: 'Amélie Durand' },
      passenger: { name: 'Karim Haddad', phone: '+442079460018' },
    });
    await driver.context().close();
  });
});
