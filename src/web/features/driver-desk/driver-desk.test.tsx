import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { getSetup } from '#contract/people/driver-profile.calls.ts';
import { listPricingRules } from '#contract/pricing/pricing.calls.ts';
import { countRides, listRides } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { answer, api, on, onAnyRead, refuse } from '#web/testing/api.ts';
import { openRow } from '#web/testing/open-row.ts';
import { chloe } from '#web/testing/people.ts';
import { holdTelephone } from '#web/testing/screen-size.ts';
import {
  asked,
  completed,
  expired,
  inHours,
  keepRides,
  promised,
  running,
} from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const open = (search = '') => visit(`/dashboard/driver${search}`, { as: chloe });
const card = (number: number) => screen.findByRole('article', { name: `Course n° ${number}` });
const numbered = (ride: RideView, number: number, changes: Partial<RideView> = {}): RideView => ({
  ...ride,
  id: `ride-${number}`,
  number,
  ...changes,
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the dashboard of a driver', () => {
  test('counts the pending, running, completed and cancelled rides', async () => {
    keepRides(
      asked,
      running,
      completed,
      numbered(completed, 30, { status: 'rejected' }),
      numbered(asked, 31, { status: 'cancelled' }),
    );

    open();

    for (const name of ['1 En attente', '1 En cours', '2 Terminées', '1 Annulées'])
      expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.getByRole('tab', { name: /Demandes en attente\s?1/u })).toBeVisible();
    expect(screen.getByRole('tab', { name: /Terminées\s?2/u })).toBeVisible();
  });

  test('shows 1 000+ beyond a thousand', async () => {
    const counts = { pending: 0, accepted: 0, in_progress: 0, completed: 1001, cancelled: 0, rejected: 4 };
    answer(countRides, counts);

    open();

    expect(await screen.findByRole('tab', { name: /Terminées\s?1\s000\+/u })).toBeVisible();
  });

  test('puts each ride into its tabs by its day, and late ones first', async () => {
    keepRides(
      numbered(promised, 20, { scheduledAt: inHours(50) }),
      numbered(promised, 22, { scheduledAt: inHours(-50) }),
      running,
    );
    const { user } = open('?onglet=validees');
    expect(await card(20)).toBeVisible();
    expect(screen.getByRole('tab', { name: /Courses validées\s?1/u })).toBeVisible();

    await user.click(screen.getByRole('tab', { name: /Course du jour/u }));

    expect(location.search).toBe('?onglet=jour');
    expect(await card(22)).toHaveTextContent('En retard');
    expect(screen.queryByRole('article', { name: 'Course n° 20' })).toBeNull();
  });

  test('shows everything a driver needs on the card of a request', async () => {
    keepRides({ ...asked, allowToll: true });

    open();

    for (const fact of [
      'En attente',
      'Amélie Durand',
      'Prévu pour',
      /42,50\s€/u,
      'Gare de Lyon',
      /18\skm/u,
      /35\smin/u,
      'Péages autorisés',
      /reçue il y a 12\smin/u,
    ])
      expect(await card(12)).toHaveTextContent(fact);
    expect(
      await within(await card(12)).findByRole('region', { name: 'Itinéraire, Course n° 12' }),
    ).toBeVisible();
  });

  test('only offers to refuse an expired request, listed after the others', async () => {
    keepRides(expired, asked);

    open();

    const cards = await screen.findAllByRole('article', { name: /Course n° (7|12)$/u });
    expect(cards.map((element) => element.getAttribute('aria-labelledby'))).toHaveLength(2);
    expect(cards.at(-1)).toHaveTextContent('Délai dépassé');
    expect(within(await card(7)).queryByRole('button', { name: 'Accepter' })).toBeNull();
    expect(within(await card(7)).getByRole('button', { name: 'Refuser' })).toBeVisible();
  });

  test('opens the cancelled rides from their counter and leads back', async () => {
    keepRides(numbered(asked, 31, { status: 'cancelled', cancellationReason: 'Mon vol est annulé.' }));
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: '1 Annulées' }));
    expect(await card(31)).toHaveTextContent('« Mon vol est annulé. »');
    expect(screen.getByRole('heading', { name: 'Courses annulées' })).toHaveFocus();
    expect(location.search).toBe('?onglet=annulees');
    await user.click(screen.getByRole('button', { name: 'Retour aux courses' }));

    expect(screen.getByRole('tab', { name: /Demandes en attente/u })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('shows finished rides as rows by day that open, and finds one', async () => {
    const searches: (string | null)[] = [];
    keepRides(
      numbered(completed, 30, { scheduledAt: inHours(-24) }),
      numbered(completed, 31, { scheduledAt: inHours(-24.5) }),
      numbered(completed, 32, { scheduledAt: inHours(-24 * 9), status: 'rejected' }),
    );
    const { user } = open('?onglet=terminees');
    const rows = await screen.findAllByRole('button', { name: /n°\s3\d · Amélie Durand/u });
    expect(rows.map((row) => row.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false']);
    expect(screen.queryByRole('article', { name: 'Course n° 31' })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(2);

    await openRow(user, 31);
    expect(await card(31)).toBeVisible();

    api.use(
      on(listRides, ({ request }) => {
        searches.push(new URL(request.url).searchParams.get('search'));
        return HttpResponse.json([]);
      }),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Client, adresse ou numéro' }), 'lyon');
    expect(await screen.findByText('Aucune course ne correspond')).toBeVisible();
    expect(searches).toContain('lyon');
  });

  test('announces the newest request above whatever runs, on a phone', async () => {
    holdTelephone();
    keepRides(
      running,
      asked,
      numbered(asked, 41, { createdAt: inHours(-0.01), pickupAddress: 'Gare du Nord, 75010 Paris' }),
      expired,
    );
    const { user } = open('?onglet=validees');

    const announced = await screen.findByRole('button', { name: /2\sdemandes, la dernière.*Gare du Nord/u });
    const live = await screen.findByRole('region', { name: 'Course en cours' });
    expect(announced.compareDocumentPosition(live)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(announced);

    expect(location.search).toBe('');
    expect(await card(41)).toBeVisible();
  });

  test('shows a long list in steps', async () => {
    keepRides(...Array.from({ length: 25 }, (_, index) => numbered(asked, 100 + index)));
    const { user } = open();
    await card(100);
    expect(screen.queryByRole('article', { name: 'Course n° 124' })).toBeNull();

    await user.click(screen.getByRole('button', { name: /Afficher plus/u }));

    expect(await card(124)).toBeVisible();
  });

  test.each([
    ['', 'Aucune demande en attente', 'Voir les courses validées', '?onglet=validees'],
    ['?onglet=validees', 'Aucune course validée', 'Voir les demandes', ''],
    ['?onglet=jour', 'Aucune course aujourd’hui', 'Voir les courses validées', '?onglet=validees'],
    ['?onglet=en-cours', 'Aucune course en cours', 'Voir la course du jour', '?onglet=jour'],
    ['?onglet=terminees', 'Aucune course terminée', 'Voir les demandes', ''],
  ])('offers a next step from an empty tab %s', async (search, title, way, next) => {
    const { user } = open(search);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();

    await user.click(screen.getByRole('button', { name: way }));

    expect(location.search).toBe(next);
  });

  test('says what could not be loaded, and tries again', async () => {
    refuse(listRides, 403, { code: 'not_allowed', message: 'Non.' });
    const { user } = open();
    expect(await screen.findByText('Impossible de charger les courses.')).toBeVisible();
    keepRides(asked);

    const section = screen.getByRole('region', { name: 'Demandes en attente' });
    await user.click(within(section).getByRole('button', { name: 'Réessayer' }));

    expect(await card(12)).toBeVisible();
  });

  test('shows its tools in the head, or as tiles and a bar on a phone', async () => {
    holdTelephone();
    keepRides(asked);

    open();

    const dock = await screen.findByRole('navigation', { name: 'Parties du tableau de bord' });
    expect(
      within(dock)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([expect.stringMatching(/^Courses/u), 'Agenda', 'Outils']);
    expect(await within(dock).findByText(/1\sdemande en attente/u)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Outils' })).toBeVisible();
  });

  test.each([
    ['Tarification', 'Gestion des tarifs'],
    ['Notifications', 'Notifications'],
    ['Apparence', 'Apparence'],
  ])('opens %s', async (name, title) => {
    keepRides();
    const { user } = open();
    api.use(onAnyRead(() => HttpResponse.json({ message: 'Non.' }, { status: 400 })));

    await user.click(await screen.findByRole('button', { name }));

    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(await dialog.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('lists the first steps of a new platform until they are done', async () => {
    const setup = { tariff: false, vehicle: false, phone: true, alerts: true, logo: true };
    answer(getSetup, setup);
    answer(listPricingRules, []);
    const { user, queries } = open();
    const list = await screen.findByRole('region', { name: 'Pour bien commencer' });
    expect(list).toHaveTextContent('3 sur 5 faits');
    expect(within(list).getByRole('link', { name: /Votre véhicule/u })).toHaveAttribute(
      'href',
      '/driver-profile',
    );

    await user.click(within(list).getByRole('button', { name: /Votre tarif/u }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    answer(getSetup, { ...setup, tariff: true, vehicle: true });
    await queries.invalidateQueries({ queryKey: ['driver_profile'] });

    await waitFor(() => expect(screen.queryByText('Pour bien commencer')).toBeNull());
  });

  test('keeps its bar at the bottom on every page of a phone, with one way back on top', async () => {
    holdTelephone();
    visit('/takings', { as: chloe });

    const dock = await screen.findByRole('navigation', { name: 'Parties du tableau de bord' });
    expect(within(dock).getByRole('link', { name: 'Agenda' })).toHaveAttribute('href', '/agenda');
    expect(screen.getAllByRole('link', { name: 'Retour au tableau de bord' })).toHaveLength(1);
  });

  test('is for drivers', async () => {
    const { queries } = open();
    await screen.findByRole('link', { name: 'Mon Profil' });

    queries.setQueryData(keyOf(getCurrentUser), { user: { ...chloe, role: 'client' } });

    expect(await screen.findByText('Accès refusé - Cette page est réservée aux chauffeurs.')).toBeVisible();
  });
});
