import { acceptOrder, bookOrder, quoteOrder } from '#contract/rides/orders.calls.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { setUpPaypal } from './support/paid-rides.ts';
import { driverPage } from './support/people.ts';
import { trip } from './support/rides.ts';
import { expect, test } from './support/test.ts';

const HOUR_MS = 3_600_000;

test('a client pays both rides of a return with one payment', async ({ client, browser, site }) => {
  test.slow();
  const driver = await driverPage(browser, site);
  await setUpPaypal(driver.request);
  const trips = [30, 54].map((hours) => ({
    ...trip,
    scheduledAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
  }));
  const { quotes } = await callApi(client.request, quoteOrder, { body: { rides: trips } });
  const rides = trips.map((one, index) => ({ ...one, quoteId: quotes[index]?.quoteId ?? '' }));
  const { ride } = await callApi(client.request, bookOrder, { body: { rides, withReturns: true } });
  await callApi(driver.request, acceptOrder, { id: ride.id });
  const takenBefore = site.paypal.captures.length;

  await client.goto(`/payment/${ride.id}`);
  await client.getByText('PayPal', { exact: true }).click();
  const both = client.getByRole('button', { name: /^Payer les deux, \d+,\d\d\s€$/u });
  await expect(both).toBeEnabled();
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);
  await both.click();
  await expect(client.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
  await expectAccessible(client);

  const paid = await callApi(client.request, listRides);
  expect(paid.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid', 'paid']);
  const taken = site.paypal.captures.slice(takenBefore);
  const sum = paid.reduce((total, { paidAmount }) => total + Number(paidAmount), 0);
  expect(taken.map(({ amount }) => Number(amount.value))).toEqual([Number(sum.toFixed(2))]);
  await driver.context().close();
});
