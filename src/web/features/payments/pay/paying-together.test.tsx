import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getOrderPayment, openStripeCheckout } from '#contract/money/payments.calls.ts';
import type { OrderPaymentView } from '#contract/money/payments.ts';
import { api, on } from '#web/testing/api.ts';
import { noRides, returnOrder } from '#web/testing/orders.ts';
import { inHours } from '#web/testing/rides.ts';
import { openPayment, payButton } from './stand-in-payment.ts';

const order = { ...returnOrder, statuses: { ...noRides, accepted: 2 }, other: null };
const byCard = { enablePaypalPayments: 'false', enableStripePayments: 'true' } as const;
const rides = [12, 13, 14].map((number) => ({
  id: `ride-${number}`,
  number,
  scheduledAt: inHours(number),
  amount: '42.50',
}));

function payable(view: OrderPaymentView) {
  const sent: unknown[] = [];
  api.use(
    on(getOrderPayment, () => HttpResponse.json(view)),
    on(openStripeCheckout, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ url: '#caisse' });
    }),
  );
  return sent;
}

test('both rides of a return are paid with one press, or the one alone', async () => {
  const sent = payable({ rides: rides.slice(0, 2), total: '85.00' });
  const { user } = openPayment({ order }, byCard);

  await user.click(await screen.findByRole('button', { name: /^Payer les deux, 85,00\s€$/u }));

  await waitFor(() => expect(sent).toEqual([{ rideId: 'ride-12', wholeOrder: true }]));
});

test('of a series it says how many; in cash each is handed over by itself', async () => {
  payable({ rides, total: '127.50' });
  const { user } = openPayment({ order: { ...order, count: 3 } }, byCard);
  expect(await screen.findByRole('button', { name: /^Payer les 3 courses, 127,50\s€$/u })).toBeVisible();

  await user.click(screen.getByRole('radio', { name: /Espèces/u }));

  expect(screen.queryByRole('button', { name: /^Payer les/u })).toBeNull();
  expect(await payButton()).toBeVisible();
});

test('nothing is offered together where only this ride can be paid', async () => {
  const sent = payable({ rides: rides.slice(0, 1), total: '42.50' });
  const { user } = openPayment({ order }, byCard);

  await user.click(await payButton());

  await waitFor(() => expect(sent).toEqual([{ rideId: 'ride-12' }]));
  expect(screen.queryByRole('button', { name: /^Payer les/u })).toBeNull();
});
