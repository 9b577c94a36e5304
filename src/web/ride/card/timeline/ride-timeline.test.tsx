import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getAvailability } from '#contract/people/driver-profile.calls.ts';
import { listRideEvents } from '#contract/rides/rides.calls.ts';
import type { RideEventView, RideView } from '#contract/rides/rides.ts';
import { answer, refuse } from '#web/testing/api.ts';
import { openRow } from '#web/testing/open-row.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { accepted, completed, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const over: RideView = {
  ...completed,
  startTime: '2026-05-04T12:05:00.000Z',
  endTime: '2026-05-04T12:57:00.000Z',
  finalPrice: '45.00',
};
const rejected: RideView = {
  ...accepted,
  id: 'ride-4',
  number: 4,
  status: 'rejected',
  rejectionReason: 'Trop éloigné',
};
const events: RideEventView[] = [
  {
    move: 'book',
    from: null,
    to: 'pending',
    reason: null,
    at: '2026-05-04T10:00:00.000Z',
    by: { role: 'client', firstName: 'Amélie' },
  },
  {
    move: 'reject',
    from: 'pending',
    to: 'rejected',
    reason: 'Trop éloigné',
    at: '2026-05-04T10:10:00.000Z',
    by: null,
  },
];
const card = (number: number) => screen.findByRole('article', { name: `Course n° ${number}` });
const openFinished = () => visit('/dashboard/driver?onglet=terminees', { as: chloe });

describe('a ride that is over, for its driver', () => {
  test('shows its start, its end, its real duration and its final price', async () => {
    keepRides(over);

    await openRow(openFinished().user, 3);
    await within(await card(3)).findByText('Durée réelle');

    for (const fact of [
      'Début14:05',
      'Fin14:57',
      /Durée réelle52\smin/u,
      /45,00\s€/u,
      /\+\s2,50\s€ sur le prix convenu/u,
    ])
      expect(await card(3)).toHaveTextContent(fact);
    expect(
      await within(await card(3)).findByRole('region', { name: 'Itinéraire, Course n° 3' }),
    ).toBeVisible();
  });

  test('shows why it was refused', async () => {
    keepRides(rejected);

    await openRow(openFinished().user, 4);

    expect(await card(4)).toHaveTextContent('« Trop éloigné »');
  });

  test('expands its events', async () => {
    keepRides(over);
    answer(listRideEvents, events);
    const { user } = openFinished();
    await openRow(user, 3);

    await user.click(await within(await card(3)).findByText('Chronologie'));

    expect(await screen.findByText('Demandée par Amélie')).toBeVisible();
    expect(screen.getByText(/^Refusée : «\sTrop éloigné\s»$/u)).toBeVisible();
    expect(screen.getByText('lun. 4 mai à 12:00', { exact: false })).toBeVisible();
  });

  test('says that its events could not be loaded', async () => {
    keepRides(over);
    refuse(listRideEvents, 403, { code: 'not_allowed', message: 'Non.' });
    const { user } = openFinished();
    await openRow(user, 3);

    await user.click(await within(await card(3)).findByText('Chronologie'));

    expect(await screen.findByText(/Impossible de charger la chronologie/u)).toBeVisible();
  });
});

describe('what a client sees of it', () => {
  test('is the final price and its difference, in the history', async () => {
    keepRides(over);

    visit('/dashboard/client?onglet=historique', { as: amelie });

    expect(await card(3)).toHaveTextContent(/45,00\s€/u);
    expect(await card(3)).toHaveTextContent(/2,50\s€ de plus que prévu.*prix convenu de 42,50\s€/u);
    expect(screen.getByText('Détail du prix').closest('details')).toHaveAttribute('open');
  });

  test('is the driver, the vehicle and its plate once the ride is accepted', async () => {
    keepRides(accepted);

    visit('/dashboard/client?onglet=en-cours', { as: amelie });

    expect(await card(12)).toHaveTextContent(/Chloé.*Mercedes-Benz Classe E.*GH-482-KT/u);
    expect(within(await card(12)).getByRole('link', { name: 'Appeler' })).toHaveAttribute(
      'href',
      'tel:0698765432',
    );
  });

  test.each([
    ['before they book', ''],
    ['while they wait', '?onglet=en-attente'],
  ])('is a notice %s while no driver is active', async (_, query) => {
    keepRides(accepted);
    answer(getAvailability, { answering: false });

    visit(`/dashboard/client${query}`, { as: amelie });

    expect(await screen.findByText(/la réponse peut prendre plus de temps/u)).toBeVisible();
  });
});
