import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listRidesOfDay } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { takeStep } from '#contract/rides/way.calls.ts';
import { getAgendaTimes } from '#contract/time/agenda.calls.ts';
import { addDayOff, removeDayOff } from '#contract/time/hours.calls.ts';
import { noteOfflineAnswer } from '#web/api/cached-since.ts';
import { readWaitingSteps } from '#web/offline/waiting-steps.ts';
import { readChangedRides } from '#web/ride/data/reads/changed-rides.ts';
import { answer, api, hold, noTimes, on, refuse } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { holdTelephone } from '#web/testing/screen-size.ts';
import { asked, keepRides, promised, running } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const at = (clock: string, day = '2026-05-07') => new Date(`${day}T${clock}:00+02:00`).toISOString();
const evening: RideView = { ...promised, id: 'ride-20', number: 20, scheduledAt: at('19:15'), duration: 35 };
const request: RideView = { ...asked, scheduledAt: at('16:45'), duration: 48 };
const live: RideView = { ...running, scheduledAt: at('14:05'), startTime: at('14:05'), duration: 52 };
const friday: RideView = { ...evening, id: 'ride-21', number: 21, scheduledAt: at('10:00', '2026-05-08') };
const hours = [{ weekday: 4, from: 7 * 60, to: 23 * 60 + 30 }];
const base = { lat: 48.85, lng: 2.35 };

const open = (search = '') => visit(`/agenda${search}`, { as: chloe });
const grid = (name: string | RegExp) => screen.findByRole('region', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-07T14:36:00+02:00') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  noteOfflineAnswer(listRidesOfDay, null);
});

describe('the day of the agenda', () => {
  test('lists rides in order of time, with the way to them and the pause after them as part of each', async () => {
    holdTelephone();
    keepRides(evening, request, live);
    answer(getAgendaTimes, { ...noTimes, spans: hours, pauseMinutes: 15, base });

    open();

    const day = within(await grid('jeudi 7 mai'));
    const names = day.getAllByRole('button', { name: /Amélie/u }).map((button) => button.textContent);
    expect(names).toEqual([
      expect.stringMatching(/^14:05 · , Gare de Lyon → .*En cours · Amélie Durand, pause 15\smin$/u),
      expect.stringMatching(
        /^16:45.*Demande d’Amélie Durand, approche \d+\smin, \d+\skm à vide, pause 15\smin$/u,
      ),
      expect.stringMatching(/^19:15.*Amélie Durand, approche/u),
    ]);
    expect(screen.getByRole('heading', { name: 'jeudi 7 mai' })).toBeVisible();
    expect(screen.getByText(/^2\scourses, 85,00\s€ · 1\sdemande$/u)).toBeVisible();
    expect(day.getAllByText('Hors de vos horaires')).toHaveLength(2);
    expect(day.getByText('14:36')).toBeVisible();
  });

  test('a press on a ride opens its card with its buttons', async () => {
    keepRides(evening);
    const { user } = open('?vue=jour');

    await user.click(await screen.findByRole('button', { name: /^19:15/u }));

    const sheet = await screen.findByRole('dialog', { name: 'Course n° 20' });
    expect(await within(sheet).findByRole('button', { name: 'Démarrer' })).toBeVisible();
  });

  test('a step that was taken on it without network is shown, kept, and sent when that is back', async () => {
    keepRides(evening);
    const sent = answer(takeStep, { ...evening, onTheWayAt: at('14:36'), version: 11 });
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = open('?vue=jour');
    await user.click(await screen.findByRole('button', { name: /^19:15/u }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Course n° 20' }));

    await user.click(await sheet.findByRole('button', { name: 'En route' }));

    expect(
      await sheet.findByText('Noté à 14:36, en attente du réseau. Sera envoyé dès qu’il revient.'),
    ).toBeVisible();
    expect(await sheet.findByRole('button', { name: 'Je suis sur place' })).toBeVisible();
    expect(readWaitingSteps(chloe.id)).toHaveLength(1);
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sheet.queryByText(/en attente du réseau/u)).toBeNull());
    expect(sent).toEqual([{ step: 'on_the_way', phoneTime: new Date(at('14:36')).toISOString() }]);
  });

  test('shows days off, absences and what the driver’s own calendar says', async () => {
    const off = { id: 'off', wholeDays: false, reason: 'Contrôle technique' };
    answer(getAgendaTimes, {
      ...noTimes,
      daysOff: [{ ...off, startsAt: at('09:00'), endsAt: at('11:00') }],
      busyTimes: [{ startsAt: at('12:00'), endsAt: at('13:00') }],
    });

    open('?vue=jour');

    expect(await screen.findByText('Contrôle technique')).toBeVisible();
    expect(screen.getByText('Occupé')).toBeVisible();
  });

  test('an absence that ends in the night names the day of Paris on which it does', async () => {
    const off = { id: 'off', wholeDays: false, reason: 'Mariage' };
    answer(getAgendaTimes, {
      ...noTimes,
      daysOff: [{ ...off, startsAt: at('20:00'), endsAt: at('01:00', '2026-05-08') }],
    });

    open('?vue=jour');

    expect(await screen.findByText('jusqu’à ven. 01:00')).toBeVisible();
  });

  test('without anything says when its driver works, and offers a ride or a day off', async () => {
    answer(getAgendaTimes, { ...noTimes, spans: hours });
    const sent = answer(addDayOff, {
      id: 'off',
      startsAt: at('00:00'),
      endsAt: at('00:00', '2026-05-08'),
      wholeDays: true,
      reason: '',
      rides: [],
    });
    const { user } = open('?vue=jour');

    expect(await screen.findByRole('heading', { name: 'Rien ce jour-là' })).toBeVisible();
    expect(screen.getByText(/^Vous travaillez de 07:00 à 23:30\./u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Poser un congé' }));

    expect(await screen.findByText('Congé posé')).toBeVisible();
    expect(sent).toEqual([{ firstDay: '2026-05-07', lastDay: '2026-05-07', from: null, to: null }]);
  });

  test('follows a ride that is accepted, moved and cancelled, without reading the agenda again', async () => {
    const { rides } = keepRides(request, evening);
    let reads = 0;
    api.use(
      on(listRidesOfDay, () => {
        reads += 1;
        return HttpResponse.json([...rides.values()]);
      }),
    );
    const { queries } = open('?vue=jour');
    await screen.findByRole('button', { name: /^16:45.*Demande/u });

    rides.set(request.id, { ...request, status: 'accepted', driverId: chloe.id, version: 2 });
    await act(() => readChangedRides(queries, [request.id]));
    expect(await screen.findByRole('button', { name: /^16:45(?!.*Demande)/u })).toBeVisible();
    rides.set(request.id, {
      ...request,
      status: 'accepted',
      driverId: chloe.id,
      version: 3,
      scheduledAt: at('21:00'),
    });
    await act(() => readChangedRides(queries, [request.id]));
    expect(await screen.findByRole('button', { name: /^21:00/u })).toBeVisible();
    rides.set(request.id, { ...request, status: 'cancelled', driverId: chloe.id, version: 4 });
    await act(() => readChangedRides(queries, [request.id]));

    await waitFor(() => expect(screen.queryByRole('button', { name: /^21:00/u })).toBeNull());
    expect(reads).toBe(1);
  });
});

describe('free hours', () => {
  test('are reached with the arrows, past what is taken, and Enter asks what they become', async () => {
    keepRides({ ...evening, scheduledAt: at('15:20') });
    const { user } = open('?vue=jour');
    const free = await screen.findByRole('button', { name: 'Heures libres, jeudi 7 mai' });

    act(() => free.focus());
    expect(free).toHaveAccessibleName('Libre, jeudi 7 mai à 15:00');
    await user.keyboard('{ArrowDown}');
    expect(free).toHaveAccessibleName('Libre, jeudi 7 mai à 16:00');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(free).toHaveAccessibleName('Libre, jeudi 7 mai à 15:00');
    await user.keyboard('{Enter}');

    const sheet = screen.getByRole('dialog', { name: 'jeu. 7 mai à 15:00' });
    expect(within(sheet).getByText('Libre jusqu’à 15:20')).toBeVisible();
    expect(within(sheet).getByRole('button', { name: 'Indisponible à partir de 15:00' })).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Nouvelle course à 15:00' }));
    const order = await screen.findByRole('dialog', { name: 'Nouvelle course' });
    expect(await within(order).findByDisplayValue('2026-05-07T15:00')).toBeVisible();
  });

  test('an absence from an hour on is noted until midnight, with the rides it covers, and can be taken back', async () => {
    keepRides(evening);
    const sent = answer(addDayOff, {
      id: 'off',
      startsAt: at('15:00'),
      endsAt: at('00:00', '2026-05-08'),
      wholeDays: false,
      reason: '',
      rides: [{ id: evening.id, number: 20, scheduledAt: evening.scheduledAt, clientName: 'Amélie Durand' }],
    });
    const taken = answer(removeDayOff, { done: true } as never);
    const { user } = open('?vue=jour');
    const free = await screen.findByRole('button', { name: 'Heures libres, jeudi 7 mai' });

    act(() => free.focus());
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Indisponible à partir de 15:00' }));

    expect(await screen.findByText(/1\scourse acceptée ce jour-là\s: rien n’est annulé\.$/u)).toBeVisible();
    expect(sent).toEqual([{ firstDay: '2026-05-07', lastDay: '2026-05-08', from: '15:00', to: '00:00' }]);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(taken).toHaveLength(1));
  });
});

describe('the week and the month', () => {
  test('a week has each day with its sum; on a phone with its band', async () => {
    keepRides(evening, friday);

    open();

    expect(await screen.findByRole('heading', { name: '4 – 10 mai 2026' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^jeu\. 7\s?1\scourse, 42,50\s€$/u })).toBeVisible();
    expect(await grid('Semaine du lundi 4 mai')).toBeVisible();
  });

  test('a week on a phone draws days off and busy times in the bands of their days', async () => {
    holdTelephone();
    keepRides(evening);
    answer(getAgendaTimes, { ...noTimes, busyTimes: [{ startsAt: at('12:00'), endsAt: at('13:00') }] });

    open('?vue=semaine');

    const name = /^De 6\sh à minuit\s: 1\scourse à venir, 1\sabsence$/u;
    expect(await screen.findByRole('img', { name })).toBeVisible();
    expect(screen.getAllByRole('img', { name: /^De 6\sh à minuit\s: rien$/u })).toHaveLength(6);
  });

  test('a week on a phone with a ride by night begins at midnight, on every day', async () => {
    holdTelephone();
    keepRides(evening, { ...friday, scheduledAt: at('03:30', '2026-05-08') });

    open('?vue=semaine');

    expect(
      await screen.findAllByRole('img', { name: /^De 0\sh à minuit\s: 1\scourse à venir$/u }),
    ).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: /^De 0\sh à minuit\s: rien$/u })).toHaveLength(5);
    expect(screen.queryAllByText(/^6\sh$/u)).toEqual([]);
  });

  test('a week on a phone is a list of days that lead to the day', async () => {
    holdTelephone();
    keepRides(evening, friday);
    const { user } = open('?vue=semaine');

    await user.click(await screen.findByRole('link', { name: /^ven\. 8\s?1\scourse, 42,50\s€/u }));

    expect(await screen.findByRole('heading', { name: 'vendredi 8 mai' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Jour' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('a month names holidays and goes from day to day with the arrows', async () => {
    keepRides(evening, friday);
    const { user } = open('?vue=mois');

    const today = await screen.findByRole('link', { name: /^jeudi 7 mai, 1\scourse/u });
    expect(screen.getByText('Victoire 1945')).toBeVisible();
    act(() => today.focus());
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}');

    expect(screen.getByRole('link', { name: /^vendredi 8 mai, 1\scourse/u })).toHaveFocus();
  });

  test('a day off is named with the rides that stay on it', async () => {
    holdTelephone();
    const off = { id: 'off', wholeDays: true, reason: '' };
    answer(getAgendaTimes, {
      ...noTimes,
      daysOff: [{ ...off, startsAt: at('00:00'), endsAt: at('00:00', '2026-05-08') }],
    });
    keepRides(evening);

    open('?vue=jour');

    expect(await screen.findByRole('link', { name: /^jeu\. 7, congé, 1\scourse/u })).toBeVisible();
    expect(screen.getByRole('link', { name: /^ven\. 8, Aucune course/u })).toBeVisible();
  });

  test('a day that is over offers no hour of another day', async () => {
    holdTelephone();
    const before = { ...evening, scheduledAt: at('10:00', '2026-05-05'), status: 'completed' } as const;
    api.use(on(listRidesOfDay, () => HttpResponse.json([before])));

    open('?vue=jour&jour=2026-05-05');

    expect(await screen.findByRole('button', { name: /^10:00/u })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nouvelle course ou indisponibilité' })).toBeNull();
  });

  test('a month on a phone lists the rides of the chosen day', async () => {
    holdTelephone();
    keepRides(evening, friday);
    const { user } = open('?vue=mois');

    await user.click(await screen.findByRole('link', { name: /^vendredi 8 mai/u }));
    await user.click(within(await grid('vendredi 8 mai')).getByRole('button', { name: /^10:00/u }));

    expect(await screen.findByRole('dialog', { name: 'Course n° 21' })).toBeVisible();
  });

  test('other days leave the last ones in sight until they are there', async () => {
    keepRides(evening);
    const { user } = open();
    await screen.findByRole('button', { name: /^19:15/u });
    api.use(on(listRidesOfDay, () => HttpResponse.json([])));
    const release = hold(listRidesOfDay);

    await user.click(screen.getByRole('button', { name: 'Suivant' }));

    expect(screen.getByRole('heading', { name: '11 – 17 mai 2026' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^19:15/u })).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^19:15/u })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Rien cette semaine-là' })).toBeVisible();
  });
});

test('a calendar is subscribed to from the head of the agenda', async () => {
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'S’abonner' }));

  expect(await screen.findByRole('dialog', { name: 'Vos courses dans votre agenda' })).toBeVisible();
});

describe('when something is missing', () => {
  test('other days that cannot be read are not taken for those before: they can be asked for again', async () => {
    keepRides(evening);
    const { user } = open();
    await screen.findByRole('button', { name: /^19:15/u });
    refuse(listRidesOfDay, 403, { code: 'not_allowed', message: 'Non.' });

    await user.click(screen.getByRole('button', { name: 'Suivant' }));

    expect(await screen.findByText('Impossible de charger l’agenda.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^19:15/u })).toBeNull();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('rides that cannot be read can be asked for again', async () => {
    refuse(listRidesOfDay, 403, { code: 'not_allowed', message: 'Non.' });

    open();

    expect(await screen.findByText('Impossible de charger l’agenda.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('without the driver’s hours the rides are shown all the same', async () => {
    keepRides(evening);
    refuse(getAgendaTimes, 404, { code: 'not_found', message: 'Non.' });

    open('?vue=jour');

    expect(await screen.findByRole('button', { name: /^19:15/u })).toBeVisible();
  });

  test('without network it is read from what was kept, and nothing can be started', async () => {
    keepRides(evening);
    open();
    await screen.findByRole('button', { name: /^19:15/u });

    act(() => noteOfflineAnswer(listRidesOfDay, '2026-05-07T12:02:00.000Z'));

    expect(await screen.findByText('Hors connexion · Enregistré à 14:02')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nouvelle course' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'S’abonner' })).toBeDisabled();
  });
});
