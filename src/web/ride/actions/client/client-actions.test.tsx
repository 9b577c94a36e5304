import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { cancelRide, listRides } from '#contract/rides/rides.calls.ts';
import { api, hold, on, refuse } from '#web/testing/api.ts';
import { amelie } from '#web/testing/people.ts';
import { accepted, asked, completed, expired, inHours, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const pending = () => visit('/dashboard/client?onglet=en-attente', { as: amelie });
const current = () => visit('/dashboard/client?onglet=en-cours', { as: amelie });
const buttons = async () => {
  const card = await screen.findByRole('article');
  return [...within(card).queryAllByRole('button'), ...within(card).queryAllByRole('link')].map(
    (control) => control.textContent,
  );
};

describe('what a client may do', () => {
  test.each([
    ['en-attente', asked, ['Modifier', 'Dupliquer', 'Passager', 'Message', 'Annuler']],
    ['en-attente', expired, ['Dupliquer', 'Message', 'Annuler']],
    ['annulees', { ...asked, status: 'cancelled' as const }, ['Dupliquer']],
    ['annulees', { ...asked, status: 'rejected' as const }, ['Dupliquer']],
  ])('in %s is what the rules allow', async (tab, ride, offered) => {
    keepRides(ride);

    visit(`/dashboard/client?onglet=${tab}`, { as: amelie });

    expect(await buttons()).toEqual(offered);
  });

  test('with an accepted ride is to call its driver, to ask for a change and to request its cancellation', async () => {
    keepRides(accepted);

    current();

    expect(await screen.findByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:0698765432');
    expect(screen.getByRole('button', { name: 'Demander l’annulation' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Modifier' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dupliquer' })).toBeNull();
  });

  test('with a running ride is to call its driver', async () => {
    keepRides({ ...accepted, status: 'in_progress' });

    current();

    expect(await screen.findByRole('link', { name: 'Appeler' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /annul|Modifier|Dupliquer/iu })).toBeNull();
  });
});

test('a cancellation request can be taken back while it is open', async () => {
  keepRides({ ...accepted, cancellationRequestedAt: inHours(-0.1) });
  const { user } = current();

  await user.click(await screen.findByRole('button', { name: 'Retirer ma demande' }));

  expect(await screen.findByText('Demande d’annulation retirée')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Demander l’annulation' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retirer ma demande' })).toBeNull();
});

describe('cancelling', () => {
  test('asks for confirmation, and keeps the ride when the answer is no', async () => {
    const { received } = keepRides(asked);
    const { user } = pending();
    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    expect(await screen.findByRole('dialog', { name: 'Annuler la course\u00a0?' })).toHaveTextContent(
      '42,50',
    );

    await user.click(screen.getByRole('button', { name: 'Garder la course' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('article', { name: 'Course n° 12' })).toBeVisible();
    expect(received).toEqual([]);
  });

  test('removes a request before the server has answered', async () => {
    const { received } = keepRides(asked);
    const release = hold(cancelRide);
    const { user } = pending();

    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    await user.click(await screen.findByRole('button', { name: 'Annuler la course' }));

    expect(await screen.findByRole('heading', { name: 'Aucune course trouvée' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'En attente' })).toBeVisible();
    expect(screen.queryByText('Course annulée')).toBeNull();
    release();
    expect(await screen.findByText('Course annulée')).toBeVisible();
    expect(received).toEqual([{}]);
  });

  test('sends the reason when one was typed', async () => {
    const { received } = keepRides(asked);
    const { user } = pending();

    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    await user.type(screen.getByLabelText(/Motif/u), ' Mon vol est annulé. ');
    await user.click(await screen.findByRole('button', { name: 'Annuler la course' }));

    await waitFor(() => expect(received).toEqual([{ reason: 'Mon vol est annulé.' }]));
  });

  test('shows the request again, with the server’s message, when it is refused', async () => {
    keepRides(asked);
    refuse(cancelRide, 409, { code: 'wrong_status', message: 'Trop tard.' });
    const { user } = pending();

    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    await user.click(await screen.findByRole('button', { name: 'Annuler la course' }));

    expect(await screen.findByText('Trop tard.')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Course n° 12' })).toBeVisible();
    expect(screen.getByRole('tab', { name: /En attente ?1/u })).toBeVisible();
  });

  test('shows the request again even when the server no longer answers', async () => {
    keepRides(asked);
    const { user } = pending();
    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    api.use(
      on(cancelRide, () => HttpResponse.error()),
      on(listRides, () => new Promise(() => undefined)),
    );

    await user.click(await screen.findByRole('button', { name: 'Annuler la course' }));

    expect(await screen.findByText('Impossible d’annuler la course.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Course n° 12' })).toBeVisible();
  });

  test('an accepted ride is requested, and marked', async () => {
    keepRides(accepted);
    const { user } = current();

    await user.click(await screen.findByRole('button', { name: 'Demander l’annulation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Demander l’annulation\u00a0?' });
    expect(dialog).toHaveTextContent('Chloé a accepté cette course');
    await user.click(within(dialog).getByRole('button', { name: 'Demander l’annulation' }));

    expect(await screen.findByText('Annulation demandée')).toBeVisible();
    expect(screen.getByText('Votre demande est partie à l’instant.')).toBeVisible();
    expect(await screen.findByText('Demande d’annulation envoyée')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Demander l’annulation' })).toBeNull();
  });

  test('keeps what was typed when the dialog is opened again', async () => {
    keepRides(asked);
    const { user } = pending();
    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    await user.type(screen.getByLabelText(/Motif/u), 'Mon vol');

    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await user.click(screen.getByRole('button', { name: 'Annuler' }));

    expect(screen.getByLabelText(/Motif/u)).toHaveValue('Mon vol');
  });
});

describe('booking again', () => {
  test.each([
    ['en-attente', asked, 'Modifier'],
    ['en-attente', expired, 'Dupliquer'],
    ['historique', completed, 'Dupliquer'],
  ])('from %s opens the form with the ride', async (tab, ride, name) => {
    keepRides(ride);
    const { user } = visit(`/dashboard/client?onglet=${tab}`, { as: amelie });

    await user.click(await screen.findByRole('button', { name }));

    expect(location.pathname + location.search).toBe('/dashboard/client');
    expect(await screen.findByLabelText('Adresse de départ')).toHaveValue('Gare de Lyon, 75012 Paris');
  });
});
