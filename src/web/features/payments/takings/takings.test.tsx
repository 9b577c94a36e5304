import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { downloadTakings, getTakings, payRide } from '#contract/payments.calls.ts';
import type { TakingsView } from '#contract/payments.ts';
import { api, at, on, refuse } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { accepted } from '#web/testing/rides.ts';
import { visit } from '#web/testing/visit.tsx';

const week: TakingsView = {
  period: 'week',
  firstDay: '2026-05-04',
  lastDay: '2026-05-10',
  total: '1284.60',
  refunded: '41.50',
  byMethod: { cash: '214.40', paypal: '1111.70', stripe: '-41.50' },
  movements: [
    {
      id: 2,
      at: '2026-05-05T08:00:00.000Z',
      kind: 'refunded',
      method: 'stripe',
      amount: '-41.50',
      reference: 're_1',
      rideId: 'ride-9',
      rideNumber: 9,
      clientName: 'Hugo Petit',
    },
    {
      id: 1,
      at: '2026-05-04T07:30:00.000Z',
      kind: 'cash_confirmed',
      method: 'cash',
      amount: '42.50',
      reference: '',
      rideId: 'ride-8',
      rideNumber: 8,
      clientName: 'Amélie Durand',
    },
  ],
  movementCount: 2,
  waiting: [],
};
const nothing: TakingsView = {
  ...week,
  total: '0.00',
  refunded: '0.00',
  byMethod: { cash: '0.00', paypal: '0.00', stripe: '0.00' },
  movements: [],
  movementCount: 0,
};

/** Opens the takings with a stand-in server that records the requests. */
function openTakings(takings: TakingsView, search = '?periode=semaine&date=2026-05-06') {
  const asked: string[] = [];
  api.use(
    on(getTakings, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(takings);
    }),
  );
  return { ...visit(`/takings${search}`, { as: chloe }), asked };
}

describe('the takings of a week', () => {
  test('show the total, its parts and the refunds', async () => {
    openTakings(week);

    expect(await screen.findByText(/^1\s284,60\s€$/u)).toBeVisible();
    expect(screen.getByText(/après 41,50\s€ rendus aux clients/u)).toBeVisible();
    expect(screen.getByRole('heading', { name: /^4.10 mai 2026$/u })).toBeVisible();
    expect(screen.getByText(/^1\s111,70\s€$/u)).toBeVisible();
  });

  test('list every movement with its ride, its client and its number', async () => {
    openTakings(week);

    const [, refund, cash] = await screen.findAllByRole('row');
    expect(refund).toHaveTextContent(
      /5 mai à 10:00.*n° 9.*Hugo Petit.*Carte bancaire Remboursement.*re_1.*-41,50\s€/u,
    );
    expect(cash).toHaveTextContent(/4 mai à 09:30.*n° 8.*Amélie Durand.*Espèces.*–.*42,50\s€/u);
  });

  test('say when the list has only the latest of them', async () => {
    openTakings({ ...week, movementCount: 431 });

    expect(await screen.findByText(/Les 2 plus récents sur 431\s?mouvements/u)).toBeVisible();
  });

  test('can be exported as a file of the same period', async () => {
    openTakings(week);

    expect(await screen.findByRole('link', { name: 'Exporter (CSV)' })).toHaveAttribute(
      'href',
      urlOf(downloadTakings, { query: { period: 'week', date: '2026-05-04' } }),
    );
  });

  test('can be switched to the week before, the month and the day', async () => {
    const { user, asked } = openTakings(week);
    await screen.findAllByRole('row');

    await user.click(screen.getByRole('button', { name: 'Période précédente' }));
    await user.click(screen.getByRole('button', { name: 'Mois' }));
    expect(screen.getByRole('heading', { name: 'avril 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Jour' }));

    expect(screen.getByRole('heading', { name: 'mercredi 1 avril 2026' })).toBeVisible();
    expect(asked).toEqual([
      '?period=week&date=2026-05-04',
      '?period=week&date=2026-04-27',
      '?period=month&date=2026-04-01',
      '?period=day&date=2026-04-01',
    ]);
  });
});

test('there is no period after the current one', async () => {
  openTakings(nothing, '');

  expect(await screen.findByRole('heading', { name: 'Aucun mouvement' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Période suivante' })).toBeDisabled();
});

test('takings that cannot be loaded can be retried', async () => {
  refuse(getTakings, 403, { code: 'not_allowed', message: 'Non.' });
  const { user } = visit('/takings', { as: chloe });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.use(on(getTakings, () => HttpResponse.json(week)));

  await user.click(retry);

  expect(await screen.findAllByRole('row')).toHaveLength(3);
});

test('a ride that waits for the driver’s confirmation is confirmed there, and leaves the list', async () => {
  const announced = {
    ...accepted,
    status: 'completed',
    paymentStatus: 'paid',
    paymentMethod: 'cash',
  } as const;
  const { user } = openTakings({ ...week, waiting: [announced] });
  api.use(
    on(at(payRide, { id: 'ride-12' }), () => {
      api.use(on(getTakings, () => HttpResponse.json(week)));
      return HttpResponse.json({ ...announced, cashConfirmedAt: '2026-05-06T10:00:00.000Z' });
    }),
  );
  const ride = await screen.findByRole('article', { name: 'Course n° 12' });
  expect(ride).toHaveTextContent(/Amélie Durand.*Course n° 12 · À régler au chauffeur/u);

  await user.click(within(ride).getByRole('button', { name: 'Espèces reçues' }));

  expect(await screen.findByText(/espèces reçues$/u)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Course n° 12' })).toBeNull());
});
