import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkMoment, listDepartures } from '#contract/trip/departures.calls.ts';
import { storeEditRequest } from '#web/signals/ride-in-form.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { amelie } from '#web/testing/people.ts';
import { asked } from '#web/testing/rides.ts';
import { visit } from '#web/testing/visit.tsx';

import { keep, measure, showBooking } from '../show-booking.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Date et heure de départ');
const choose = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-20T08:30:00Z') }));
afterEach(() => vi.useRealTimers());

describe('the departure', () => {
  test.each([
    ['15', '2026-03-20T09:45'],
    ['0', '2026-03-20T09:30'],
    ['90', '2026-03-20T11:00'],
  ])('is at the earliest after the notice of %s minutes, in Paris time', (minimumNotice, min) => {
    visit('/', { settings: { minimumNotice } });

    expect(field()).toHaveAttribute('min', min);
  });

  test('is written out in French while it is not focused', () => {
    visit('/');

    choose('2026-05-04T09:30');

    expect(screen.getByText('lun. 4 mai 2026 à 09:30')).toBeInTheDocument();
  });

  test('is set to soon with one press, with time left for a driver to answer', () => {
    visit('/');

    fireEvent.click(screen.getByRole('button', { name: 'Dans 15 min' }));

    expect(field()).toHaveValue('2026-03-20T09:45');
    expect(screen.queryByRole('button', { name: 'Dans 15 min' })).toBeNull();
  });

  test('is refused in the hour that the clocks skip', () => {
    visit('/');

    choose('2026-03-29T02:30');

    expect(field()).toHaveAccessibleDescription(/Cette heure n’existe pas/u);
  });

  test('says that an hour which comes twice is the first', () => {
    visit('/');

    choose('2026-10-25T02:30');
    expect(field()).toHaveAccessibleDescription(
      /Cette heure vient deux fois cette nuit-là\s: le départ est la première fois\.$/u,
    );

    choose('2026-10-25T03:00');
    expect(field()).not.toHaveAccessibleDescription(/deux fois/u);
  });

  test('says so where it is an offered half hour as well, once', async () => {
    const days = [{ day: '2026-10-25', hours: ['02:00', '02:30', '03:00'], gaps: null }];
    answer(listDepartures, { today: '2026-03-20', lastDay: '2026-12-31', days, none: null });
    measure();
    keep({ date: '2026-10-25T03:00' });
    visit('/', { settings: { hasHours: 'true' } });

    fireEvent.click(await screen.findByRole('button', { name: 'Date et heure de départ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quand partez-vous\u00a0?' }));
    fireEvent.click(await dialog.findByRole('button', { name: '02:30' }));

    expect(dialog.getAllByText(/^Cette heure vient deux fois/u)).toHaveLength(1);
    fireEvent.click(dialog.getByRole('button', { name: '03:00' }));
    expect(dialog.queryByText(/deux fois/u)).toBeNull();
  });

  test.each([
    ['15', '2026-03-20T09:42', /Choisissez un départ dans au moins 15 minutes\.$/u],
    ['0', '2026-03-20T09:27', /Choisissez un départ à venir\.$/u],
  ])('with %s minutes of notice is refused when it is too soon', (minimumNotice, date, sentence) => {
    visit('/', { settings: { minimumNotice } });

    choose(date);

    expect(field()).toHaveAccessibleDescription(sentence);
  });

  test('that a draft kept is moved when it has become too soon, and says so until it is changed', () => {
    keep({ date: '2026-03-20T09:40' });
    visit('/');

    expect(field()).toHaveValue('2026-03-20T09:45');
    expect(field()).toHaveAccessibleDescription(/le départ a été déplacé\.$/u);

    choose('2026-03-20T12:00');
    expect(field()).not.toHaveAccessibleDescription(/déplacé/u);
  });

  test('of an edited ride may stay as it is, however soon', () => {
    storeEditRequest({ ...asked, scheduledAt: '2026-03-20T08:35:00Z' });
    showBooking();

    expect(field()).toHaveValue('2026-03-20T09:35');
    expect(field()).toBeValid();
    choose('2026-03-20T09:36');
    expect(field()).toBeInvalid();
  });

  test('of an edited ride may be earlier than it is, as early as any', () => {
    storeEditRequest({ ...asked, scheduledAt: '2026-03-22T08:35:00Z' });
    showBooking();

    choose('2026-03-20T09:45');
    expect(field()).toBeValid();
    choose('2026-03-20T09:44');
    expect(field()).toBeInvalid();
  });

  test.each([
    { from: 'New York', minutes: -300, hint: 'heure de Paris' },
    { from: 'Berlin', minutes: 60, hint: '' },
  ])('says to a person in $from: $hint', ({ minutes, hint }) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutes);

    visit('/');

    expect(field().parentElement?.nextElementSibling?.textContent ?? '').toBe(hint);
    vi.restoreAllMocks();
  });

  test('of a hire is asked for with its length, also while its places are not known', async () => {
    const queries: string[] = [];
    const none = { today: '2026-03-20', lastDay: '2026-06-20', days: [], none: null };
    api.use(
      on(listDepartures, ({ request }) => {
        queries.push(new URL(request.url).search);
        return HttpResponse.json(none);
      }),
    );
    keep({ pickupCoords: null, words: 'hourly', hours: 4, date: '2026-03-21T09:30' });
    visit('/', { settings: { hasHours: 'true' } });

    fireEvent.click(await screen.findByRole('button', { name: 'Date et heure de départ' }));

    await waitFor(() => expect(queries.at(-1)).toBe('?month=2026-03&minutes=240'));
  });

  test('typed as another hour is chosen with Enter, and the form around it is not sent', async () => {
    const day = { day: '2026-03-21', hours: ['09:30'], gaps: null };
    answer(listDepartures, { today: '2026-03-20', lastDay: '2026-06-20', days: [day], none: null });
    answer(checkMoment, { possible: true, message: null, notice: null, moments: [] });
    keep({ destination: '', destinationCoords: null, date: '2026-03-21T09:30' });
    const { user } = visit('/', { settings: { hasHours: 'true' } });
    await user.click(field());

    const clock = await screen.findByLabelText('Une autre heure');
    fireEvent.change(clock, { target: { value: '10:10' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choisir ce départ' })).toBeEnabled());
    await user.type(clock, '{Enter}');

    expect(field()).toHaveAttribute('title', 'sam. 21 mars 2026 à 10:10');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('typed as another hour that cannot be checked says so, and is checked again', async () => {
    const day = { day: '2026-03-21', hours: ['09:30'], gaps: null };
    answer(listDepartures, { today: '2026-03-20', lastDay: '2026-06-20', days: [day], none: null });
    refuse(checkMoment, 403, { code: 'not_allowed', message: 'Cela ne se peut pas.' });
    measure();
    keep({ date: '2026-03-21T09:30' });
    const { user } = visit('/', { settings: { hasHours: 'true' } });
    await user.click(field());

    fireEvent.change(await screen.findByLabelText('Une autre heure'), { target: { value: '10:10' } });
    expect(await screen.findByText('Cela ne se peut pas.')).toBeVisible();
    answer(checkMoment, { possible: true, message: null, notice: null, moments: [] });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Choisir ce départ' })).toBeEnabled());
    expect(screen.queryByText('Cela ne se peut pas.')).toBeNull();
  });

  test('of an accepted ride is asked for at any hour: its driver answers', () => {
    measure();
    storeEditRequest({ ...asked, status: 'accepted', scheduledAt: '2026-03-21T08:30:00Z' });
    showBooking(amelie, { hasHours: 'true' });

    expect(field()).toHaveAttribute('type', 'datetime-local');
    choose('2026-03-21T09:50');

    expect(field()).toHaveValue('2026-03-21T09:50');
  });

  test('is chosen from where it stands each time', async () => {
    const day = { day: '2026-03-21', hours: ['09:30', '11:00'], gaps: null };
    answer(listDepartures, { today: '2026-03-20', lastDay: '2026-06-20', days: [day], none: null });
    measure();
    keep({ date: '2026-03-21T09:30' });
    const { user } = visit('/', { settings: { hasHours: 'true' } });
    const hour = (clock: string) => screen.findByRole('button', { name: clock });
    await user.click(field());
    await user.click(await hour('11:00'));
    await user.click(screen.getByRole('button', { name: 'Fermer' }));

    await user.click(field());

    expect(await hour('09:30')).toHaveAttribute('aria-pressed', 'true');
    expect(await hour('11:00')).toHaveAttribute('aria-pressed', 'false');
  });

  test('that is missing has the focus, also where it is chosen from the hours', async () => {
    measure();
    keep({ date: '' });
    const { user } = showBooking(amelie, { hasHours: 'true' });

    await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));

    expect(field()).toHaveAccessibleDescription(/Ce champ est obligatoire\.$/u);
    expect(field()).toHaveFocus();
  });

  test('in a year of more than four digits cannot be typed', () => {
    visit('/');

    expect(field()).toHaveAttribute('max', '9999-12-31T23:59');
  });

  test('is required like the addresses', () => {
    visit('/');

    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Destination' }), { key: 'Enter' });

    expect(screen.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs');
    expect(field()).toHaveAccessibleDescription(/Ce champ est obligatoire\.$/u);
    expect(screen.getByRole('combobox', { name: 'Adresse de départ' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Adresse de départ' })).toHaveAccessibleDescription(
      'Ce champ est obligatoire.',
    );
  });
});
