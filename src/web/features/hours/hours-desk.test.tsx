import { screen, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import { addDayOff, getHours, removeDayOff, saveHours } from '#contract/time/hours.calls.ts';
import type { DayOffView, HoursView } from '#contract/time/hours.ts';
import { listDepartures } from '#contract/trip/departures.calls.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { show } from '#web/testing/show.tsx';
import { HoursDialog } from './hours-dialog.tsx';

const monday = { weekday: 1, from: 7 * 60, to: 13 * 60 };
const known: HoursView = {
  hours: {
    spans: [monday, { weekday: 5, from: 18 * 60, to: 2 * 60 }],
    noticeMinutes: 120,
    horizonDays: 90,
    pauseMinutes: 15,
    base: null,
  },
  daysOff: [],
  outside: 'refuse',
};
const bridge: DayOffView = {
  id: 'bridge',
  startsAt: '2030-05-09T22:00:00.000Z',
  endsAt: '2030-05-11T22:00:00.000Z',
  wholeDays: true,
  reason: 'Pont',
  rides: [{ id: 'r12', number: 12, scheduledAt: '2030-05-10T08:00:00.000Z', clientName: 'Amélie Durand' }],
};

beforeEach(() => {
  answer(getHours, known);
  answer(listDepartures, { today: '2030-05-06', lastDay: '2030-08-04', days: [], none: null });
});

const open = () => show(<HoursDialog open onClose={() => {}} />);
const day = async (name: string) => await screen.findByRole('switch', { name });

describe('the hours of a week', () => {
  test('that were changed are not discarded by closing before a question', async () => {
    const onClose = vi.fn();
    const { user } = show(<HoursDialog open onClose={onClose} />);
    await user.click(await day('lundi'));

    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    const question = within(await screen.findByRole('dialog', { name: /^Abandonner ces changements/u }));
    await user.click(question.getByRole('button', { name: 'Continuer la saisie' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(await day('lundi')).not.toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('that are unchanged close without a question', async () => {
    const onClose = vi.fn();
    const { user } = show(<HoursDialog open onClose={onClose} />);
    await day('lundi');

    await user.click(screen.getByRole('button', { name: 'Fermer' }));

    expect(onClose).toHaveBeenCalledOnce();
  });

  test('a day is switched off and on, and saved with the others', async () => {
    const saved = answer(saveHours, known);
    const { user } = open();

    expect(await day('lundi')).toBeChecked();
    expect(await day('mardi')).not.toBeChecked();
    expect(screen.getByText('18:00 – 02:00')).toHaveTextContent('sam.');
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    await user.click(await day('lundi'));
    await user.click(await day('mardi'));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

    expect(await screen.findByText('Disponibilités enregistrées')).toBeVisible();
    expect(saved).toEqual([
      {
        ...known.hours,
        spans: [
          { weekday: 5, from: 18 * 60, to: 2 * 60 },
          { weekday: 2, from: 7 * 60, to: 20 * 60 },
        ],
      },
    ]);
  });

  test('a day takes further hours, which may be taken away, and Monday is copied to all', async () => {
    const saved = answer(saveHours, known);
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Ajouter des heures le lundi' }));
    const sheet = await screen.findByRole('dialog', { name: 'Heures du lundi' });
    await user.click(within(sheet).getByRole('button', { name: 'Ajouter' }));
    await user.click(screen.getByRole('button', { name: 'Retirer 07:00 – 13:00 du lundi' }));
    await user.click(screen.getByRole('button', { name: 'Copier lundi sur les autres jours' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Disponibilités enregistrées');

    expect(saved).toMatchObject([
      { spans: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 15 * 60, to: 20 * 60 })) },
    ]);
  });

  test('changes are taken back, and a driver who said nothing reads that nothing is saved', async () => {
    answer(getHours, { ...known, hours: null });
    const { user } = open();

    expect(await screen.findByText('Vos heures ne sont pas encore enregistrées')).toBeVisible();
    await user.click(await day('dimanche'));
    await user.click(screen.getByRole('button', { name: 'Annuler' }));

    expect(await day('dimanche')).toBeChecked();
  });

  test('that were saved change what clients can choose', async () => {
    const month = { today: '2030-05-06', lastDay: '2030-08-04', none: null };
    const offer = (hours: string[]) =>
      answer(listDepartures, { ...month, days: [{ day: '2030-05-07', hours, gaps: null }] });
    answer(saveHours, known);
    offer(['07:00', '19:30']);
    const { user } = open();
    expect(await screen.findByText(/départs de 07:00 à 19:30/u)).toBeVisible();
    offer(['07:00', '12:30']);

    await user.click(await day('lundi'));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

    expect(await screen.findByText(/départs de 07:00 à 12:30/u)).toBeVisible();
  });

  test('what happens outside is saved for the whole platform', async () => {
    const [settings, hours] = [answer(saveSettings, {} as never), answer(saveHours, known)];
    const { user } = open();

    await user.click(await screen.findByRole('radio', { name: /À confirmer/u }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Disponibilités enregistrées');

    expect(settings).toEqual([{ outsideHours: 'confirm' }]);
    expect(hours).toHaveLength(1);
  });

  test('the address of the first way is saved, also where the server finds its point by itself', async () => {
    // A phone adds a space after each word that it suggests.
    const base = { address: 'Place Carnot, Lyon ', lat: null, lng: null };
    const found = { address: 'Place Carnot, Lyon', lat: 45.7494, lng: 4.8272 };
    const hours = known.hours && { ...known.hours, base: found };
    const sent = answer(saveHours, { ...known, hours });
    const { user } = open();

    await user.type(await screen.findByRole('combobox', { name: 'Adresse de départ' }), base.address);
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Disponibilités enregistrées');

    expect(sent).toMatchObject([{ base }]);
    expect(screen.queryByText('Changements non enregistrés')).toBeNull();
  });

  test('what the server refuses is said, and stays typed', async () => {
    refuse(saveHours, 400, { code: 'invalid_request', message: 'Six plages par jour au plus.' });
    const { user } = open();

    await user.click(await day('mardi'));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

    expect(await screen.findByText('Six plages par jour au plus.')).toBeVisible();
    expect(await day('mardi')).toBeChecked();
  });

  test('hours that cannot be read are asked for again', async () => {
    let isAway = true;
    api.use(
      on(getHours, () => {
        if (isAway) return HttpResponse.json({ code: 'internal', message: 'Réessayez.' }, { status: 500 });
        return HttpResponse.json(known);
      }),
    );
    const { user } = open();

    const again = await screen.findByRole('button', { name: 'Réessayer' });
    isAway = false;
    await user.click(again);

    expect(await day('lundi')).toBeChecked();
  });
});

describe('days off', () => {
  test('are named with the rides that stay, and removed', async () => {
    answer(getHours, { ...known, daysOff: [bridge] });
    const removed = answer(removeDayOff, { message: 'Congé supprimé' });
    const { user } = open();

    expect(await screen.findByText('Pont')).toBeVisible();
    expect(screen.getByText(/1 course acceptée le/u)).toBeVisible();
    expect(screen.getByText(/Le congé ne l’annule pas.*10:00, Amélie Durand/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Supprimer le congé/u }));

    expect(await screen.findByText('Congé supprimé')).toBeVisible();
    expect(removed).toHaveLength(1);
  });

  test('lead to the first ride that stays: the dialog closes over the list that shows it', async () => {
    answer(getHours, { ...known, daysOff: [bridge] });
    const onClose = vi.fn();
    const { user } = show(<HoursDialog open onClose={onClose} />);
    const link = await screen.findByRole('link', { name: 'La voir' });

    expect(link).toHaveAttribute('href', '/dashboard/driver?onglet=validees');
    await user.click(link);

    expect(onClose).toHaveBeenCalled();
  });

  test('lead to that ride only after a question while hours are not saved', async () => {
    answer(getHours, { ...known, daysOff: [bridge] });
    const onClose = vi.fn();
    const { user } = show(<HoursDialog open onClose={onClose} />);
    await user.click(await day('lundi'));

    await user.click(await screen.findByRole('link', { name: 'La voir' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(location.pathname).toBe('/');
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }));

    expect(onClose).toHaveBeenCalledOnce();
    expect(location.pathname).toBe('/dashboard/driver');
  });

  test('are whole days, or hours of them', async () => {
    const added = answer(addDayOff, { ...bridge, rides: [] });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Poser un congé' }));
    const sheet = await screen.findByRole('dialog', { name: 'Poser un congé' });
    expect(within(sheet).getByRole('button', { name: 'Poser' })).toBeDisabled();
    await user.type(within(sheet).getByLabelText('Du'), '2030-05-10');
    await user.click(within(sheet).getByRole('switch', { name: 'Journées entières' }));
    await user.type(within(sheet).getByLabelText(/Motif/u), 'Dentiste');
    await user.click(within(sheet).getByRole('button', { name: 'Poser' }));

    expect(await screen.findByText('Congé posé')).toBeVisible();
    expect(added).toEqual([
      { firstDay: '2030-05-10', lastDay: '2030-05-10', from: '13:00', to: '15:00', reason: 'Dentiste' },
    ]);
  });

  test('that cannot be say why', async () => {
    refuse(addDayOff, 400, { code: 'invalid_request', message: 'Ce congé est déjà passé.' });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Poser un congé' }));
    const sheet = await screen.findByRole('dialog', { name: 'Poser un congé' });
    await user.type(within(sheet).getByLabelText('Du'), '2020-05-10');
    await user.click(within(sheet).getByRole('button', { name: 'Poser' }));

    expect(await within(sheet).findByText('Ce congé est déjà passé.')).toBeVisible();
  });
});

describe('what clients can choose', () => {
  test('strikes no day of a month that is not read yet, and those that cannot be once it is', async () => {
    const month = { today: '2030-05-06', lastDay: '2030-08-04', none: null };
    const free = { day: '2030-05-07', hours: ['07:00', '19:30'], gaps: null };
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-06T08:00:00Z') });
    api.use(
      on(listDepartures, async ({ request }) => {
        if (request.url.includes('2030-06')) await delay('infinite');
        return HttpResponse.json({ ...month, days: [free] });
      }),
    );
    const { user } = open();

    expect(await screen.findByRole('button', { name: '7' })).toBeVisible();
    expect(screen.getByText('8 : aucun départ')).toBeInTheDocument();
    expect(screen.getByText(/départs de 07:00 à 19:30/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mois suivant' }));

    expect(screen.getByRole('grid', { name: 'juin 2030' })).toBeVisible();
    expect(screen.queryByText(/aucun départ/u)).toBeNull();
    vi.useRealTimers();
  });
});
