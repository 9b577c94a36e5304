import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { payRide } from '#contract/money/payments.calls.ts';
import { getServiceState, handOverRide, listUsers, resendMessage } from '#contract/platform/admin.calls.ts';
import type { AdminUserView } from '#contract/platform/admin-users.ts';
import type { ServiceStateView } from '#contract/platform/service-state.ts';
import { listRideEvents } from '#contract/rides/rides.calls.ts';
import { storeRides } from '#web/ride/data/cache/ride-cache.ts';
import { answer, api, at, hold, on, refuse } from '#web/testing/api.ts';
import { accepted, completed } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';
import { calm, ines, karim, keepPlatform, lost, started } from './stand-in-admin.ts';

const open = (tab: string) => visit(`/dashboard/admin?onglet=${tab}`, { as: ines });

describe('the rides', () => {
  test('are narrowed by text, status and days', async () => {
    const { asked } = keepPlatform();
    const { user } = open('courses');
    await screen.findByRole('heading', { name: 'Aucune course ne correspond' });

    await user.type(screen.getByRole('searchbox', { name: 'Numéro, client ou chauffeur' }), '1284');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Statut' }), 'Terminée');
    fireEvent.change(screen.getByLabelText('Du'), { target: { value: '2026-05-01' } });
    fireEvent.change(screen.getByLabelText('Au'), { target: { value: '2026-05-31' } });

    await waitFor(() =>
      expect(asked).toContain('/rides?search=1284&status=completed&from=2026-05-01&to=2026-05-31'),
    );
  });

  test('open their story, and an accepted one is given to another driver', async () => {
    const yann: AdminUserView = { ...karim, id: 'yann', role: 'driver', firstName: 'Yann' };
    keepPlatform({ rides: [{ ...accepted, driverId: 'chloe' }], users: [yann] });
    answer(listRideEvents, []);
    const received = answer(handOverRide, { ...accepted, driverId: 'yann' });
    const { user } = open('courses');
    const row = await screen.findByRole('button', { name: /Gare de Lyon → .*Orly/u });
    expect(row).toHaveAttribute('aria-expanded', 'false');

    await user.click(row);
    expect(await screen.findByRole('region', { name: 'Chronologie' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confier à un autre chauffeur' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('option', { name: /Yann/u });
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Chauffeur' }), 'yann');
    await user.click(within(dialog).getByRole('button', { name: 'Confier la course' }));

    await waitFor(() => expect(received).toEqual([{ driverId: 'yann', version: accepted.version }]));
  });

  test('are given to any driver, also one beyond the first page of accounts', async () => {
    const yann: AdminUserView = { ...karim, id: 'yann', role: 'driver', firstName: 'Yann' };
    keepPlatform({ rides: [{ ...accepted, driverId: 'chloe' }] });
    api.use(
      on(listUsers, ({ request }) => {
        const isNext = new URL(request.url).searchParams.get('before') === 'karim';
        const [user, next] = isNext ? [yann, null] : [karim, 'karim'];
        return HttpResponse.json({ users: [user], total: 2, next });
      }),
    );
    answer(listRideEvents, []);
    const { user } = open('courses');

    await user.click(await screen.findByRole('button', { name: /Gare de Lyon → .*Orly/u }));
    await user.click(await screen.findByRole('button', { name: 'Confier à un autre chauffeur' }));

    expect(await screen.findByRole('option', { name: /Yann/u })).toBeVisible();
  });

  test('are given to nobody before the drivers are read, and a failure is said and tried again', async () => {
    keepPlatform({ rides: [{ ...accepted, driverId: 'chloe' }] });
    answer(listRideEvents, []);
    refuse(listUsers, 403, { code: 'not_allowed', message: 'Non.' });
    const release = hold(listUsers);
    const { user } = open('courses');
    await user.click(await screen.findByRole('button', { name: /Gare de Lyon → .*Orly/u }));
    await user.click(await screen.findByRole('button', { name: 'Confier à un autre chauffeur' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('option')).toHaveTextContent('Chargement…');
    release();
    expect(await dialog.findByText(/^Impossible de charger les chauffeurs\./u)).toBeVisible();
    expect(dialog.queryByText('Aucun autre chauffeur actif')).toBeNull();
    const yann: AdminUserView = { ...karim, id: 'yann', role: 'driver', firstName: 'Yann' };
    answer(listUsers, { users: [yann], total: 1, next: null });

    await user.click(dialog.getByRole('button', { name: 'Réessayer' }));

    expect(await dialog.findByRole('option', { name: /Yann/u })).toBeVisible();
    expect(dialog.queryByText(/^Impossible/u)).toBeNull();
  });

  test('are those of the one cache: a change that was read elsewhere shows at once', async () => {
    keepPlatform({ rides: [accepted] });
    const { queries } = open('courses');
    const list = await screen.findByRole('region', { name: 'Courses' });
    expect(await within(list).findByText('Acceptée', { ignore: 'option' })).toBeVisible();

    storeRides(queries, [{ ...accepted, version: accepted.version + 1, status: 'in_progress' }]);

    expect(await within(list).findByText('En cours', { ignore: 'option' })).toBeVisible();
  });
});

describe('the journal', () => {
  const line = started;

  test('shows who did what to a ride, in Paris time', async () => {
    keepPlatform({
      journal: [line, { ...line, id: 'rides-1', action: 'reject', to: 'rejected', details: 'Complet' }],
    });

    open('journal');

    expect(await screen.findByText(/a démarré la course n°\s1284/u)).toHaveTextContent(
      'Chloé Vasseur-Montigny',
    );
    expect(screen.getByText('acceptée → en cours')).toBeVisible();
    expect(screen.getByText(/acceptée → refusée · «\sComplet\s»/u)).toBeVisible();
    expect(screen.getAllByText('14:05')[0]).toBeVisible();
  });

  test('shows what was changed, and what the platform did by itself', async () => {
    const blocked = {
      ...line,
      id: 'platform-1',
      action: 'user_blocked',
      subject: 'Léopold Marchetti',
      rideNumber: null,
      from: null,
      to: null,
    };
    keepPlatform({ journal: [blocked, { ...line, actor: null, action: 'expire', to: 'cancelled' }] });

    open('journal');

    expect((await screen.findByText('Léopold Marchetti')).parentElement).toHaveTextContent(
      'Chloé Vasseur-Montigny a bloqué Léopold Marchetti',
    );
    expect(screen.getByText('La plateforme').parentElement).toHaveTextContent(
      /a annulé, délai dépassé, la course n°\s1284/u,
    );
  });

  test('filters by kind, and says when nothing fits', async () => {
    const { asked } = keepPlatform();
    const { user } = open('journal');

    expect(await screen.findByText('Rien à raconter pour l’instant')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Plateforme' }));
    expect(await screen.findByText('Aucune ligne ne correspond')).toBeVisible();

    await waitFor(() => expect(asked).toContain('/journal?kind=platform'));
  });
});

describe('the state of the service', () => {
  const trouble: ServiceStateView = {
    ...calm,
    providers: [{ name: 'twilio', health: 'trouble', detail: 'TWILIO_AUTH_TOKEN n’est pas défini.' }],
    jobs: calm.jobs.map((job) => ({ ...job, failures: 2 })),
    outbox: { ...calm.outbox, uncertain: 1 },
  };

  test('says which provider and which job have a problem', async () => {
    keepPlatform({ state: trouble });

    open('etat');

    const providers = await screen.findByRole('region', { name: 'Fournisseurs' });
    expect(within(providers).getByRole('listitem')).toHaveTextContent(
      'TWILIO_AUTH_TOKEN n’est pas défini.à vérifier',
    );
    expect(screen.getByText(/2 échecs de suite/u)).toBeVisible();
  });

  test('says how long data is kept, and what was swept when', async () => {
    const lastAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
    keepPlatform({
      swept: [
        { rule: 'messages', lastAt, lastRemoved: 3, removed: 40 },
        { rule: 'audit', lastAt: null, lastRemoved: 0, removed: 0 },
      ],
    });

    open('etat');

    const panel = await screen.findByRole('region', { name: 'Données effacées' });
    const [messages, audit] = within(panel).getAllByRole('listitem');
    expect(messages).toHaveTextContent(
      /gardé 1.an après la course · 3.éléments effacés, 40 en 12 mois\s*il y a 2.h/u,
    );
    expect(audit).toHaveTextContent(/gardé 12.mois\s*rien encore/u);
  });

  test('opens on what may not have arrived, and sends it again on demand', async () => {
    const { asked } = keepPlatform({ state: trouble, outbox: [lost] });
    const sent = answer(at(resendMessage, { id: '7' }), { message: 'Le message repart.' });
    const { user } = open('etat');

    const entry = (await screen.findByText(/Course acceptée, course n°\s12/u)).closest('li');
    expect(entry).toHaveTextContent('Il est peut-être déjà arrivé');
    await user.click(screen.getByRole('button', { name: /Renvoyer/u }));

    expect(await screen.findByText('Le message repart.')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(asked).toContain('/outbox?state=uncertain');
  });

  test('lists the money of drivers who are unable, for the admin to settle', async () => {
    const declared = { ...completed, paymentStatus: 'paid', paymentMethod: 'cash' } as const;
    keepPlatform({ state: { ...trouble, settlements: [declared] } });
    const said = answer(at(payRide, { id: declared.id }), {
      ...declared,
      cashConfirmedAt: declared.scheduledAt,
    });
    const { user } = open('etat');

    const panel = await screen.findByRole('region', { name: 'Argent à régler' });
    expect(panel).toHaveTextContent('Course n° 3 · chauffeur Chloé Martin · À régler au chauffeur');
    await user.click(within(panel).getByRole('button', { name: 'Espèces reçues' }));

    expect(await screen.findByText(/^Course n° 3\s: espèces reçues$/u)).toBeVisible();
    expect(said).toEqual([{ paymentStatus: 'paid', paymentMethod: 'cash' }]);
  });

  test('passes on what the operator should change', async () => {
    keepPlatform({ state: { ...trouble, advice: ['Donnez-lui un rôle simple.'] } });
    open('etat');

    expect(await screen.findByText('Donnez-lui un rôle simple.')).toBeVisible();
  });

  test('says why a message did not leave again', async () => {
    keepPlatform({ state: trouble, outbox: [lost] });
    refuse(at(resendMessage, { id: '7' }), 409, { code: 'not_resendable', message: 'Déjà reparti.' });
    const { user } = open('etat');

    await user.click(await screen.findByRole('button', { name: /Renvoyer/u }));

    expect(await screen.findByText('Déjà reparti.')).toBeVisible();
  });

  test('that cannot be read says so', async () => {
    keepPlatform();
    refuse(getServiceState, 403, { code: 'not_allowed', message: 'Non.' });

    open('etat');

    expect(await screen.findByText('Impossible de lire l’état du service.')).toBeVisible();
  });
});
