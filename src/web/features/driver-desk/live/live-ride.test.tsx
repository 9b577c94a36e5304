import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { countUnread, listThreads } from '#contract/people/chat.calls.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { answer, refuse } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { holdTelephone } from '#web/testing/screen-size.ts';
import { asked, inHours, keepRides, promised, running } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';
import { dayText } from '#web/text/dates.ts';

const open = () => visit('/dashboard/driver', { as: chloe });
const next: RideView = { ...promised, id: 'ride-8', number: 8, scheduledAt: inHours(1.01) };

afterEach(() => vi.unstubAllGlobals());

describe('the block on top of the dashboard', () => {
  test('shows the running ride with its actions', async () => {
    keepRides(running, next);

    open();

    const live = await screen.findByRole('region', { name: 'Course en cours' });
    expect(
      within(live).getByRole('heading', { name: /^Course en cours depuis \d{2}:\d{2}$/u }),
    ).toBeVisible();
    expect(live).toHaveTextContent(/Reste20\smin/u);
    expect(within(live).getByRole('img', { name: /^15\smin écoulées sur 35\smin$/u })).toBeVisible();
    for (const name of ['Terminer', 'Naviguer'])
      expect(within(live).getByRole('button', { name })).toBeVisible();
    expect(within(live).getByRole('link', { name: 'Appeler Amélie Durand' })).toBeVisible();
  });

  test('shows the next ride when none is running', async () => {
    keepRides(next, { ...next, id: 'ride-9', number: 9, scheduledAt: inHours(5) });

    open();

    const live = await screen.findByRole('region', { name: 'Prochaine course' });
    expect(await within(live).findByRole('button', { name: 'Démarrer' })).toBeVisible();
    expect(live).toHaveTextContent(/Prochaine course .*à \d{2}:\d{2}/u);
    expect(live).toHaveTextContent(/Dans1\sh/u);
  });

  test('shows the client’s note and flight', async () => {
    keepRides({ ...running, notes: 'Sonnez deux fois.', travelReference: 'AF 1681' });

    open();

    const live = await screen.findByRole('region', { name: 'Course en cours' });
    expect(live).toHaveTextContent('« Sonnez deux fois. »');
    expect(live).toHaveTextContent('AF 1681');
  });

  test('shows the next ride, not one that was never started days ago', async () => {
    keepRides({ ...next, id: 'ride-2', number: 2, scheduledAt: inHours(-50) }, next);

    open();

    const live = await screen.findByRole('region', { name: 'Prochaine course' });
    expect(await within(live).findByText('Course n° 8')).toBeVisible();
  });

  test('shows that a ride is late', async () => {
    keepRides({ ...next, scheduledAt: inHours(-26) });

    open();

    expect(await screen.findByRole('heading', { name: /^Course en retard, prévue/u })).toBeVisible();
  });

  test('asks to answer a cancellation request before it offers to start', async () => {
    keepRides({ ...next, cancellationRequestedAt: inHours(-0.1) });

    open();

    const live = await screen.findByRole('region', { name: 'Prochaine course' });
    expect(await within(live).findByRole('button', { name: 'Accepter l’annulation' })).toBeVisible();
    expect(within(live).queryByRole('button', { name: 'Démarrer' })).toBeNull();
  });

  test('says that nothing is planned', async () => {
    keepRides();

    open();

    expect(await screen.findByRole('heading', { name: 'Aucune course prévue' })).toBeVisible();
  });

  test('says that it could not be loaded', async () => {
    refuse(listRides, 403, { code: 'not_allowed', message: 'Non.' });

    open();

    expect(await screen.findByText('Impossible de charger vos courses.')).toBeVisible();
  });
});

describe('the full screen', () => {
  test('opens by itself when a ride starts on a phone, and goes back to the dashboard', async () => {
    holdTelephone();
    keepRides({ ...next, scheduledAt: inHours(0.3) });
    const { user } = open();

    const live = await screen.findByRole('region', { name: 'Prochaine course' });
    await user.click(await within(live).findByRole('button', { name: 'Démarrer' }));
    const fullScreen = await screen.findByRole('dialog', { name: /^Course en cours depuis/u });
    expect(fullScreen).toHaveTextContent('Aéroport d’Orly, terminal 3, 94390 Orly');
    expect(within(fullScreen).getByRole('button', { name: 'Terminer' })).toBeVisible();
    expect(await within(fullScreen).findByRole('button', { name: 'Annuler le démarrage' })).toBeVisible();
    await user.click(
      within(fullScreen).getByRole('button', { name: 'Réduire et revenir au tableau de bord' }),
    );

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('does not open by itself for a ride that was already running', async () => {
    holdTelephone();
    keepRides(running, next);
    const { user } = open();
    const enlarge = await screen.findByRole('button', { name: 'Plein écran' });
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(enlarge);

    const fullScreen = await screen.findByRole('dialog');
    expect(fullScreen).toHaveTextContent(/Ensuite/u);
    expect(within(fullScreen).getByRole('link', { name: 'Mode contrôle' })).toHaveAttribute(
      'href',
      '/controle',
    );
  });

  test('shows what waits behind it: requests, cancellation requests and messages, each with its way', async () => {
    holdTelephone();
    keepRides(running, { ...next, cancellationRequestedAt: inHours(-0.1) }, asked);
    answer(countUnread, { general: 1, rides: { 'ride-5': 2 }, total: 3 });
    answer(listThreads, []);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Plein écran' }));
    const alerts = within(await screen.findByRole('dialog')).getByRole('list', { name: 'À traiter' });
    expect(alerts).toHaveTextContent(/Annulation demandée.*Amélie Durand/u);
    expect(alerts).toHaveTextContent(/1\sdemande en attente/u);

    await user.click(within(alerts).getByRole('button', { name: /3\smessages non lus/u }));
    expect(await screen.findByRole('dialog', { name: 'Messages' })).toBeVisible();
    await user.click(within(alerts).getByRole('button', { name: /demande en attente/u }));

    expect(screen.queryByRole('dialog', { name: /^Course en cours/u })).toBeNull();
  }, 20_000);

  test('shows the note, the flight and the next ride with its day', async () => {
    holdTelephone();
    keepRides(
      { ...running, notes: 'Sonnez deux fois.', travelReference: 'AF 1681' },
      { ...next, id: 'ride-2', number: 2, scheduledAt: inHours(-50) },
      { ...next, scheduledAt: inHours(48) },
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Plein écran' }));

    const fullScreen = await screen.findByRole('dialog');
    expect(fullScreen).toHaveTextContent('« Sonnez deux fois. »');
    expect(fullScreen).toHaveTextContent('AF 1681');
    const after = within(fullScreen).getByRole('button', { name: /Ensuite/u });
    expect(after).toHaveTextContent(dayText(new Date(inHours(48)), new Date()));
  });

  test('is not offered on wide screens', async () => {
    keepRides({ ...next, scheduledAt: inHours(0.3) });
    const { user } = open();

    await user.click((await screen.findAllByRole('button', { name: 'Démarrer' }))[0] ?? document.body);

    expect(await screen.findByText('Course n° 8 démarrée')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes with its ride', async () => {
    holdTelephone();
    keepRides(running);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Plein écran' }));

    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Terminer' }));
    await user.click(await screen.findByRole('button', { name: 'Terminer la course' }));
    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Plus tard' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
