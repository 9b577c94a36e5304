import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refundRide } from '#contract/money/payments.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { refuse } from '#web/testing/api.ts';
import { openRow } from '#web/testing/open-row.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { accepted, completed, inHours, keepRides, running } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const cash = { paymentStatus: 'paid', paymentMethod: 'cash' } as const;
const confirmed = { ...cash, cashConfirmedAt: inHours(-1) };
const asClient = (tab: string) => visit(`/dashboard/client?onglet=${tab}`, { as: amelie });
const asDriver = (tab: string) => visit(`/dashboard/driver?onglet=${tab}`, { as: chloe });
const card = (number: number) => screen.findByRole('article', { name: `Course n° ${number}` });
const button = async (number: number, name: string) =>
  within(await card(number)).getByRole('button', { name });
const moneyButtons = async (number: number) =>
  within(await card(number))
    .queryAllByRole('button', { name: /Espèces reçues|Non reçu|Rembourser/u })
    .map(({ textContent }) => textContent);

describe('a client', () => {
  test('opens the payment of an accepted ride, by a full page load', async () => {
    keepRides(accepted);
    asClient('en-cours');

    const link = within(await card(12)).getByRole('link', { name: /^Payer 42,50\s€$/u });
    expect(link).toHaveAttribute('href', '/payment/ride-12');
  });

  test('pays a past ride from its card', async () => {
    keepRides(completed);
    asClient('historique');

    const link = within(await card(3)).getByRole('link', { name: /^Payer 42,50\s€$/u });
    expect(link).toHaveAttribute('href', '/payment/ride-3');
  });

  test.each<[string, Partial<RideView>]>([
    ['still waits', { status: 'pending', driverId: null, driver: null }],
    ['is being looked at', { paymentStatus: 'processing' }],
    ['is paid', cash],
  ])('is not offered to pay a ride that %s', async (_, changes) => {
    keepRides({ ...accepted, ...changes });
    asClient(changes.status === 'pending' ? 'en-attente' : 'en-cours');

    expect(within(await card(12)).queryByRole('link', { name: /^Payer/u })).toBeNull();
  });

  test('sees how a past ride was paid', async () => {
    keepRides({ ...completed, paymentStatus: 'paid', paymentMethod: 'paypal' });
    asClient('historique');

    expect(await card(3)).toHaveTextContent('Payée par PayPal');
  });
});

describe('a driver', () => {
  test('confirms the cash that a client declared', async () => {
    const { received } = keepRides({ ...completed, ...cash });
    const { user } = asDriver('terminees');
    await openRow(user, 3);
    expect(await card(3)).toHaveTextContent('À régler au chauffeur');

    await user.click(await button(3, 'Espèces reçues'));

    expect(await screen.findByText(/^Course n° 3\s: espèces reçues$/u)).toBeVisible();
    await waitFor(async () => expect(await moneyButtons(3)).toEqual(['Non reçu']));
    expect(received).toEqual([{ paymentStatus: 'paid', paymentMethod: 'cash' }]);
  });

  test('contests cash that was not received, once asked, which makes the ride due again', async () => {
    const { received } = keepRides({ ...completed, ...cash });
    const { user } = asDriver('terminees');
    await openRow(user, 3);

    await user.click(await button(3, 'Non reçu'));
    const dialog = await screen.findByRole('dialog', { name: 'Espèces non reçues\u00a0?' });
    expect(dialog).toHaveTextContent(/Amélie Durand devra de nouveau régler 42,50\s€/u);
    expect(received).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Je n’ai rien reçu' }));

    expect(await screen.findByText(/^Course n° 3\s: espèces non reçues$/u)).toBeVisible();
    expect(await card(3)).toHaveTextContent('À régler');
    expect(received).toEqual([{ paymentStatus: 'unpaid', paymentMethod: 'cash' }]);
  });

  test('contests the cash of a rest, which alone is due again', async () => {
    const kept = { openUntil: null, contestedAt: inHours(-2), reason: 'Trop cher', answeredAt: inHours(-1) };
    const raise = { ...kept, answer: 'kept' } as const;
    keepRides({ ...completed, ...cash, finalPrice: '72.50', paidAmount: '72.50', owesRest: true, raise });
    const { user } = asDriver('terminees');
    await openRow(user, 3);

    await user.click(await button(3, 'Non reçu'));

    const dialog = await screen.findByRole('dialog', { name: 'Espèces non reçues\u00a0?' });
    expect(dialog).toHaveTextContent(/Amélie Durand devra de nouveau régler 30,00\s€/u);
  });

  test.each(['42.50', '50.00'])(
    'contests cash of which an avoir of %s leaves nothing due',
    async (creditedAmount) => {
      keepRides({ ...completed, ...cash, creditedAmount });
      const { user } = asDriver('terminees');
      await openRow(user, 3);

      await user.click(await button(3, 'Non reçu'));

      const dialog = await screen.findByRole('dialog', { name: 'Espèces non reçues\u00a0?' });
      expect(dialog).toHaveTextContent('Rien ne sera plus à régler.');
      expect(dialog).not.toHaveTextContent('redevient à payer');
    },
  );

  test.each<[string, RideView, string, string[]]>([
    ['is handed cash that nobody announced', completed, 'terminees', ['Espèces reçues']],
    ['is handed it on the way', running, 'en-cours', ['Espèces reçues']],
    ['has nothing to say before the way begins', { ...accepted, scheduledAt: inHours(0.01) }, 'jour', []],
    ['answers what was announced', { ...completed, ...cash }, 'terminees', ['Espèces reçues', 'Non reçu']],
    ['may correct a slip of the finger', { ...completed, ...confirmed }, 'terminees', ['Non reçu']],
    [
      'says whether cash came before giving it back',
      { ...completed, ...cash, status: 'cancelled' },
      'annulees',
      ['Espèces reçues', 'Non reçu'],
    ],
    [
      'gives cash back',
      { ...completed, ...confirmed, status: 'cancelled' },
      'annulees',
      ['Rembourser', 'Non reçu'],
    ],
    [
      'has no word about what PayPal took',
      { ...completed, ...cash, paymentMethod: 'paypal' },
      'terminees',
      [],
    ],
  ])('%s', async (_, ride, tab, buttons) => {
    keepRides(ride);
    const { user } = asDriver(tab);
    if (tab === 'terminees') await openRow(user, ride.number);

    expect(await moneyButtons(ride.number)).toEqual(buttons);
  });

  test('refunds a paid ride after a confirmation that says how much and how', async () => {
    const { rides } = keepRides({
      ...completed,
      status: 'cancelled',
      paymentStatus: 'paid',
      paymentMethod: 'paypal',
    });
    const { user } = asDriver('annulees');

    await user.click(await button(3, 'Rembourser'));
    const dialog = await screen.findByRole('dialog', { name: 'Rembourser la course\u00a0?' });
    expect(dialog).toHaveTextContent(/42,50\s€ sont rendus à Amélie Durand par PayPal/u);
    expect(rides.get('ride-3')?.paymentStatus).toBe('paid');
    await user.click(within(dialog).getByRole('button', { name: /^Rembourser 42,50\s€$/u }));

    expect(await screen.findByText(/^Course n° 3\s: remboursée$/u)).toBeVisible();
    expect(await card(3)).toHaveTextContent('Remboursée');
  });

  test('sees why a refund was refused, and the dialog stays open', async () => {
    keepRides({ ...completed, ...confirmed, status: 'cancelled' });
    refuse(refundRide, 409, {
      code: 'refund_refused',
      message: 'Le remboursement a été refusé.',
    });
    const { user } = asDriver('annulees');

    await user.click(await button(3, 'Rembourser'));
    const dialog = await screen.findByRole('dialog', { name: 'Rembourser la course\u00a0?' });
    expect(dialog).toHaveTextContent('de la main à la main');
    await user.click(within(dialog).getByRole('button', { name: /^Rembourser/u }));

    expect(await screen.findByText('Le remboursement a été refusé.')).toBeVisible();
    expect(dialog).toBeVisible();
  });
});
