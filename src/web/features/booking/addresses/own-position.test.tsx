import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findAddress } from '#contract/trip/places.calls.ts';
import { answer, refuse } from '#web/testing/api.ts';
import { visit } from '#web/testing/visit.tsx';
import { useNotice } from './use-notice.ts';

type Success = (position: { coords: { latitude: number; longitude: number } }) => void;
type Failure = (error: { code: number }) => void;

const here: Success extends (position: infer P) => void ? P : never = {
  coords: { latitude: 48.870123, longitude: 2.31245 },
};

function locateBy(
  getCurrentPosition: (success: Success, failure: Failure, options?: PositionOptions) => void,
) {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
  );
}

const press = async () => {
  const { user } = visit('/');
  await user.click(screen.getByRole('button', { name: 'Utiliser ma position' }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the position of the device', () => {
  test('fills the pickup with its address', async () => {
    answer(findAddress, { address: '18 rue Royale, 75008 Paris' });
    const asked = vi.fn((success: Success) => success(here));
    locateBy(asked);

    await press();

    const pickup = screen.getByRole('combobox', { name: 'Adresse de départ' });
    await waitFor(() => expect(pickup).toHaveValue('18 rue Royale, 75008 Paris'));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('vtc.booking-draft') ?? '')).toMatchObject({
        pickupCoords: { lat: 48.870123, lng: 2.31245 },
      }),
    );
    expect(asked.mock.lastCall?.at(2)).toEqual({
      enableHighAccuracy: true,
      timeout: 10_000,
      maximumAge: 300_000,
    });
  });

  test('fills in the coordinates when no address is found, and says so', async () => {
    refuse(findAddress, 404, { message: 'Adresse introuvable.' });
    locateBy((success) => success(here));

    await press();

    expect(await screen.findByText(/nous utilisons vos coordonnées GPS/u)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Adresse de départ' })).toHaveValue('48.87012, 2.31245');
  });

  test.each([
    [
      1,
      "Accès à la géolocalisation refusé. Veuillez autoriser l'accès dans les paramètres de votre navigateur.",
    ],
    [2, 'Position non disponible. Vérifiez que votre GPS est activé.'],
    [3, "Délai d'attente dépassé pour la géolocalisation."],
    [9, "Impossible d'obtenir votre position"],
  ])('says why it is not available (code %i)', async (code, sentence) => {
    locateBy((_success, failure) => failure({ code }));

    await press();

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  test('says that the browser has no geolocation', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: undefined }));

    await press();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      "La géolocalisation n'est pas supportée par votre navigateur",
    );
  });

  test('a notice disappears after five seconds; an error stays', () => {
    vi.useFakeTimers();
    const { result } = renderHook(useNotice);
    const [, showNotice] = result.current;

    act(() => showNotice({ tone: 'info', text: 'Coordonnées' }));
    act(() => void vi.advanceTimersByTime(4_999));
    expect(result.current[0]).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current[0]).toBeUndefined();

    act(() => showNotice({ tone: 'bad', text: 'Refusé' }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current[0]?.text).toBe('Refusé');
  });
});
