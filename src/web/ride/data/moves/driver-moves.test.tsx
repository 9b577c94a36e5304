import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { acceptRide, cancelRide, getRide, moveRide, rejectRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { answer, api, at, on, refuse } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { asked, inHours, keepRides, promised, running } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';
import { readChangedRides } from '../reads/changed-rides.ts';

const soon: RideView = { ...promised, id: 'ride-8', number: 8, scheduledAt: inHours(0.01) };
const open = (tab = '') => visit(`/dashboard/driver${tab && `?onglet=${tab}`}`, { as: chloe });
const card = (number: number) => screen.findByRole('article', { name: `Course n° ${number}` });
const inCard = async (number: number, name: string) =>
  within(await card(number)).getByRole('button', { name });
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name });

describe('a request', () => {
  test('is accepted with one press, and leaves the list', async () => {
    keepRides(asked);
    const { user } = open();

    await user.click(await inCard(12, 'Accepter'));

    expect(await screen.findByText('Course n° 12 acceptée')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Course n° 12' })).toBeNull());
  });

  test('that another driver accepted first names them, and the list is refreshed', async () => {
    const { rides } = keepRides(asked);
    api.use(
      on(acceptRide, () => {
        rides.delete(asked.id);
        return HttpResponse.json(
          { code: 'ride_taken', message: 'Cette course a déjà été acceptée par Karim.' },
          { status: 409 },
        );
      }),
    );
    const { user } = open();

    await user.click(await inCard(12, 'Accepter'));

    expect(await screen.findByText('Cette course a déjà été acceptée par Karim.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Aucune demande en attente' })).toBeVisible();
  });

  test('that its client edited meanwhile shows what changed, and is accepted as it is now', async () => {
    const edited = { ...asked, version: 2, estimatedPrice: '55.00', passengers: 4 };
    const { rides } = keepRides(asked);
    const sent: unknown[] = [];
    api.use(
      on(getRide, () => HttpResponse.json(rides.get(asked.id))),
      on(acceptRide, async ({ request }) => {
        const body = (await request.json()) as { version: number };
        sent.push(body);
        if (body.version === 2) return HttpResponse.json({ ...edited, status: 'accepted' });
        rides.set(asked.id, edited);
        return HttpResponse.json({ code: 'ride_changed', message: 'Modifiée.' }, { status: 409 });
      }),
    );
    const { user } = open();

    await user.click(await inCard(12, 'Accepter'));
    const dialog = await screen.findByRole('dialog', { name: 'La course a été modifiée entre-temps.' });
    await waitFor(() => expect(dialog).toHaveTextContent(/Prix42,50\s€55,00\s€/u));
    expect(dialog).toHaveTextContent(/Voyageurs2\spassagers4\spassagers/u);
    await user.click(await inDialog('Accepter la course modifiée'));

    expect(await screen.findByText('Course n° 12 acceptée')).toBeVisible();
    expect(sent).toEqual([{ version: 1 }, { version: 2 }]);
  });

  test('that cannot be read after it was edited says so, and is read again on demand', async () => {
    const edited = { ...asked, version: 2, estimatedPrice: '55.00' };
    keepRides(asked);
    refuse(at(acceptRide, { id: asked.id }), 409, { code: 'ride_changed', message: 'Modifiée.' });
    refuse(at(getRide, { id: asked.id }), 400, { code: 'invalid_request', message: 'Non.' });
    const { user } = open();
    await user.click(await inCard(12, 'Accepter'));
    const dialog = await screen.findByRole('dialog', { name: 'La course a été modifiée entre-temps.' });
    expect(await within(dialog).findByText('La course modifiée n’a pas pu être lue.')).toBeVisible();
    answer(at(getRide, { id: asked.id }), edited);

    await user.click(within(dialog).getByRole('button', { name: 'Réessayer' }));

    await waitFor(() => expect(dialog).toHaveTextContent(/Prix42,50\s€55,00\s€/u));
  });

  test('that another driver took after it was edited waits for no answer', async () => {
    keepRides(asked);
    refuse(at(acceptRide, { id: asked.id }), 409, { code: 'ride_changed', message: 'Modifiée.' });
    refuse(at(getRide, { id: asked.id }), 404, { code: 'ride_not_found', message: 'Introuvable.' });
    const { user } = open();

    await user.click(await inCard(12, 'Accepter'));

    expect(await screen.findByText('Cette demande n’attend plus de réponse.')).toBeVisible();
  });

  test('is refused with a reason', async () => {
    const { received } = keepRides(asked);
    const { user } = open();

    await user.click(await inCard(12, 'Refuser'));
    await user.click(await screen.findByRole('button', { name: 'Déjà en course' }));
    await user.click(await inDialog('Refuser la course'));

    expect(await screen.findByText('Course n° 12 refusée')).toBeVisible();
    expect(received).toEqual([{ rejectionReason: 'Déjà en course', version: 1 }]);
  });

  test('that its client edited before the refusal shows what changed, and the typed reason refuses it as it is now', async () => {
    const edited = { ...asked, version: 2, estimatedPrice: '55.00' };
    const { rides } = keepRides(asked);
    const sent: unknown[] = [];
    api.use(
      on(getRide, () => HttpResponse.json(rides.get(asked.id))),
      on(rejectRide, async ({ request }) => {
        const body = (await request.json()) as { version: number };
        sent.push(body);
        if (body.version === 2) return HttpResponse.json({ ...edited, status: 'rejected' });
        rides.set(asked.id, edited);
        return HttpResponse.json({ code: 'ride_changed', message: 'Modifiée.' }, { status: 409 });
      }),
    );
    const { user } = open();

    await user.click(await inCard(12, 'Refuser'));
    await user.type(await screen.findByLabelText('Motif du refus'), 'Trop loin');
    await user.click(await inDialog('Refuser la course'));
    const dialog = await screen.findByRole('dialog', { name: 'La course a été modifiée entre-temps.' });
    await waitFor(() => expect(dialog).toHaveTextContent(/Prix42,50\s€55,00\s€/u));
    expect(dialog).toHaveTextContent('Rien n’est encore refusé.');
    await user.click(await inDialog('Retour'));
    expect(await screen.findByLabelText('Motif du refus')).toHaveValue('Trop loin');
    await user.click(await inDialog('Refuser la course'));

    expect(await screen.findByText('Course n° 12 refusée')).toBeVisible();
    expect(sent).toMatchObject([{ version: 1 }, { rejectionReason: 'Trop loin', version: 2 }]);
    expect(screen.queryByText('Modifiée.')).toBeNull();
  });

  test('that changes while its refusal is typed is refused as the dialog shows it now', async () => {
    const { rides, received } = keepRides(asked);
    const { user, queries } = open();
    await user.click(await inCard(12, 'Refuser'));
    await user.type(await screen.findByLabelText('Motif du refus'), 'Trop loin');

    rides.set(asked.id, { ...asked, version: 2, estimatedPrice: '55.00' });
    await act(() => readChangedRides(queries, [asked.id]));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/55,00\s€/u);
    await user.click(await inDialog('Refuser la course'));

    expect(await screen.findByText('Course n° 12 refusée')).toBeVisible();
    expect(received).toEqual([{ rejectionReason: 'Trop loin', version: 2 }]);
  });
});

describe('an accepted ride', () => {
  test('starts with one press', async () => {
    const { received } = keepRides(soon);
    const { user } = open('jour');

    await user.click(await inCard(8, 'Démarrer'));

    expect(await screen.findByText('Course n° 8 démarrée')).toBeVisible();
    expect(received).toEqual([{ status: 'in_progress' }]);
    expect(await screen.findByRole('heading', { name: /^Course en cours depuis/u })).toBeVisible();
  });

  test('more than half an hour early asks first', async () => {
    const { received } = keepRides({ ...soon, scheduledAt: inHours(2.01) });
    const { user } = open();

    const live = await screen.findByRole('region', { name: 'Prochaine course' });
    await user.click(await within(live).findByRole('button', { name: 'Démarrer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Démarrer en avance\u00a0?' });
    expect(dialog).toHaveTextContent(/Le départ est prévu dans 2\sh/u);
    expect(received).toEqual([]);
    await user.click(await inDialog('Démarrer maintenant'));

    expect(await screen.findByText('Course n° 8 démarrée')).toBeVisible();
  });

  test('that was started can be taken back for ten seconds', async () => {
    const { received } = keepRides(soon);
    const { user } = open('jour');
    await user.click(await inCard(8, 'Démarrer'));

    await user.click(await within(await card(8)).findByRole('button', { name: 'Annuler le démarrage' }));

    expect(await screen.findByText(/^Course n° 8\s: démarrage annulé$/u)).toBeVisible();
    expect(received).toEqual([{ status: 'in_progress' }, { status: 'accepted' }]);
    expect(within(await card(8)).queryByRole('button', { name: 'Annuler le démarrage' })).toBeNull();
  });

  test('offers to take the start back for ten seconds and no longer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    keepRides(soon);
    const { user } = open('jour');
    await user.click(await inCard(8, 'Démarrer'));
    expect(await within(await card(8)).findByRole('button', { name: 'Annuler le démarrage' })).toBeVisible();

    await act(() => vi.advanceTimersByTimeAsync(10_100));

    expect(within(await card(8)).queryByRole('button', { name: 'Annuler le démarrage' })).toBeNull();
  });

  test('asks for confirmation while another ride is running, then completes it and starts in one call', async () => {
    const { received } = keepRides(running, soon);
    const { user } = open('jour');

    await user.click(await inCard(8, 'Démarrer'));
    const dialog = await screen.findByRole('dialog', { name: 'Une autre course est en cours' });
    expect(dialog).toHaveTextContent('la course en cours est terminée d’abord, puis la nouvelle démarre');
    expect(dialog).toHaveTextContent(/Terminer la course n° 5.*Démarrer la course n° 8/u);
    expect(received).toEqual([]);
    await user.click(await inDialog('Terminer et démarrer'));

    expect(await screen.findByText('Course n° 8 démarrée')).toBeVisible();
    expect(received).toEqual([{ status: 'in_progress', completeCurrent: true }]);
  });

  test('of another day names that day while another ride is running', async () => {
    keepRides(running, { ...soon, scheduledAt: inHours(-26) });
    const { user } = open('jour');

    await user.click(await inCard(8, 'Démarrer'));

    expect(await screen.findByRole('dialog')).toHaveTextContent(/Prévue [a-z]{3}\. \d.* à \d{2}:\d{2}/u);
  });

  test('asks for confirmation too when only the server knew of the other ride', async () => {
    keepRides(soon);
    refuse(moveRide, 409, {
      code: 'driver_busy',
      message: 'Une autre course est déjà en cours.',
    });
    const { user } = open('jour');

    await user.click(await inCard(8, 'Démarrer'));

    const dialog = await screen.findByRole('dialog', { name: 'Une autre course est en cours' });
    expect(dialog).toHaveTextContent('Terminer la course en cours');
    expect(screen.queryByText('Une autre course est déjà en cours.')).toBeNull();
  });

  test('is cancelled with a reason that is never blank, or not at all', async () => {
    keepRides(soon);
    const received = answer(cancelRide, { ...soon, status: 'cancelled' });
    const { user } = open('jour');
    await user.click(await inCard(8, 'Annuler la course'));

    expect(await inDialog('Annuler la course')).toBeDisabled();
    expect(await inDialog('Retour')).toBeEnabled();
    await user.type(screen.getByLabelText('Motif de l’annulation'), '   ');
    expect(await inDialog('Annuler la course')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Véhicule en panne' }));
    await user.click(await inDialog('Annuler la course'));

    expect(await screen.findByText('Course n° 8 annulée')).toBeVisible();
    expect(received).toEqual([{ reason: 'Véhicule en panne' }]);
  });

  test('offers maps and a call to the client', async () => {
    keepRides(soon);
    const { user } = open('jour');

    expect(within(await card(8)).getByRole('link', { name: 'Appeler Amélie Durand' })).toHaveAttribute(
      'href',
      'tel:0612345678',
    );
    await user.click(await inCard(8, 'Naviguer'));

    const dialog = await screen.findByRole('dialog', { name: 'Vers le point de départ' });
    expect(within(dialog).getByRole('link', { name: /Waze/u })).toHaveAttribute(
      'href',
      'https://waze.com/ul?ll=48.8443,2.3743&navigate=yes',
    );
  });

  test('remembers the navigation app of the device, and lets it be changed', async () => {
    keepRides(soon);
    const { user } = open('jour');
    await user.click(await inCard(8, 'Naviguer'));

    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: /Waze/u }));

    const way = within(await card(8)).getByRole('link', { name: 'Naviguer avec Waze (nouvel onglet)' });
    expect(way).toHaveAttribute('href', 'https://waze.com/ul?ll=48.8443,2.3743&navigate=yes');
    await user.click(await inCard(8, 'Changer d’application de navigation'));
    expect(await screen.findByRole('dialog', { name: 'Vers le point de départ' })).toBeVisible();
    expect(localStorage.getItem('navigation-app')).toBe('Waze');
  });

  test('shows an error that the server explains', async () => {
    keepRides(soon);
    refuse(moveRide, 409, {
      code: 'wrong_status',
      message: 'Cette action n’est plus possible.',
    });
    const { user } = open('jour');

    await user.click(await inCard(8, 'Démarrer'));

    expect(await screen.findByText('Cette action n’est plus possible.')).toBeVisible();
  });
});

describe('a request to cancel', () => {
  const askedToCancel: RideView = {
    ...soon,
    cancellationRequestedAt: inHours(-0.1),
    cancellationReason: 'Vol annulé.',
  };

  test.each([
    ['Accepter l’annulation', { status: 'cancelled' }, 'Course n° 8 annulée'],
    ['Maintenir la course', { status: 'accepted' }, 'Course n° 8 maintenue'],
  ])('is answered by « %s », and the ride cannot start before', async (name, body, told) => {
    const { received } = keepRides(askedToCancel);
    const { user } = open('jour');
    expect(await card(8)).toHaveTextContent('Le client attend votre réponse');
    expect(within(await card(8)).queryByRole('button', { name: 'Démarrer' })).toBeNull();

    await user.click(await inCard(8, name));

    expect(await screen.findByText(told)).toBeVisible();
    expect(received).toEqual([body]);
  });
});

describe('a running ride', () => {
  test('is completed at the estimated price when nothing is typed', async () => {
    const { received } = keepRides(running);
    const { user } = open('en-cours');
    expect(await card(5)).toHaveTextContent(/Course en cours depuis \d{2}:\d{2}/u);

    await user.click(await inCard(5, 'Terminer'));
    await user.click(await inDialog('Terminer la course'));

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    expect(received).toEqual([{ status: 'completed', finalPrice: null }]);
  });

  test('is completed at another price, whose difference is shown first', async () => {
    const { received } = keepRides(running);
    const { user } = open('en-cours');
    await user.click(await inCard(5, 'Terminer'));

    await user.type(await screen.findByLabelText(/Prix final/u), '40,00');
    expect(await screen.findByRole('dialog')).toHaveTextContent(/40,00\s€, soit [−-]\s2,50\s€/u);
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    expect(received).toEqual([{ status: 'completed', finalPrice: '40.00' }]);
  });

  test('ends in the payment step: the cash is received at once, or later', async () => {
    const { received } = keepRides(running);
    const { user } = open('en-cours');
    await user.click(await inCard(5, 'Terminer'));
    await user.click(await inDialog('Terminer la course'));

    expect(await screen.findByRole('dialog', { name: /42,50\s€ à encaisser/u })).toBeVisible();
    expect(await inDialog('Plus tard')).toBeVisible();
    await user.click(await inDialog('Espèces reçues'));

    expect(await screen.findByText(/^Course n° 5\s: espèces reçues$/u)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received.at(-1)).toEqual({ paymentStatus: 'paid', paymentMethod: 'cash' });
  });

  test('that is paid ends without a payment step', async () => {
    keepRides({ ...running, paymentStatus: 'paid', paymentMethod: 'paypal' });
    const { user } = open('en-cours');
    await user.click(await inCard(5, 'Terminer'));
    await user.click(await inDialog('Terminer la course'));

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['0', 'Le client ne paiera rien.', /^Confirmer 0,00\s€$/u],
    ['20', /s’écarte de plus de 30\s%/u, /^Confirmer 20,00\s€$/u],
  ])('asks again before it is completed at %s', async (typed, question, confirm) => {
    const { received } = keepRides(running);
    const { user } = open('en-cours');
    await user.click(await inCard(5, 'Terminer'));
    await user.type(await screen.findByLabelText(/Prix final/u), `${typed}{Enter}`);

    expect(await screen.findByRole('dialog')).toHaveTextContent(question);
    expect(received).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }));

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
  });

  test('is not completed with an invalid price, which stays on the screen', async () => {
    const { received } = keepRides(running);
    const { user } = open('en-cours');
    await user.click(await inCard(5, 'Terminer'));

    await user.type(await screen.findByLabelText(/Prix final/u), 'cher');
    await user.click(await inDialog('Terminer la course'));

    expect(screen.getByText('Saisissez un montant, par exemple 45,50.')).toBeVisible();
    expect(screen.getByLabelText(/Prix final/u)).toHaveValue('cher');
    expect(received).toEqual([]);
  });

  test('keeps its price once it is paid', async () => {
    keepRides({ ...running, paymentStatus: 'paid' });
    const { user } = open('en-cours');

    await user.click(await inCard(5, 'Terminer'));

    expect(await screen.findByRole('dialog')).toHaveTextContent('son prix ne change plus');
    expect(screen.queryByLabelText(/Prix final/u)).toBeNull();
  });
});
