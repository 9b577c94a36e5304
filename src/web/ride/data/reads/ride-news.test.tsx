import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { forgetRideRequest } from '#web/signals/ride-request.ts';
import { openedSockets } from '#web/testing/fake-socket.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { accepted, asked, inHours, keepRides, promised } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

/** Opens a page and lets the server say what happened to a ride. */
async function showFrame(viewer: UserView, path: string, ride: RideView, move: string, by: string) {
  keepRides(ride);
  const { user } = visit(path, { as: viewer });
  await waitFor(() => expect(openedSockets()).toHaveLength(1));
  const socket = openedSockets()[0];
  act(() => socket?.welcomes(viewer.id));
  act(() => socket?.says({ type: 'ride_changed', rideId: ride.id, move: move as 'accept', by }));
  return { user };
}

afterEach(() => forgetRideRequest(asked.id));

describe('on an open page', () => {
  const wanted: RideView = { ...promised, cancellationRequestedAt: inHours(-0.01), scheduledAt: inHours(30) };

  test.each([
    ['request_cancellation', 'Annulation demandée', 'Amélie souhaite annuler la course n° 12.'],
    ['withdraw_cancellation', 'Annulation retirée', 'Amélie garde la course n° 12.'],
  ])('the driver hears of %s', async (move, title, text) => {
    await showFrame(chloe, '/history', wanted, move, amelie.id);

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  test.each([
    ['accept', 'Course acceptée', 'Chloé a accepté votre course n° 12.'],
    ['refuse_cancellation', 'Course maintenue', 'Chloé ne peut pas annuler votre course n° 12.'],
    ['approve_cancellation', 'Annulation acceptée', 'Votre course n° 12 est annulée.'],
  ])('the client hears of %s', async (move, title, text) => {
    await showFrame(amelie, '/history', accepted, move, chloe.id);

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  test('‘Voir’ leads to the list that holds the ride', async () => {
    const { user } = await showFrame(chloe, '/history', wanted, 'request_cancellation', amelie.id);

    await user.click(await screen.findByRole('button', { name: 'Voir' }));

    await waitFor(() =>
      expect(location.pathname + location.search).toBe('/dashboard/driver?onglet=validees'),
    );
    expect(await screen.findAllByText(/Le client attend votre réponse/u)).not.toHaveLength(0);
  }, 20_000);

  test('what a new connection is told once more is not said twice', async () => {
    await showFrame(amelie, '/history', accepted, 'accept', chloe.id);
    await screen.findByText('Course acceptée');

    act(() =>
      openedSockets()[0]?.says({ type: 'ride_changed', rideId: accepted.id, move: 'accept', by: chloe.id }),
    );
    await act(() => new Promise((later) => setTimeout(later, 600)));

    expect(screen.getAllByText('Course acceptée')).toHaveLength(1);
  });

  test('nor is it when the ride has changed since, while the same move made anew is said', async () => {
    const { rides } = keepRides(accepted);
    visit('/history', { as: amelie });
    await waitFor(() => expect(openedSockets()).toHaveLength(1));
    const says = (event: string) =>
      act(() =>
        openedSockets()[0]?.says({
          type: 'ride_changed',
          rideId: accepted.id,
          move: 'refuse_cancellation',
          by: chloe.id,
          event,
        }),
      );
    const toasts = () => screen.queryAllByText('Course maintenue').length;
    act(() => openedSockets()[0]?.welcomes(amelie.id));
    says('first');
    await waitFor(() => expect(toasts()).toBe(1));
    rides.set(accepted.id, { ...accepted, version: accepted.version + 1 });

    says('first');
    await act(() => new Promise((later) => setTimeout(later, 600)));
    expect(toasts()).toBe(1);
    says('second');

    await waitFor(() => expect(toasts()).toBe(2));
  });

  test('nobody hears what they did themselves', async () => {
    await showFrame(amelie, '/history', accepted, 'accept', amelie.id);
    await act(() => new Promise((later) => setTimeout(later, 300)));

    expect(screen.queryByRole('button', { name: 'Voir' })).toBeNull();
  });

  test('a client does not hear again of a ride that was confirmed with the order', async () => {
    const instantly: RideView = { ...accepted, instant: { margin: 52 } };
    await showFrame(amelie, '/history', instantly, 'accept', chloe.id);
    await act(() => new Promise((later) => setTimeout(later, 300)));

    expect(screen.queryByText('Course acceptée')).toBeNull();
  });

  test('a driver hears what the platform accepted for them', async () => {
    await showFrame(chloe, '/history', { ...accepted, instant: { margin: 52 } }, 'accept', chloe.id);

    expect(await screen.findByText(/acceptée pour vous, 52\smin de marge/u)).toBeVisible();
  });
});
