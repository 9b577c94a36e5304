import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { moveRide } from '#contract/rides.calls.ts';
import type { RideView } from '#contract/rides.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { inHours, keepRides, promised, running } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';
import { dropQueued, queuedSteps } from './queued-steps.ts';

const soon: RideView = { ...promised, id: 'ride-8', number: 8, scheduledAt: inHours(0.01) };
const early: RideView = { ...soon, scheduledAt: inHours(2.01) };

const open = () => visit('/dashboard/driver', { as: chloe });
const desk = async () => within(await screen.findByRole('region', { name: 'Prochaine course' }));
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name });

afterEach(() => {
  vi.restoreAllMocks();
  for (const step of queuedSteps()) dropQueued(step);
});

describe('an early start that no answer reached', () => {
  test.each([
    ['the network fails', () => HttpResponse.error()],
    ['the server fails', () => HttpResponse.json({ code: 'unexpected' }, { status: 500 })],
  ])('waits on this device when %s', async (_, reply) => {
    keepRides(early);
    api.use(on(moveRide, reply));
    const { user } = open();

    await user.click(await (await desk()).findByRole('button', { name: 'Démarrer' }));
    await user.click(await inDialog('Démarrer maintenant'));

    expect(await screen.findByText(/^En attente du réseau, \d{2}:\d{2}/u)).toBeVisible();
    expect(queuedSteps()).toEqual([{ rideId: 'ride-8', step: 'start', at: expect.any(String) }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a start that ends another ride', () => {
  test('says that no answer reached it, and does not wait', async () => {
    keepRides(running, soon);
    refuse(moveRide, 502, {});
    const { user } = visit('/dashboard/driver?onglet=jour', { as: chloe });
    const card = within(await screen.findByRole('article', { name: 'Course n° 8' }));

    await user.click(card.getByRole('button', { name: 'Démarrer' }));
    await user.click(await inDialog('Terminer et démarrer'));

    expect(await screen.findByText('Impossible de démarrer la course.')).toBeVisible();
    expect(queuedSteps()).toEqual([]);
  });

  test('says that it needs the network when that went meanwhile', async () => {
    const { received } = keepRides(running, soon);
    const { user } = visit('/dashboard/driver?onglet=jour', { as: chloe });
    const card = within(await screen.findByRole('article', { name: 'Course n° 8' }));
    await user.click(card.getByRole('button', { name: 'Démarrer' }));
    const confirm = await inDialog('Terminer et démarrer');

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(confirm);

    expect(await screen.findByText(/^Terminer la course en cours.* demande le réseau/u)).toBeVisible();
    expect(received).toEqual([]);
  });
});
