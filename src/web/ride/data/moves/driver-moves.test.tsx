import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cancelRide, getRideClosing, moveRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { answer, hold, refuse } from '#web/testing/api.ts';
import { card, idleInDialog, inCard, inDialog, openDesk } from '#web/testing/driver-desk.ts';
import { inHours, keepRides, promised, running } from '#web/testing/stand-in-rides.ts';

const soon: RideView = { ...promised, id: 'ride-8', number: 8, scheduledAt: inHours(0.01) };

describe('an accepted ride', () => {
  test('starts with one press', async () => {
    const { received } = keepRides(soon);
    const { user } = openDesk('jour');

    await user.click(await inCard(8, 'Démarrer'));

    expect(await screen.findByText('Course n° 8 démarrée')).toBeVisible();
    expect(received).toEqual([{ status: 'in_progress' }]);
    expect(await screen.findByRole('heading', { name: /^Course en cours depuis/u })).toBeVisible();
  });

  test('more than half an hour early asks first', async () => {
    const { received } = keepRides({ ...soon, scheduledAt: inHours(2.01) });
    const { user } = openDesk();

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
    const { user } = openDesk('jour');
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
    const { user } = openDesk('jour');
    await user.click(await inCard(8, 'Démarrer'));
    expect(await within(await card(8)).findByRole('button', { name: 'Annuler le démarrage' })).toBeVisible();

    await act(() => vi.advanceTimersByTimeAsync(10_100));

    expect(within(await card(8)).queryByRole('button', { name: 'Annuler le démarrage' })).toBeNull();
  });

  test('asks for confirmation while another ride is running, then completes it and starts in one call', async () => {
    const { received } = keepRides(running, soon);
    const { user } = openDesk('jour');

    await user.click(await inCard(8, 'Démarrer'));
    const dialog = await screen.findByRole('dialog', { name: 'Une autre course est en cours' });
    expect(dialog).toHaveTextContent('la course en cours est terminée d’abord, puis la nouvelle démarre');
    expect(dialog).toHaveTextContent(/Terminer la course n° 5.*Démarrer la course n° 8/u);
    expect(received).toEqual([]);
    await user.click(await idleInDialog('Terminer et démarrer'));

    expect(await screen.findByText('Course n° 8 démarrée')).toBeVisible();
    expect(received).toEqual([{ status: 'in_progress', completeCurrent: true }]);
  });

  test('says what the running ride would not be charged for', async () => {
    keepRides({ ...running, arrivedAt: inHours(-1) }, soon);
    const countable = {
      waiting: { most: 12, unitPrice: '0.50' },
      extraHours: { most: 1, unitPrice: '55.00' },
    };
    answer(getRideClosing, { ...countable, freeMinutes: 15, agreedRoute: false });
    const { user } = openDesk('jour');

    await user.click(await inCard(8, 'Démarrer'));

    const dialog = await screen.findByRole('dialog', { name: 'Une autre course est en cours' });
    expect(
      await within(dialog).findByText(/ne compte pas 12\smin d’attente et 1\sheure commencée\./u),
    ).toBeVisible();
  });

  test('does not end the running ride before it is known what it would not be charged for', async () => {
    const { received } = keepRides({ ...running, arrivedAt: inHours(-1) }, soon);
    const release = hold(getRideClosing);
    const { user } = openDesk('jour');
    await user.click(await inCard(8, 'Démarrer'));

    await user.click(await inDialog('Terminer et démarrer'));
    expect(received).toEqual([]);
    release();
    await user.click(await idleInDialog('Terminer et démarrer'));

    expect(await screen.findByText('Course n° 8 démarrée')).toBeVisible();
  });

  test('says when that could not be read, asks again, or starts without it by another word', async () => {
    const { received } = keepRides({ ...running, arrivedAt: inHours(-1) }, soon);
    refuse(getRideClosing, 503, {});
    const { user } = openDesk('jour');
    await user.click(await inCard(8, 'Démarrer'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Une autre course est en cours' }));
    const unread = 'Ce qui ne serait pas compté n’a pas pu être lu.';

    expect(await dialog.findByText(unread)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Réessayer' }));
    const anyway = await idleInDialog('Démarrer quand même');
    expect(dialog.getByText(unread)).toBeVisible();
    expect(received).toEqual([]);
    await user.click(anyway);

    expect(await screen.findByText('Course n° 8 démarrée')).toBeVisible();
  });

  test('of another day names that day while another ride is running', async () => {
    keepRides(running, { ...soon, scheduledAt: inHours(-26) });
    const { user } = openDesk('jour');

    await user.click(await inCard(8, 'Démarrer'));

    expect(await screen.findByRole('dialog')).toHaveTextContent(/Prévue [a-z]{3}\. \d.* à \d{2}:\d{2}/u);
  });

  test('asks for confirmation too when only the server knew of the other ride', async () => {
    keepRides(soon);
    refuse(moveRide, 409, {
      code: 'driver_busy',
      message: 'Une autre course est déjà en cours.',
    });
    const { user } = openDesk('jour');

    await user.click(await inCard(8, 'Démarrer'));

    const dialog = await screen.findByRole('dialog', { name: 'Une autre course est en cours' });
    expect(dialog).toHaveTextContent('Terminer la course en cours');
    expect(screen.queryByText('Une autre course est déjà en cours.')).toBeNull();
  });

  test('is cancelled with a reason that is never blank, or not at all', async () => {
    keepRides(soon);
    const received = answer(cancelRide, { ...soon, status: 'cancelled' });
    const { user } = openDesk('jour');
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
    const { user } = openDesk('jour');

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
    const { user } = openDesk('jour');
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
    const { user } = openDesk('jour');

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
  ])('is answered by « %s », and the ride cannot start before', async (name, body, sentence) => {
    const { received } = keepRides(askedToCancel);
    const { user } = openDesk('jour');
    expect(await card(8)).toHaveTextContent('Le client attend votre réponse');
    expect(within(await card(8)).queryByRole('button', { name: 'Démarrer' })).toBeNull();

    await user.click(await inCard(8, name));

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(received).toEqual([body]);
  });
});

describe('a running ride', () => {
  test('is completed at the estimated price when nothing is typed', async () => {
    const { received } = keepRides(running);
    const { user } = openDesk('en-cours');
    expect(await card(5)).toHaveTextContent(/Course en cours depuis \d{2}:\d{2}/u);

    await user.click(await inCard(5, 'Terminer'));
    await user.click(await inDialog('Terminer la course'));

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    expect(received).toEqual([{ status: 'completed', finalPrice: null }]);
  });

  test('is completed at another price, whose difference is shown first', async () => {
    const { received } = keepRides(running);
    const { user } = openDesk('en-cours');
    await user.click(await inCard(5, 'Terminer'));

    await user.type(await screen.findByLabelText(/Prix final/u), '40,00');
    expect(await screen.findByRole('dialog')).toHaveTextContent(/40,00\s€, soit [−-]\s2,50\s€/u);
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    expect(received).toEqual([{ status: 'completed', finalPrice: '40.00' }]);
  });

  test('ends in the payment step: the cash is received at once, or later', async () => {
    const { received } = keepRides(running);
    const { user } = openDesk('en-cours');
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
    const { user } = openDesk('en-cours');
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
    const { user } = openDesk('en-cours');
    await user.click(await inCard(5, 'Terminer'));
    await user.type(await screen.findByLabelText(/Prix final/u), `${typed}{Enter}`);

    expect(await screen.findByRole('dialog')).toHaveTextContent(question);
    expect(received).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }));

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
  });

  test('is not completed with an invalid price, which stays on the screen', async () => {
    const { received } = keepRides(running);
    const { user } = openDesk('en-cours');
    await user.click(await inCard(5, 'Terminer'));

    await user.type(await screen.findByLabelText(/Prix final/u), 'cher');
    await user.click(await inDialog('Terminer la course'));

    expect(screen.getByText('Saisissez un montant, par exemple 45,50.')).toBeVisible();
    expect(screen.getByLabelText(/Prix final/u)).toHaveValue('cher');
    expect(received).toEqual([]);
  });

  test('keeps its price once it is paid', async () => {
    keepRides({ ...running, paymentStatus: 'paid' });
    const { user } = openDesk('en-cours');

    await user.click(await inCard(5, 'Terminer'));

    expect(await screen.findByRole('dialog')).toHaveTextContent('son prix ne change plus');
    expect(screen.queryByLabelText(/Prix final/u)).toBeNull();
  });
});
