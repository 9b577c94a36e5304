import { saveDriverProfile } from '#contract/people/driver-profile.calls.ts';
import { acceptRide } from '#contract/rides/rides.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { clientPage } from './support/people.ts';
import { bookRide, rideCard } from './support/rides.ts';
import { expect, test } from './support/test.ts';

test('a driver opens the voucher of an accepted ride, and its next version after another vehicle', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  test.slow();
  const amelie = await clientPage(browser, site, {
    firstName: 'Amélie',
    email: `amelie-voucher-${testId}@example.fr`,
  });
  const ride = await bookRide(amelie.request, { minutes: 30 });
  await callApi(driver.request, saveDriverProfile, { body: { vehiclePlate: 'GH-482-KT' } });
  await callApi(driver.request, acceptRide, { id: ride.id, body: {} });
  await driver.goto('/dashboard/driver?onglet=jour');
  const dialog = driver.getByRole('dialog', { name: /^Bon n° B-\d{4}-\d{6}$/u });

  await test.step('the first version is a PDF', async () => {
    await rideCard(driver, ride).getByRole('button', { name: 'Bon' }).click();
    await expect(dialog.getByRole('link')).toHaveText(/^Version 1émis le .* à \d{2}:\d{2}PDF/u);
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
    const paper = await driver.request.get((await dialog.getByRole('link').getAttribute('href')) ?? '');
    expect(paper.headers()['content-type']).toBe('application/pdf');
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('another plate makes the second, and the first says that it was replaced', async () => {
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await callApi(driver.request, saveDriverProfile, { body: { vehiclePlate: 'AB-123-CD' } });
    await rideCard(driver, ride).getByRole('button', { name: 'Bon' }).click();
    await expect(dialog.getByRole('link')).toHaveText([/^Version 2émis le/u, /^Version 1remplacée le/u]);
  });
});
