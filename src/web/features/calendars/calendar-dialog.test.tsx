import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  getCalendarFeed,
  getOwnCalendar,
  readOwnCalendarNow,
  removeOwnCalendar,
  renewCalendarFeed,
  revokeCalendarFeed,
  saveOwnCalendar,
} from '#contract/time/calendars.calls.ts';
import type { OwnCalendarView } from '#contract/time/calendars.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import { visit } from '#web/testing/visit.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import { readingText } from './calendar-words.ts';

const feed = { url: 'https://vtc.example/calendrier/k7Qm.ics', readAt: null };
const none = { url: null, readAt: null };
const ADDRESS = 'https://calendrier.exemple.fr/chloe.ics';
const own = {
  address: ADDRESS,
  readAt: '2026-05-07T12:30:00.000Z',
  busyTimes: 3,
  failure: null,
  failureStatus: null,
} as const;

beforeEach(() => {
  answer(getCalendarFeed, feed);
  answer(getOwnCalendar, { calendar: null });
});

const statusSays = (text: RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const open = (viewer = chloe) => show(<CalendarDialog viewer={viewer} open onClose={() => {}} />);

describe('the address of one’s rides', () => {
  test('is made when it is asked for, and can be copied and opened', async () => {
    answer(getCalendarFeed, none);
    const made = answer(renewCalendarFeed, feed);
    const { user } = open(amelie);

    await user.click(await screen.findByRole('button', { name: 'Créer mon adresse secrète' }));

    expect(await screen.findByLabelText('Adresse secrète')).toHaveValue(
      'webcal://vtc.example/calendrier/k7Qm.ics',
    );
    expect(made).toHaveLength(1);
    expect(screen.getByText('Pas encore lue')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sur ce téléphone' })).toHaveAttribute(
      'href',
      'webcal://vtc.example/calendrier/k7Qm.ics',
    );
    expect(screen.getByRole('link', { name: /Google Agenda/u })).toHaveAttribute(
      'href',
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fvtc.example%2Fcalendrier%2Fk7Qm.ics',
    );
    await user.click(screen.getByRole('button', { name: 'Copier' }));
    expect(await screen.findByText('Adresse copiée.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('webcal://vtc.example/calendrier/k7Qm.ics');
  });

  test('is changed after one question, or kept', async () => {
    const changed = answer(renewCalendarFeed, { ...feed, url: 'https://vtc.example/calendrier/vX2.ics' });
    const { user } = open(amelie);

    await user.click(await screen.findByRole('button', { name: 'Changer l’adresse' }));
    expect(screen.getByText('L’ancienne adresse s’éteint aussitôt.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Garder l’adresse' }));
    expect(changed).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Changer l’adresse' }));
    expect(screen.getByRole('button', { name: 'Changer l’adresse' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Changer l’adresse' }));

    expect(await screen.findByDisplayValue('webcal://vtc.example/calendrier/vX2.ics')).toBeVisible();
    expect(screen.queryByText('L’ancienne adresse s’éteint aussitôt.')).toBeNull();
  });

  test('is switched off', async () => {
    answer(revokeCalendarFeed, none);
    const { user } = open(amelie);

    await user.click(await screen.findByRole('button', { name: 'Changer l’adresse' }));
    await user.click(screen.getByRole('button', { name: 'Ne plus partager' }));

    expect(await screen.findByRole('button', { name: 'Créer mon adresse secrète' })).toBeVisible();
  });

  test('is all that a client is offered; when it cannot be read, one can try again', async () => {
    refuse(getCalendarFeed, 500, {});
    const { user } = open(amelie);

    expect(await screen.findByText('Ces réglages n’ont pas pu être lus.')).toBeVisible();
    expect(screen.queryByText('Lire mon agenda personnel')).toBeNull();
    answer(getCalendarFeed, feed);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByLabelText('Adresse secrète')).toBeVisible();
  });
});

describe('a driver’s own calendar', () => {
  test('is read in once its address is typed', async () => {
    const saved = answer(saveOwnCalendar, { calendar: own });
    const { user } = open();

    await user.type(await screen.findByLabelText('Adresse de l’agenda'), ADDRESS);
    await user.click(screen.getByRole('button', { name: 'Lire cet agenda' }));

    await statusSays(/3.moments occupés dans les 14.jours/u);
    expect(saved).toEqual([{ address: ADDRESS }]);
    expect(screen.queryByRole('button', { name: 'Lire cet agenda' })).toBeNull();
  });

  test('that is refused says why under the field', async () => {
    const message = 'Cette adresse n’est pas acceptée : elle mène à un réseau privé.';
    refuse(saveOwnCalendar, 400, { code: 'invalid_request', message, fields: { address: message } });
    const { user } = open();

    await user.type(await screen.findByLabelText('Adresse de l’agenda'), 'https://10.0.0.8/a.ics');
    await user.click(screen.getByRole('button', { name: 'Lire cet agenda' }));

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Adresse de l’agenda')).toHaveAttribute('aria-invalid', 'true');
  });

  test('that could not be read later says since when, is read again and removed', async () => {
    const failed: OwnCalendarView = { calendar: { ...own, failure: 'refused_status', failureStatus: 404 } };
    answer(getOwnCalendar, failed);
    answer(readOwnCalendarNow, { calendar: own });
    answer(removeOwnCalendar, { calendar: null });
    const { user } = open();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Non lu depuis .* : l’adresse répond 404\.$/u,
    );
    await user.click(screen.getByRole('button', { name: 'Lire maintenant' }));
    await statusSays(/^Lu /u);
    await user.click(screen.getByRole('button', { name: 'Ne plus lire cet agenda' }));

    await waitFor(() => expect(screen.getByLabelText('Adresse de l’agenda')).toHaveValue(''));
    expect(screen.queryByRole('status')).toBeNull();
  });

  test.each([
    [{}, '2026-05-07T13:00:00Z', 'Lu à 14:30 : 3 moments occupés dans les 14 jours.'],
    [{ busyTimes: 1 }, '2026-05-07T13:00:00Z', 'Lu à 14:30 : 1 moment occupé dans les 14 jours.'],
    [{ busyTimes: 0 }, '2026-05-07T13:00:00Z', 'Lu à 14:30 : aucun moment occupé dans les 14 jours.'],
    [
      { failure: 'too_slow' },
      '2026-05-07T13:00:00Z',
      'Non lu depuis 14:30 : l’adresse ne répond pas à temps.',
    ],
    [
      { failure: 'too_many_events' },
      '2026-05-09T13:00:00Z',
      'Non lu depuis le jeu. 7 mai à 14:30 : l’agenda contient trop de répétitions.',
    ],
  ] as const)('%o reads: %s %s', (change, now, text) => {
    expect(readingText({ ...own, ...change }, new Date(now)).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

test('the profile of a client opens it', async () => {
  const { user } = visit('/profile', { as: amelie });

  await user.click(await screen.findByRole('button', { name: 'S’abonner' }));

  const dialog = await screen.findByRole('dialog', { name: 'Vos courses dans votre agenda' });
  expect(await within(dialog).findByLabelText('Adresse secrète')).toBeVisible();
});

test('two presses make one address', async () => {
  answer(getCalendarFeed, none);
  let made = 0;
  api.use(
    on(renewCalendarFeed, async () => {
      made += 1;
      return HttpResponse.json(feed);
    }),
  );
  const { user } = open(amelie);

  await user.dblClick(await screen.findByRole('button', { name: 'Créer mon adresse secrète' }));

  expect(await screen.findByLabelText('Adresse secrète')).toBeVisible();
  expect(made).toBe(1);
});
