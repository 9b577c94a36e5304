import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getPlace, suggestPlaces } from '#contract/trip/places.calls.ts';
import { useCombobox } from '#web/addresses/use-combobox.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { amelie } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';
import { est, keep, lyon, measure, showBooking, suggest, trip } from '../show-booking.tsx';

const pickup = () => screen.getByRole('combobox', { name: 'Adresse de départ' });
const destination = () => screen.getByRole('combobox', { name: 'Destination' });
const kept = () => JSON.parse(localStorage.getItem('vtc.booking-draft') ?? '{}');

describe('an address field', () => {
  test('suggests addresses, says how many, and takes the chosen one with its coordinates', async () => {
    suggest(lyon, est);
    const { user } = visit('/');

    await user.type(pickup(), 'gare');
    await user.click(await screen.findByRole('option', { name: /Gare de Lyon/u }));

    expect(pickup()).toHaveValue(lyon.address);
    expect(pickup()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(kept().pickupCoords).toEqual({ lat: 48.8443, lng: 2.3735 }));
  });

  test('announces the number of addresses', async () => {
    suggest(lyon, est);
    const { user } = visit('/');

    await user.type(pickup(), 'gare');

    expect(await screen.findByText(/2\s+adresses proposées/u)).toHaveRole('status');
  });

  test('searches once per pause in typing, from two characters on', async () => {
    const searched = suggest(lyon);
    const { user } = visit('/');

    await user.type(pickup(), 'g');
    await new Promise((done) => setTimeout(done, 400));
    await user.type(pickup(), 'are');

    await screen.findByRole('option');
    expect(searched).toEqual(['gare']);
  });

  test('is navigated with the arrow keys', async () => {
    suggest(lyon, est);
    const { user } = visit('/');
    const active = () => document.getElementById(pickup().getAttribute('aria-activedescendant') ?? '');
    await user.type(pickup(), 'gare');
    await screen.findByRole('listbox', { name: 'Adresses proposées' });

    expect(active()).toHaveTextContent('Gare de Lyon');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Gare de l’Est');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Gare de Lyon');
    await user.keyboard('{End}');
    expect(active()).toHaveTextContent('Gare de l’Est');
    await user.keyboard('{Home}{ArrowUp}');
    expect(active()).toHaveTextContent('Gare de l’Est');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');

    expect(pickup()).toHaveValue(est.address);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('closes with Escape and keeps what was typed; the down key opens it again', async () => {
    suggest(lyon);
    const { user } = visit('/');
    await user.type(pickup(), 'gare');
    await screen.findByRole('listbox');

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(pickup()).toHaveValue('gare');

    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  test('closes on blur', async () => {
    suggest(lyon);
    const { user } = visit('/');
    await user.type(pickup(), 'gare');
    await screen.findByRole('listbox');

    await user.tab();

    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  test('drops the coordinates of an address that is edited', async () => {
    measure();
    keep({});
    const { user } = visit('/');
    expect(pickup()).toHaveValue(trip.pickup);
    suggest();

    await user.type(pickup(), ' bis');

    expect(kept()).toMatchObject({ pickup: `${trip.pickup} bis`, pickupCoords: null });
    expect(
      await screen.findByRole('button', { name: 'Remplissez les adresses pour continuer' }),
    ).toBeDisabled();
  });

  test('reads the coordinates of a suggestion that has none', async () => {
    suggest({ ...lyon, lat: null, lng: null });
    answer(getPlace, {
      place: { address: lyon.address, lat: 48.84430001, lng: 2.3735 },
    });
    const { user } = visit('/');

    await user.type(destination(), 'gare');
    await user.click(await screen.findByRole('option'));

    await waitFor(() => expect(kept().destinationCoords).toEqual({ lat: 48.8443, lng: 2.3735 }));
  });

  test('says so when the coordinates cannot be read', async () => {
    suggest({ ...lyon, lat: null, lng: null });
    refuse(getPlace, 404, { message: 'Adresse introuvable.' });
    const { user } = visit('/');

    await user.type(destination(), 'gare');
    await user.click(await screen.findByRole('option'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Cette adresse ne peut pas être située');
  });

  test('says that nothing was found', async () => {
    suggest(lyon);
    const { user } = visit('/');

    await user.type(pickup(), 'zzz');

    expect(
      await screen.findAllByText('Aucune adresse trouvée. Précisez la rue et la ville.'),
    ).not.toHaveLength(0);
  });

  test('says that the search does not answer', async () => {
    api.use(on(suggestPlaces, () => HttpResponse.error()));
    const { user } = visit('/');

    await user.type(pickup(), 'gare');

    expect(await screen.findAllByText(/La recherche d’adresses ne répond pas/u)).not.toHaveLength(0);
  });

  test('is swapped with the other one, coordinates included', async () => {
    measure();
    keep({});
    const { user } = visit('/');

    await user.click(screen.getByRole('button', { name: 'Inverser le trajet' }));

    expect(pickup()).toHaveValue(trip.destination);
    expect(destination()).toHaveValue(trip.pickup);
    expect(kept().pickupCoords).toEqual(trip.destinationCoords);
  });

  test('shows the typed part of each address in bold, whatever its accents', async () => {
    const orly = { ...lyon, address: 'Aéroport d’Orly, 94390 Orly' };
    answer(suggestPlaces, { suggestions: [orly], clearId: null, limited: false });
    const { user } = visit('/');

    await user.type(pickup(), 'aero');

    const option = await screen.findByRole('option');
    expect(within(option).getByText('Aéro')).toHaveProperty('tagName', 'MARK');
  });
});

describe('an address that was typed and not chosen', () => {
  const partDieu = {
    ...lyon,
    id: 'sample:part-dieu',
    address: 'Gare Lyon Part-Dieu, 69003 Lyon',
    lat: 45.76,
  };
  const CHOOSE = 'Choisissez une adresse dans la liste';

  test('is taken from the list when it is clear, as soon as the field is left', async () => {
    suggest(lyon, est);
    const { user } = visit('/');

    await user.type(pickup(), 'gare de lyon');
    await user.tab();

    await waitFor(() => expect(pickup()).toHaveValue(lyon.address));
    await waitFor(() => expect(kept().pickupCoords).toEqual({ lat: 48.8443, lng: 2.3735 }));
    expect(screen.queryByText(CHOOSE)).toBeNull();
  });

  test('is asked for when it may be several, until one is chosen', async () => {
    suggest(lyon, est, partDieu);
    const { user } = visit('/');

    await user.type(pickup(), 'gare');
    await user.tab();

    expect(await screen.findByText(CHOOSE)).toBeVisible();
    expect(pickup()).toHaveAccessibleDescription(CHOOSE);
    expect(pickup()).toHaveValue('gare');
    await user.type(pickup(), ' de l');
    expect(screen.queryByText(CHOOSE)).toBeNull();
    await user.click(await screen.findByRole('option', { name: /Gare de Lyon/u }));
    await user.tab();
    expect(screen.queryByText(CHOOSE)).toBeNull();
  });

  test('does not go into an order while the list has what may be meant', async () => {
    suggest(lyon, est);
    keep({ pickupCoords: null });
    const { user } = showBooking();

    await user.clear(pickup());
    await user.type(pickup(), 'gare');
    await user.tab();
    await screen.findByText(CHOOSE);
    await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pickup()).toHaveFocus();
  });

  test('is forgotten once a saved address takes its place', async () => {
    measure();
    suggest(lyon, est);
    keep({});
    const { user } = showBooking({ ...amelie, homeLat: 48.8, homeLng: 2.13 });
    await user.clear(destination());
    await user.type(destination(), 'gare');
    await user.tab();
    await screen.findByText(CHOOSE);

    await user.click(screen.getByRole('button', { name: 'Je rentre chez moi' }));
    expect(screen.queryByText(CHOOSE)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));

    expect(await screen.findByRole('dialog', { name: 'Vérifiez votre course' })).toBeVisible();
  });

  test('may be unknown to the list, which is said', async () => {
    suggest(lyon);
    const { user } = visit('/');

    await user.type(pickup(), 'chez Paul');
    await user.tab();

    await waitFor(() =>
      expect(pickup()).toHaveAccessibleDescription('Aucune adresse trouvée. Précisez la rue et la ville.'),
    );
  });

  test('says that the search is limited, and whose data it is', async () => {
    answer(suggestPlaces, { suggestions: [lyon], clearId: null, limited: true });
    const { user } = visit('/');

    await user.type(pickup(), 'gare');

    expect(await screen.findByText(/Recherche limitée aux villes, gares et aéroports\./u)).toHaveTextContent(
      'Données IGN, Insee et La Poste.',
    );
  });
});

describe('two addresses of one place', () => {
  test('are refused with a sentence', async () => {
    const asked = measure();
    keep({ destinationCoords: trip.pickupCoords });
    visit('/');

    expect(destination()).toHaveAccessibleDescription(/sont au même endroit/u);
    expect(screen.getByRole('button', { name: 'Remplissez les adresses pour continuer' })).toBeDisabled();
    expect(asked).toEqual([]);
  });

  test('are not ordered', async () => {
    measure();
    keep({ destinationCoords: trip.pickupCoords });
    const { user } = showBooking();

    await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(destination()).toHaveFocus();
  });
});

describe('the timing of an address field', () => {
  afterEach(() => vi.useRealTimers());

  test('a value settles 300 ms after its last change, not earlier', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(({ typed }) => useDebounced(typed, 300), {
      initialProps: { typed: '' },
    });

    rerender({ typed: 'ga' });
    act(() => void vi.advanceTimersByTime(299));
    rerender({ typed: 'gare' });
    act(() => void vi.advanceTimersByTime(299));
    expect(result.current).toBe('');

    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe('gare');
  });

  test('the list closes 200 ms after the field is left, unless it is entered again', () => {
    vi.useFakeTimers();
    const { result } = renderHook(() => useCombobox({ options: ['a'], onChoose: () => undefined }));
    act(() => result.current.open());

    act(() => result.current.closeSoon());
    act(() => void vi.advanceTimersByTime(199));
    act(() => result.current.stay());
    act(() => void vi.advanceTimersByTime(500));
    expect(result.current.isOpen).toBe(true);

    act(() => result.current.closeSoon());
    act(() => void vi.advanceTimersByTime(200));
    expect(result.current.isOpen).toBe(false);
  });
});
