import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { capturePaypalOrder, checkPayment, openPaypalOrder } from '#contract/money/payments.calls.ts';
import { answer, api, at, on, refuse } from '#web/testing/api.ts';
import { openPayment, paid, payButton } from './stand-in-payment.ts';
import { leavePaypal, standInPaypal } from './stand-in-paypal.ts';

const CAPTURE = at(capturePaypalOrder, { orderId: 'ORDER-1' });
const withPaypal = { enablePaypalPayments: 'true' };

afterEach(leavePaypal);

test('nothing of PayPal is loaded before it is chosen', async () => {
  const paypal = standInPaypal();
  const { user } = openPayment({}, { enableStripePayments: 'true', paymentProvider: 'stripe' });
  await payButton();
  expect(paypal.calls).toEqual([]);

  await user.click(screen.getByRole('radio', { name: /PayPal/u }));
  await paypal.scriptLoads();

  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-busy'));
  expect(paypal.createInstance).toHaveBeenCalledWith({
    clientToken: 'token-1',
    components: ['paypal-payments'],
    pageType: 'checkout',
    locale: 'fr-FR',
  });
});

test('an approved order is captured, and the ride is paid', async () => {
  const paypal = standInPaypal();
  const { user, kept } = openPayment({}, withPaypal);
  api.use(
    on(CAPTURE, () => {
      paypal.calls.push('capture');
      kept.ride = { ...kept.ride, ...paid };
      return HttpResponse.json({ id: 'ORDER-1', status: 'COMPLETED' });
    }),
  );
  await paypal.scriptLoads();

  await user.dblClick(await payButton());
  await paypal.windowOpens();
  paypal.says(({ onApprove }) => onApprove({ orderId: 'ORDER-1' }));

  expect(await screen.findByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
  expect(screen.getByText('Paiement réussi')).toBeVisible();
  expect(paypal.calls).toEqual([
    'setup',
    'order {"rideId":"ride-12","amount":"42.50","currency":"EUR","intent":"CAPTURE"}',
    'window ORDER-1',
    'capture',
  ]);
});

test('a capture that is still pending at the provider is checked again', async () => {
  const paypal = standInPaypal();
  const { user, kept } = openPayment({}, withPaypal);
  api.use(
    on(CAPTURE, () => {
      kept.ride = { ...kept.ride, paymentStatus: 'processing' };
      return HttpResponse.json({ id: 'ORDER-1', status: 'PENDING' });
    }),
    on(at(checkPayment, { id: 'ride-12' }), () => HttpResponse.json(kept.ride)),
  );
  await paypal.scriptLoads();

  await user.click(await payButton());
  await paypal.windowOpens();
  paypal.says(({ onApprove }) => onApprove({ orderId: 'ORDER-1' }));

  expect(await screen.findByRole('heading', { name: 'Paiement en cours de vérification' })).toBeVisible();
});

test('a closed window shows a notice: nothing was captured', async () => {
  const paypal = standInPaypal();
  const { user } = openPayment({}, withPaypal);
  const captures = answer(CAPTURE, { id: 'ORDER-1', status: 'COMPLETED' });
  await paypal.scriptLoads();

  await user.click(await payButton());
  await paypal.windowOpens();
  paypal.says(({ onCancel }) => onCancel());

  expect(await screen.findByText(/Vous avez fermé PayPal avant de payer/u)).toBeVisible();
  expect(screen.queryByText('Erreur de paiement')).toBeNull();
  expect(await payButton()).not.toHaveAttribute('aria-busy');
  expect(captures).toEqual([]);
});

test('a refusal of the bank is shown with the server’s message', async () => {
  const paypal = standInPaypal();
  const { user } = openPayment({}, withPaypal);
  refuse(CAPTURE, 402, { code: 'payment_declined', message: 'Le paiement a été refusé.' });
  await paypal.scriptLoads();

  await user.click(await payButton());
  await paypal.windowOpens();
  paypal.says(({ onApprove }) => onApprove({ orderId: 'ORDER-1' }));

  expect(await screen.findByText('Erreur de paiement')).toBeVisible();
  expect(screen.getByText('Le paiement a été refusé.')).toBeVisible();
});

test('an order that our server refuses is shown with its message, not with PayPal’s', async () => {
  const paypal = standInPaypal();
  const { user } = openPayment({}, withPaypal);
  refuse(openPaypalOrder, 409, {
    code: 'payment_changed',
    message: 'Le prix de la course a changé.',
  });
  await paypal.scriptLoads();

  await user.click(await payButton());

  expect(await screen.findByText('Le prix de la course a changé.')).toBeVisible();
});

test('an error of PayPal is shown once, and PayPal is opened again', async () => {
  const paypal = standInPaypal();
  const { user } = openPayment({}, withPaypal);
  await paypal.scriptLoads();

  await user.click(await payButton());
  await paypal.windowOpens();
  const before = paypal.createInstance.mock.calls.length;
  paypal.says(({ onError }) => onError(new Error('popup_blocked')));

  expect(await screen.findByText('Une erreur est survenue lors du traitement du paiement.')).toBeVisible();
  await waitFor(() => expect(paypal.createInstance).toHaveBeenCalledTimes(before + 1));
});

test('a blocked script leaves the other methods usable, and can be retried', async () => {
  const paypal = standInPaypal();
  const { user, received } = openPayment({}, withPaypal);
  await paypal.scriptFails();
  expect(await screen.findByRole('alert')).toHaveTextContent('PayPal ne s’ouvre pas');

  await user.click(screen.getByRole('button', { name: 'Réessayer avec PayPal' }));
  await paypal.scriptLoads();
  expect(await payButton()).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Espèces/u }));
  await user.click(await payButton());

  expect(await screen.findByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
  expect(received).toHaveLength(1);
});
