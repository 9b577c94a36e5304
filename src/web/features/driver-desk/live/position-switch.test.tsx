import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RideView } from '#contract/rides/rides.ts';
import { keepPositionPrivate } from '#web/ride/data/position/share-position.ts';
import { FakeSocket, forgetSockets } from '#web/testing/fake-socket.ts';
import { chloe } from '#web/testing/people.ts';
import { holdTelephone } from '#web/testing/screen-size.ts';
import { inHours, keepRides, promised } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const ride: RideView = { ...promised, scheduledAt: inHours(0.4), onTheWayAt: inHours(-0.1) };

beforeEach(() => {
  const watchPosition = (take: PositionCallback) => {
    setTimeout(() =>
      take({ coords: { latitude: 48.9, longitude: 2.3, heading: null } } as GeolocationPosition),
    );
    return 1;
  };
  const geolocation = { watchPosition, getCurrentPosition: vi.fn(), clearWatch: vi.fn() };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  vi.stubGlobal('WebSocket', FakeSocket);
  forgetSockets();
  sessionStorage.clear();
});

afterEach(() => {
  act(() => keepPositionPrivate(ride));
  Reflect.deleteProperty(navigator, 'geolocation');
  vi.unstubAllGlobals();
});

test('the full screen says who sees the position, begins it after the question and stops it', async () => {
  holdTelephone();
  keepRides(ride);
  const { user } = visit('/dashboard/driver', { as: chloe });
  await user.click(await screen.findByRole('button', { name: 'Plein écran' }));
  const fullScreen = within(await screen.findByRole('dialog', { name: /^En route depuis/u }));
  expect(fullScreen.getByText('Position non partagée')).toBeVisible();

  await user.click(fullScreen.getByRole('button', { name: 'Partager' }));
  await user.click(await fullScreen.findByRole('button', { name: 'Partager ma position' }));

  expect(await fullScreen.findByText('Amélie voit votre position')).toBeVisible();
  await user.click(fullScreen.getByRole('button', { name: 'Arrêter' }));
  expect(await fullScreen.findByText('Position non partagée')).toBeVisible();
});
