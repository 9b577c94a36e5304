import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listChangedRides, moveRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { listChangedRequests } from '#contract/rides/verdicts.calls.ts';
import { keepWaitingSteps, readWaitingSteps } from '#web/offline/waiting-steps.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { idleInDialog, inDialog, openDesk } from '#web/testing/driver-desk.ts';
import { chloe } from '#web/testing/people.ts';
import { inHours, keepRides, promised, running } from '#web/testing/stand-in-rides.ts';
import { shownToasts } from '#web/ui/toast-store.ts';
import { dropQueued, queuedSteps } from './queued-steps.ts';

const soon: RideView = { ...promised, id: 'ride-8', number: 8, scheduledAt: inHours(0.01) };
const takenAt = inHours(-0.1);
const early: RideView = { ...soon, scheduledAt: inHours(2.01) };

const desk = async () => within(await screen.findByRole('region', { name: 'Prochaine course' }));

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
    const { user } = openDesk();

    await user.click(await (await desk()).findByRole('button', { name: 'Démarrer' }));
    await user.click(await inDialog('Démarrer maintenant'));

    expect(await screen.findByText(/^Noté à \d{2}:\d{2}, en attente du réseau/u)).toBeVisible();
    expect(queuedSteps()).toEqual([{ rideId: 'ride-8', step: 'start', at: expect.any(String) }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a start that ends another ride', () => {
  test('says that no answer reached it, and does not wait', async () => {
    keepRides(running, soon);
    refuse(moveRide, 502, {});
    const { user } = openDesk('jour');
    const card = within(await screen.findByRole('article', { name: 'Course n° 8' }));

    await user.click(card.getByRole('button', { name: 'Démarrer' }));
    await user.click(await idleInDialog('Terminer et démarrer'));

    expect(await screen.findByText('Impossible de démarrer la course.')).toBeVisible();
    expect(queuedSteps()).toEqual([]);
  });

  test('says that it needs the network when that went meanwhile', async () => {
    const { received } = keepRides(running, soon);
    const { user } = openDesk('jour');
    const card = within(await screen.findByRole('article', { name: 'Course n° 8' }));
    await user.click(card.getByRole('button', { name: 'Démarrer' }));
    const confirm = await idleInDialog('Terminer et démarrer');

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(confirm);

    expect(await screen.findByText(/^Terminer la course en cours.* demande le réseau/u)).toBeVisible();
    expect(received).toEqual([]);
  });
});

describe('a start without network', () => {
  test.each([
    ['runs', []],
    ['waits to be started', [{ rideId: 'ride-5', step: 'start', at: takenAt } as const]],
  ])('is not kept while another ride %s, and says what it needs', async (_, steps) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    keepRides(steps.length > 0 ? { ...running, status: 'accepted', startTime: null } : running, soon);
    refuse(moveRide, 503, {});
    keepWaitingSteps(chloe.id, steps);
    const { user } = openDesk('jour');
    await screen.findByRole('region', { name: 'Course en cours' });
    const card = within(await screen.findByRole('article', { name: 'Course n° 8' }));

    await user.click(card.getByRole('button', { name: 'Démarrer' }));

    expect(await screen.findByText(/^Terminer la course en cours.* demande le réseau/u)).toBeVisible();
    expect(queuedSteps()).toEqual(steps);
  });

  test('is counted as under way, in its tab and above', async () => {
    keepRides(soon);
    keepWaitingSteps(chloe.id, [{ rideId: 'ride-8', step: 'start', at: takenAt }]);
    refuse(moveRide, 503, {});

    openDesk();

    await screen.findByRole('region', { name: 'Course en cours' });
    expect(screen.getByRole('tab', { name: /^Courses en cours/u })).toHaveTextContent('1');
    expect(screen.getByRole('button', { name: '1 En cours' })).toBeVisible();
  });

  test('that is refused for another ride says so until it is closed', async () => {
    keepRides(soon);
    keepWaitingSteps(chloe.id, [{ rideId: 'ride-8', step: 'start', at: takenAt }]);
    refuse(moveRide, 409, { code: 'driver_busy', message: 'Une autre course est déjà en cours.' });

    openDesk();

    expect(await screen.findByText('Course n° 8 non démarrée')).toBeVisible();
    expect(
      screen.getByText(/^Une autre course est encore en cours.*\d{2}:\d{2}.*Terminez-la, puis démarrez/u),
    ).toBeVisible();
    expect(shownToasts()).toMatchObject([{ stays: true }]);
    expect(queuedSteps()).toEqual([]);
  });

  test('whose answer was lost is made once, and nothing is refused', async () => {
    const { rides } = keepRides(soon);
    let isAnswered = false;
    api.use(
      on(moveRide, () => {
        if (isAnswered) return HttpResponse.json({ code: 'wrong_status', message: 'Non.' }, { status: 409 });
        isAnswered = true;
        rides.set(soon.id, { ...soon, status: 'in_progress', startTime: inHours(0), version: 11 });
        return HttpResponse.error();
      }),
    );
    const { user } = openDesk();
    await user.click(await (await desk()).findByRole('button', { name: 'Démarrer' }));
    await waitFor(() => expect(isAnswered).toBe(true));

    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(readWaitingSteps(chloe.id)).toEqual([]);
      expect(screen.getByRole('heading', { name: /^Course en cours depuis/u })).toBeVisible();
    });

    expect(screen.queryByText(/en attente du réseau/u)).toBeNull();
    expect(shownToasts()).toEqual([]);
  });

  test('that was refused waits until its ride can be read', async () => {
    keepRides(soon);
    keepWaitingSteps(chloe.id, [{ rideId: 'ride-8', step: 'start', at: takenAt }]);
    const sent = refuse(moveRide, 409, { code: 'wrong_status', message: 'Non.' });
    for (const read of [listChangedRides, listChangedRequests]) refuse(read, 503, {});
    openDesk();

    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(sent.length).toBeGreaterThan(1);
    });

    expect(queuedSteps()).toHaveLength(1);
    expect(shownToasts()).toEqual([]);
  });
});
