import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { listRideHistory } from '#contract/rides/rides.calls.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { asked, completed, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const open = (as = amelie) => visit('/history', { as });

describe('the history', () => {
  test('shows everything about a past ride', async () => {
    keepRides({ ...completed, finalPrice: '45.00', scheduledAt: '2025-05-04T07:30:00Z' });

    open();

    const card = await screen.findByRole('article', { name: 'Course n° 3' });
    for (const fact of [
      'Terminée',
      /45,00\s€/u,
      /2,50\s€ de plus que prévuSupplément convenu, sur un prix convenu de 42,50\s€/u,
      /18,4\skm/u,
      /35\smin/u,
      'Gare de Lyon, 75012 Paris',
      'Aéroport d’Orly, terminal 3, 94390 Orly',
      '09:30',
      'dim. 4 mai 2025',
      'Chloé Martin',
      'chloe@example.fr',
    ])
      expect(card).toHaveTextContent(fact);
    expect(card).not.toHaveTextContent('arrivée');
  });

  test('lists refused and cancelled rides with their reasons', async () => {
    keepRides(
      { ...asked, id: 'ride-1', number: 1, status: 'rejected', rejectionReason: 'Trop éloigné' },
      { ...asked, id: 'ride-2', number: 2, status: 'cancelled', cancellationReason: 'Délai dépassé' },
    );

    open();

    const refused = await screen.findByRole('article', { name: 'Course n° 1' });
    expect(refused).toHaveTextContent('Motif du chauffeur« Trop éloigné »');
    expect(refused).toHaveTextContent('Non facturée');
    expect(screen.getByRole('article', { name: 'Course n° 2' })).toHaveTextContent('« Délai dépassé »');
  });

  test('shows a driver the client too, and no actions', async () => {
    keepRides(completed);

    open(chloe);

    const card = await screen.findByRole('article', { name: 'Course n° 3' });
    expect(card).toHaveTextContent('Client · amelie@example.fr');
    expect(screen.queryByRole('button', { name: 'Dupliquer' })).toBeNull();
  });

  test('says that there is nothing yet, and offers a next step', async () => {
    keepRides();

    open();

    expect(
      await screen.findByRole('heading', { name: "Vous n'avez pas encore effectué de courses." }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nouvelle course' })).toHaveAttribute(
      'href',
      '/dashboard/client',
    );
  });

  test('says that it could not be loaded', async () => {
    refuse(listRideHistory, 403, { code: 'not_allowed', message: 'Non.' });

    open();

    expect(await screen.findByText("Impossible de charger l'historique des courses.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('says that it is loading', async () => {
    api.use(on(listRideHistory, () => new Promise(() => undefined)));

    open();

    expect(await screen.findByText('Chargement...')).toBeInTheDocument();
  });

  test('loads older rides on demand', async () => {
    api.use(
      on(listRideHistory, ({ request }) =>
        request.url.endsWith('?before=older')
          ? HttpResponse.json([{ ...completed, id: 'ride-2', number: 2 }])
          : HttpResponse.json([completed], { headers: { 'X-Next-Cursor': 'older' } }),
      ),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Afficher plus de courses' }));

    expect(await screen.findByRole('article', { name: 'Course n° 2' })).toBeVisible();
  });
});
