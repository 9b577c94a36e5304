import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { checkPayment, openStripeCheckout, payRide } from '#contract/money/payments.calls.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { api, at, hold, on, refuse } from '#web/testing/api.ts';
import { amelie } from '#web/testing/people.ts';
import { inHours } from '#web/testing/rides.ts';
import { visit } from '#web/testing/visit.tsx';
import { openPayment, paid, payButton } from './stand-in-payment.ts';

const side = () => screen.findByRole('region', { name: 'Votre paiement' });

describe('a ride that may be paid', () => {
  test('is shown beside the methods, with its driver and the lines of its price', async () => {
    openPayment();

    const recap = await screen.findByRole('region', { name: 'Votre course' });
    expect(recap).toHaveTextContent('Course n° 12');
    expect(recap).toHaveTextContent('GH-482-KT');
    expect(recap).toHaveTextContent(/Prise en charge4,00\s€.*Total TTC42,50\s€/u);
    expect(within(recap).getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute(
      'href',
      '/dashboard/client',
    );
  });

  test('shows a final price as a line of its own', async () => {
    openPayment({ status: 'completed', finalPrice: '46.00' });

    expect(await screen.findByRole('region', { name: 'Votre course' })).toHaveTextContent(
      /Écart du prix final\+\s3,50\s€Total TTC46,00\s€/u,
    );
    expect(screen.getByRole('button', { name: /^Payer 46,00\s€$/u })).toBeVisible();
  });

  test('offers the enabled methods, the chosen provider first', async () => {
    openPayment({}, { enableStripePayments: 'true', paymentProvider: 'stripe' });

    const methods = await screen.findAllByRole('radio');
    expect(methods.map((method) => method.getAttribute('value'))).toEqual(['stripe', 'paypal', 'cash']);
    expect(methods[0]).toBeChecked();
  });

  test('sends to the driver where no method is offered', async () => {
    openPayment({}, { enablePaypalPayments: 'false', enableCashPayments: 'false' });

    expect(
      await screen.findByText(
        "Aucun moyen de paiement n'est actuellement configuré. Veuillez contacter le chauffeur pour organiser le paiement.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Payer/u })).toBeNull();
  });
});

describe('paying in cash', () => {
  test('is declared once however often the button is pressed', async () => {
    const { user, received } = openPayment();

    await user.dblClick(await payButton());

    const title = await screen.findByRole('heading', { name: 'Paiement réussi !' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText('Paiement réussi')).toBeVisible();
    expect(await side()).toHaveTextContent(/42,50\s€ à régler au chauffeur/u);
    expect(await side()).toHaveTextContent('RéférenceP-2026-000431');
    expect(received).toEqual([{ paymentStatus: 'paid', paymentMethod: 'cash' }]);
  });

  test('is declared once when the second press comes before the first is rendered', async () => {
    const { received } = openPayment();
    const button = await payButton();

    act(() => {
      button.click();
      button.click();
    });

    expect(await screen.findByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
    expect(received).toHaveLength(1);
  });

  test('can be undone until the driver confirms the money', async () => {
    const { user, received } = openPayment({ ...paid, paymentMethod: 'cash' });

    await user.click(await screen.findByRole('button', { name: 'Choisir un autre moyen de paiement' }));

    expect(await payButton()).toBeVisible();
    expect(received).toEqual([{ paymentStatus: 'unpaid', paymentMethod: 'cash' }]);
  });

  test('that was announced for the price is the fee alone once the ride was cancelled late', async () => {
    openPayment({
      ...paid,
      status: 'cancelled',
      paymentMethod: 'cash',
      paidAmount: '42.50',
      fee: { amount: '21.25', kind: 'cancellation', waivedAt: null },
    });

    expect(await side()).toHaveTextContent(/21,25\s€ à régler au chauffeur/u);
  });

  test('is settled once the driver confirms the money', async () => {
    openPayment({ ...paid, paymentMethod: 'cash', cashConfirmedAt: inHours(0) });

    expect(await screen.findByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
    expect(await side()).toHaveTextContent(/42,50\s€ payés en espèces/u);
    expect(screen.queryByRole('button', { name: 'Choisir un autre moyen de paiement' })).toBeNull();
  });

  test('that fails is shown, and can be retried', async () => {
    const { user } = openPayment();
    refuse(at(payRide, { id: 'ride-12' }), 500, {
      code: 'unexpected',
      message: 'Une erreur est survenue.',
    });

    await user.click(await payButton());

    expect(await screen.findByText('Erreur de paiement')).toBeVisible();
    expect(screen.getByText('Une erreur est survenue lors du traitement du paiement.')).toBeVisible();
    await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-busy'));
  });

  test('after another window paid shows the status of the ride', async () => {
    const { user, kept } = openPayment();
    await payButton();
    kept.ride = { ...kept.ride, ...paid };
    refuse(at(payRide, { id: 'ride-12' }), 409, {
      code: 'not_payable',
      message: 'Cette course ne peut pas être payée.',
    });

    await user.click(await payButton());

    expect(await screen.findByText('Cette course ne peut pas être payée.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
  });
});

describe('paying by card', () => {
  test('leads to the page of the provider, and the button stays busy until then', async () => {
    const { user } = openPayment({}, { enableStripePayments: 'true', paymentProvider: 'stripe' });
    const asked: unknown[] = [];
    api.use(
      on(openStripeCheckout, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ url: '#checkout' });
      }),
    );

    await user.click(await payButton());

    await waitFor(() => expect(location.hash).toBe('#checkout'));
    expect(screen.getByRole('button', { name: 'Paiement en cours…' })).toHaveAttribute('aria-busy', 'true');
    expect(asked).toEqual([{ rideId: 'ride-12' }]);
  });

  test('is checked on return before anything else is offered', async () => {
    const checks: unknown[] = [];
    api.use(
      on(at(checkPayment, { id: 'ride-12' }), () => {
        checks.push('check');
        return HttpResponse.json({ ...kept.ride, ...paid, paymentMethod: 'stripe' });
      }),
    );
    const release = hold(at(checkPayment, { id: 'ride-12' }));
    const { kept } = openPayment({}, { enableStripePayments: 'true' }, '?retour=1');

    expect(await screen.findByRole('heading', { name: 'Paiement en cours de vérification' })).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
    expect(await side()).toHaveTextContent(/42,50\s€ payés par carte bancaire/u);
    expect(checks).toHaveLength(1);
    expect(location.search).toBe('');
  });
});

describe('a payment in doubt', () => {
  test('is checked again until its outcome is known', async () => {
    let checks = 0;
    api.use(
      on(at(checkPayment, { id: 'ride-12' }), () => {
        checks += 1;
        if (checks === 1) return HttpResponse.json({ code: 'payment_away', message: '…' }, { status: 503 });
        return HttpResponse.json({ ...kept.ride, ...paid });
      }),
    );
    const { kept } = openPayment({ paymentStatus: 'processing' });

    expect(await screen.findByText(/Ne payez pas une seconde fois/u)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
    expect(checks).toBe(2);
  });
});

describe('a ride with nothing to pay', () => {
  const cancelled: Partial<RideView> = { ...paid, status: 'cancelled' };

  test.each<[string, Partial<RideView>, string, RegExp]>([
    [
      'waits for a driver',
      { status: 'pending' },
      'Pas encore de paiement',
      /sera payable une fois acceptée/u,
    ],
    ['was cancelled', { status: 'cancelled' }, 'Course annulée', /rien à payer/u],
    ['was refused', { status: 'rejected' }, 'Course refusée', /rien à payer/u],
    ['costs nothing', { estimatedPrice: '0.00' }, 'Rien à payer', /Aucune somme/u],
    ['was paid and cancelled', cancelled, 'À rembourser', /doit vous rendre 42,50\s€ par PayPal/u],
    [
      'was to be paid in cash and cancelled',
      { ...cancelled, paymentMethod: 'cash' },
      'Course annulée',
      /Si vous aviez déjà remis les espèces/u,
    ],
    [
      'is being given back',
      { ...cancelled, paymentStatus: 'refunding' },
      'Remboursement en cours',
      /vous sont rendus/u,
    ],
    [
      'was given back',
      { ...cancelled, paymentStatus: 'refunded' },
      'Course remboursée',
      /42,50\s€ vous ont été rendus par PayPal/u,
    ],
    [
      'cost a fee that was given back',
      {
        ...cancelled,
        paymentStatus: 'refunded',
        fee: { amount: '21.25', kind: 'cancellation', waivedAt: inHours(-1) },
      },
      'Course remboursée',
      /^(?!.*42,50).*Ce que vous aviez payé vous a été rendu par PayPal/u,
    ],
  ])('because it %s says so', async (_, changes, title, text) => {
    openPayment(changes);

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await side()).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: /^Payer/u })).toBeNull();
  });

  test('links back to its list', async () => {
    openPayment(cancelled);

    expect(await screen.findByRole('link', { name: 'Voir la course' })).toHaveAttribute(
      'href',
      '/dashboard/client?onglet=annulees',
    );
  });
});

describe('a ride that cannot be shown', () => {
  test('is not found for a person who may not see it', async () => {
    refuse(at(getRide, { id: 'ride-99' }), 404, { code: 'ride_not_found', message: 'Course non trouvée' });
    visit('/payment/ride-99', { as: amelie });

    expect(await screen.findByRole('heading', { name: 'Course non trouvée' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retour au tableau de bord' })).toBeVisible();
  });

  test('can be retried when the server failed', async () => {
    refuse(at(getRide, { id: 'ride-99' }), 403, { code: 'not_allowed', message: 'Non.' });
    const { user } = visit('/payment/ride-99', { as: amelie });

    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText('Impossible de charger la course.')).toBeVisible();
  });
});
