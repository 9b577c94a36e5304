import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { getFigures, getServiceState } from '#contract/platform/admin.calls.ts';
import { settingKeys } from '#contract/platform/setting-keys.ts';
import { getSettings } from '#contract/platform/settings.calls.ts';
import type { SettingsView } from '#contract/platform/settings.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { accepted } from '#web/testing/rides.ts';
import { visit } from '#web/testing/visit.tsx';
import { calm, figures, ines, keepPlatform, started } from './stand-in-admin.ts';

const stored = Object.fromEntries(settingKeys.map((key) => [key, { value: '' }])) as SettingsView;
const open = (query = '') => visit(`/dashboard/admin${query}`, { as: ines });

describe('the admin dashboard', () => {
  test('shows the figures of twelve weeks, compared with those before', async () => {
    const { asked } = keepPlatform();

    open();

    const row = await screen.findByText('Courses terminées', { selector: 'dt' });
    expect(row.parentElement).toHaveTextContent(/177.*\+\s18\s%/u);
    expect(screen.getByText('Recettes', { selector: 'dt' }).parentElement).toHaveTextContent(
      /10\s646\s€.*−\s11\s%/u,
    );
    expect(screen.getByText('Taux d’acceptation').parentElement).toHaveTextContent(
      /97\s%3 refus sur 100\sréponses/u,
    );
    expect(screen.getByText('Délai d’acceptation', { selector: 'dt' }).parentElement).toHaveTextContent(
      /3\smin\s40médiane, \+\s25\ss/u,
    );
    expect(asked).toContain('/figures?weeks=12');
  });

  test('has the figures of the plots as text', async () => {
    keepPlatform();

    open();

    const table = await screen.findByRole('table', { name: 'Courses et recettes par semaine' });
    expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(/4 mai \(en cours\)472\s840,50\s€/u);
    expect(screen.getByRole('img', { name: /de 47 à 78\scourses/u })).toBeInTheDocument();
    const statuses = screen.getByRole('region', { name: 'Par statut' });
    expect(
      within(statuses)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toContainEqual(expect.stringMatching(/En cours30,4\s%/u));
    expect(screen.getByText(/De 2 à 5 minutes/u).closest('li')).toHaveTextContent('241');
  });

  test('keeps the period and the tab in the URL', async () => {
    const { asked } = keepPlatform();
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: '1 an' }));
    await waitFor(() => expect(asked).toContain('/figures?weeks=52'));
    await user.click(screen.getByRole('tab', { name: 'Journal' }));

    expect(location.search).toBe('?onglet=journal&semaines=52');
    expect(await screen.findByRole('heading', { name: 'Journal' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '1 an' })).toBeNull();
  });

  test('shows the latest rides and lines and the health, each leading to its tab', async () => {
    const { asked } = keepPlatform({ rides: [accepted], journal: [started] });
    const { user } = open();

    const rides = within(await screen.findByRole('region', { name: 'Dernières courses' }));
    expect(await rides.findByText(/Amélie/u)).toBeVisible();
    const journal = within(screen.getByRole('region', { name: 'Journal' }));
    expect(await journal.findByText(/a démarré la course/u)).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Fournisseurs' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Tâches de fond' })).toBeVisible();
    expect(asked).toEqual(expect.arrayContaining(['/rides?limit=5', '/journal?limit=6']));
    await user.click(journal.getByRole('button', { name: 'Tout voir' }));

    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Journal');
  });

  test('counts the problems on its tab', async () => {
    const trouble = { ...calm, outbox: { ...calm.outbox, failed: 2, uncertain: 1 } };
    keepPlatform({ state: trouble });

    open();

    expect(await screen.findByRole('tab', { name: /État du service\s*3/u })).toBeVisible();
  });

  test('says that the figures could not be loaded, and retries on demand', async () => {
    refuse(getFigures, 403, { code: 'not_allowed', message: 'Non.' });
    answer(getServiceState, calm);
    const { user } = open();

    await screen.findByText('Impossible de charger les chiffres.');
    api.use(on(getFigures, () => HttpResponse.json(figures)));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText('Comptes')).toBeVisible();
  });

  test('opens the settings of the platform in its own tab', async () => {
    keepPlatform();
    answer(getSettings, stored);

    open('?onglet=parametres');

    expect(await screen.findByLabelText('Nom de l’application')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Retour au tableau de bord' })).toBeNull();
  });
});
