import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RideView } from '#contract/rides/rides.ts';
import { noteCall, takeStep, undoStep } from '#contract/rides/way.calls.ts';
import { api, on } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { holdTelephone } from '#web/testing/screen-size.ts';
import { inHours, keepRides, promised } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const next: RideView = { ...promised, id: 'ride-8', number: 8, scheduledAt: inHours(0.4) };
const way = {
  expectedAt: inHours(0.2),
  byPhone: [],
  freeUntil: null,
  freeMinutes: null,
  waitingPrice: null,
  calledAt: [],
};
const onTheWay: RideView = { ...next, onTheWayAt: inHours(-0.1), way };
const there: RideView = {
  ...onTheWay,
  arrivedAt: inHours(-0.05),
  way: { ...way, freeUntil: inHours(0.62), freeMinutes: 60, waitingPrice: '0.70' },
};

/** Answers each step that the network lets through with the ride as it is then. */
function answerSteps(...answers: RideView[]) {
  const received: unknown[] = [];
  const reply = async ({ request }: { request: Request }) => {
    if (!navigator.onLine) return HttpResponse.error();
    received.push(await request.json());
    return HttpResponse.json(answers.shift());
  };
  api.use(on(takeStep, reply), on(undoStep, reply));
  return received;
}

const desk = () => screen.findByRole('region', { name: 'Prochaine course' });
const open = () => visit('/dashboard/driver', { as: chloe });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a driver on the way', () => {
  test('has one big step at a time, takes it back, and starts when the client is there', async () => {
    keepRides(next);
    const received = answerSteps(
      { ...onTheWay, onTheWayAt: inHours(0), version: 11 },
      { ...next, version: 12 },
      { ...onTheWay, onTheWayAt: inHours(0), version: 13 },
      { ...there, version: 14 },
    );
    const { user } = open();

    const live = within(await desk());
    await user.click(await live.findByRole('button', { name: 'En route' }));
    expect(await live.findByRole('heading', { name: /^En route depuis \d{2}:\d{2}$/u })).toBeVisible();
    await user.click(await live.findByRole('button', { name: 'Annuler' }));
    await user.click(await live.findByRole('button', { name: 'En route' }));
    await user.click(await live.findByRole('button', { name: 'Je suis sur place' }));

    expect(await live.findByRole('heading', { name: /^Sur place depuis/u })).toBeVisible();
    expect(await live.findByText(/^Attente offerte jusqu’à \d{2}:\d{2}$/u)).toBeVisible();
    expect(live.getByRole('button', { name: 'Démarrer' })).toHaveClass('button-primary');
    expect(live.queryByRole('button', { name: 'Client absent' })).toBeNull();
    expect(received).toEqual([
      { step: 'on_the_way' },
      { step: 'on_the_way' },
      { step: 'on_the_way' },
      { step: 'arrived' },
    ]);
  });

  test('reads where to go now, which is the pickup alone', async () => {
    keepRides(onTheWay);
    open();

    const live = within(await desk());
    expect(await live.findByText(/^Départ/u)).toBeInTheDocument();
    expect(live.queryByText(/^Destination/u)).toBeNull();
  });

  test('reads the pickup also on the spot while nobody says until when waiting is free', async () => {
    keepRides({ ...onTheWay, arrivedAt: inHours(0), way: { ...way, freeUntil: null } });
    open();

    const live = within(await desk());
    expect(await live.findByRole('heading', { name: /^Sur place depuis/u })).toBeVisible();
    expect(live.getByText(/^Départ/u)).toBeInTheDocument();
    expect(live.getByText('Prise en charge')).toBeInTheDocument();
    expect(live.queryByText('Reste')).toBeNull();
  });

  test('reads that a time is the telephone’s once it was sent', async () => {
    keepRides({ ...onTheWay, way: { ...way, byPhone: ['on_the_way'] } });
    open();

    const title = /^En route depuis \d{2}:\d{2}, heure du téléphone$/u;
    expect(await within(await desk()).findByRole('heading', { name: title })).toBeVisible();
  });

  test('has in full screen the ride that comes after this one', async () => {
    holdTelephone();
    const later = {
      ...next,
      id: 'ride-9',
      number: 9,
      scheduledAt: inHours(3),
      destinationAddress: 'Tour Majunga',
    };
    keepRides(onTheWay, later);
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Plein écran' }));

    const fullScreen = within(await screen.findByRole('dialog', { name: /^En route depuis/u }));
    expect(fullScreen.getByRole('button', { name: /Ensuite/u })).toHaveTextContent('Tour Majunga');
  });

  test('waits for money once the free time is over, and may then note an absence with what is kept', async () => {
    const terms = { freeHours: 24, latePercent: 50, absencePercent: 100 };
    const over = {
      ...there.way,
      freeUntil: inHours(-0.09),
      arrivedMetres: 40,
      calledAt: [inHours(-0.02)],
    } as RideView['way'];
    keepRides({ ...there, scheduledAt: inHours(-1.2), cancellationTerms: terms, way: over });
    const { user } = open();

    const live = within(await desk());
    expect(await live.findByText(/^Attente payante : 4,20/u)).toBeVisible();
    await user.click(live.getByRole('button', { name: 'Client absent' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Client absent\u00a0?' }));
    for (const fact of ['Sur place', 'Attente offerte', 'Vous avez appelé'])
      expect(dialog.getByText(fact)).toBeVisible();
    expect(dialog.getByText('Sur place').nextSibling).toHaveTextContent(/^\d{2}:\d{2}, à 40\sm du lieu$/u);
    expect(dialog.getByText('Dû par le client').nextSibling).toHaveTextContent(/42,50.*absence 100/u);
    expect(dialog.getByRole('button', { name: 'Terminer pour absence' })).toBeVisible();
  });

  describe('who never said to be there', () => {
    const terms = { freeHours: 24, latePercent: 50, absencePercent: 100 };
    const late = { ...onTheWay, scheduledAt: inHours(-0.3), cancellationTerms: terms };

    test('notes no absence while the free minutes run, though the departure has passed', async () => {
      keepRides({ ...late, absentFrom: inHours(0.7) });
      open();

      const live = within(await desk());
      expect(await live.findByRole('button', { name: 'Je suis sur place' })).toBeVisible();
      expect(live.queryByRole('button', { name: 'Client absent' })).toBeNull();
    });

    test('notes one once they are over, and reads until when they ran', async () => {
      keepRides({ ...late, absentFrom: inHours(-0.05) });
      const { user } = open();

      await user.click(await within(await desk()).findByRole('button', { name: 'Client absent' }));

      const dialog = within(await screen.findByRole('dialog', { name: 'Client absent\u00a0?' }));
      expect(dialog.getByText('Attente offerte').nextSibling).toHaveTextContent(/^jusqu’à \d{2}:\d{2}$/u);
      expect(dialog.queryByText('Sur place')).toBeNull();
    });
  });

  test('holds up the name of whoever rides, and its call is kept', async () => {
    keepRides({ ...there, passenger: { name: 'Camille Rousseau-Delmas', phone: '0612345678' } });
    const calls: unknown[] = [];
    api.use(
      on(noteCall, ({ params }) => {
        calls.push(params.id);
        return HttpResponse.json(there);
      }),
    );
    const { user } = open();

    const live = within(await desk());
    await user.click(await live.findByRole('link', { name: 'Appeler Camille Rousseau-Delmas' }));
    await user.click(live.getByRole('button', { name: 'Pancarte' }));

    const board = within(await screen.findByRole('dialog', { name: 'Pancarte' }));
    expect(board.getByText('Camille')).toBeVisible();
    expect(board.getByText('Rousseau-Delmas')).toBeVisible();
    const invert = board.getByRole('button', { name: 'Inverser les couleurs' });
    await user.click(invert);
    expect(invert).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(calls).toEqual(['ride-8']));
  });

  test('keeps a step without network, with the telephone’s time, and sends it when it is back', async () => {
    // By day: shortly before midnight, a ride in 24 minutes is not of this day.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-07T14:36:00+02:00') });
    const scheduledAt = inHours(0.4);
    keepRides({ ...next, scheduledAt });
    const received = answerSteps({ ...onTheWay, scheduledAt });
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = open();

    const live = within(await desk());
    await user.click(await live.findByRole('button', { name: 'En route' }));
    expect(await live.findByText(/^Noté à \d{2}:\d{2}, en attente du réseau/u)).toBeVisible();
    expect(live.getByRole('button', { name: 'Je suis sur place' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Course du jour/u }));
    const card = within(await screen.findByRole('article', { name: 'Course n° 8' }));
    expect(card.getByText(/^Noté à \d{2}:\d{2}, en attente du réseau/u)).toBeVisible();
    expect(await card.findByRole('button', { name: 'Je suis sur place' })).toBeVisible();
    expect(received).toEqual([]);
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));

    await waitFor(() => expect(live.queryByText(/en attente du réseau/u)).toBeNull());
    expect(received).toEqual([{ step: 'on_the_way', phoneTime: expect.any(String) }]);
  });
});
