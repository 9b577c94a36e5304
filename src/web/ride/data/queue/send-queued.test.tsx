import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { moveRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { takeStep } from '#contract/rides/way.calls.ts';
import { keepWaitingSteps, readWaitingSteps } from '#web/offline/waiting-steps.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { inHours, keepRides, promised } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';
import { dropQueued, queuedSteps } from './queued-steps.ts';

const next: RideView = { ...promised, id: 'ride-8', number: 8, scheduledAt: inHours(0.4) };
const left: RideView = { ...next, onTheWayAt: inHours(-0.2), version: 11 };
const there: RideView = { ...left, arrivedAt: inHours(-0.1), version: 12 };
const started: RideView = { ...there, status: 'in_progress', startTime: inHours(0), version: 13 };

type Reply = [
  status: number,
  body: RideView | { code: string; message: string },
  once?: () => Promise<unknown>,
];

/** Answers steps and starts one after the other, each once something has come about, and collects what was sent. */
function answerInTurn(...replies: Reply[]) {
  const sent: unknown[] = [];
  const reply = async ({ request }: { request: Request }) => {
    const { step, status, phoneTime } = (await request.json()) as Record<string, string>;
    sent.push([step ?? status, phoneTime !== undefined]);
    const [code, body, once] = replies.shift() ?? [500, { code: 'unexpected', message: 'Rien de prévu.' }];
    await once?.();
    return HttpResponse.json(body, { status: code });
  };
  api.use(on(takeStep, reply), on(moveRide, reply));
  return sent;
}

const away = [503, { code: 'database_away', message: 'Réessayez.' }] satisfies Reply;
// The queue tries again by itself every 15 seconds, which may come before the second press.
const bothWait = () => waitFor(() => expect(queuedSteps()).toHaveLength(2));
const takenAt = inHours(-0.1);
const waiting = (step: 'on_the_way' | 'start') => ({ rideId: 'ride-8', step, at: takenAt });
const open = () => visit('/dashboard/driver', { as: chloe });
const live = async (name = 'Prochaine course') => within(await screen.findByRole('region', { name }));

afterEach(() => {
  vi.restoreAllMocks();
  for (const step of queuedSteps()) dropQueued(step);
});

describe('a step behind one that waits', () => {
  test('is sent after it', async () => {
    keepRides(next);
    const sent = answerInTurn(away, [200, left, bothWait], [200, there]);
    const { user } = open();

    await user.click(await (await live()).findByRole('button', { name: 'En route' }));
    await (await live()).findByText(/en attente du réseau/u);
    await user.click(await (await live()).findByRole('button', { name: 'Je suis sur place' }));
    await waitFor(() => expect(queuedSteps()).toEqual([]));

    expect(sent).toEqual([
      ['on_the_way', false],
      ['on_the_way', true],
      ['arrived', true],
    ]);
  });

  test('is the start too', async () => {
    keepRides(next);
    keepWaitingSteps(chloe.id, [waiting('on_the_way')]);
    const sent = answerInTurn(away, [200, left, bothWait], [200, started]);
    const { user } = open();
    await waitFor(() => expect(sent).toHaveLength(1));

    await user.click(await (await live()).findByRole('button', { name: 'Démarrer' }));
    await waitFor(() => expect(queuedSteps()).toEqual([]));

    expect(sent).toEqual([
      ['on_the_way', true],
      ['on_the_way', true],
      ['in_progress', true],
    ]);
  });

  test('is the end of the ride, which says that it needs the network while the start cannot be sent', async () => {
    keepRides(next);
    keepWaitingSteps(chloe.id, [waiting('start')]);
    refuse(moveRide, ...away);
    const { user } = open();
    const end = async () => (await live('Course en cours')).findByRole('button', { name: 'Terminer' });

    await user.click(await end());
    expect(await screen.findByText(/^Terminer une course demande le réseau/u)).toBeVisible();
    const sent = answerInTurn([200, started]);
    await user.click(await end());

    expect(await screen.findByRole('dialog', { name: /Terminer/u })).toBeVisible();
    expect(sent).toEqual([['in_progress', true]]);
  });
});

describe('a step that waits', () => {
  test.each([
    [429, 'too_many_requests'],
    [500, 'unexpected'],
  ])('is kept when the server answers %i, and sent later', async (status, code) => {
    keepRides(next);
    keepWaitingSteps(chloe.id, [waiting('on_the_way')]);
    const sent = answerInTurn([status, { code, message: 'Plus tard.' }], [200, left]);
    open();
    await waitFor(() => expect(sent).toHaveLength(1));

    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(sent).toHaveLength(2);
    });

    await waitFor(() => expect(readWaitingSteps(chloe.id)).toEqual([]));
    expect(screen.queryByText('Plus tard.')).toBeNull();
  });

  test('is kept when the session has ended, which asks its driver to sign in', async () => {
    keepRides(next);
    keepWaitingSteps(chloe.id, [waiting('on_the_way')]);
    answerInTurn([401, { code: 'signed_out', message: 'Vous devez être connecté.' }]);

    open();

    expect(await screen.findByText('Vous devez être connecté pour accéder à cette page.')).toBeVisible();
    expect(readWaitingSteps(chloe.id)).toEqual([waiting('on_the_way')]);
  });

  test('is done, not refused, once another page of the driver has sent it', async () => {
    keepRides(next);
    keepWaitingSteps(chloe.id, [waiting('on_the_way')]);
    const refused = [409, { code: 'ride_changed', message: 'Cette course a changé.' }] satisfies Reply;
    answerInTurn([...refused, async () => keepRides(left)]);

    open();

    expect(await (await live()).findByRole('button', { name: 'Je suis sur place' })).toBeVisible();
    await waitFor(() => expect(readWaitingSteps(chloe.id)).toEqual([]));
    expect(screen.queryByText(/étape non enregistrée/u)).toBeNull();
  });

  test('is told and forgotten when it is refused', async () => {
    keepRides(next);
    keepWaitingSteps(chloe.id, [waiting('on_the_way')]);
    answerInTurn([409, { code: 'wrong_status', message: 'Cette action n’est plus possible.' }]);

    open();

    expect(await screen.findByText('Cette action n’est plus possible.')).toBeVisible();
    expect(readWaitingSteps(chloe.id)).toEqual([]);
  });
});
