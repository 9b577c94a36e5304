import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import type { Call } from '#contract/call.ts';
import { countUnread } from '#contract/people/chat.calls.ts';
import { countRides, listRideHistory, listRides } from '#contract/rides/rides.calls.ts';
import { noteOfflineAnswer } from '#web/api/cached-since.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app.tsx';
import { answer, api, on, onAnyRead } from '#web/testing/api.ts';
import { amelie, map, settings } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

const NOTICE = /^Informations du lun\. 4 mai( 2026)? à 09:30, peut-être dépassées\.$/u;

afterEach(() => noteOfflineAnswer(listRides, null));

describe('rides from the cache', () => {
  test('are shown with the moment they were read, the oldest when there are several', async () => {
    keptAt(listRideHistory, '2026-05-04T07:30:00.000Z');

    visit('/history', { as: amelie });

    expect(await screen.findByText(NOTICE)).toBeVisible();
    act(() => noteOfflineAnswer(countRides, '2026-05-04T09:00:00.000Z'));
    expect(screen.getByText(NOTICE)).toBeVisible();
  });

  test('are marked as old until the network answers, and are then read again', async () => {
    keptAt(listRideHistory, '2026-05-04T07:30:00.000Z');
    visit('/history', { as: amelie });
    await screen.findByText(NOTICE);
    await screen.findByText(/^Hors connexion/u);
    const asked = vi.fn(() => HttpResponse.json([]));
    api.use(on(listRideHistory, asked));

    act(() => noteOfflineAnswer(countUnread, null));

    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
    await waitFor(() => expect(asked).toHaveBeenCalled());
  });

  test('show no date for data that does not go stale', () => {
    noteOfflineAnswer(getCurrentUser, '2026-05-04T07:30:00.000Z');
    visit('/history', { as: amelie });

    expect(screen.queryByText(/peut-être dépassées/u)).toBeNull();
  });
});

test('a page from the shell reads the current user', async () => {
  answer(getCurrentUser, { user: amelie });
  const state = { settings, stripeEnabled: false, map };
  history.replaceState(null, '', '/history');

  render(<App state={state} queries={createQueryClient(state)} />);

  expect(await screen.findByText('Historique des courses')).toBeVisible();
});

describe('a new version', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    document.head.replaceChildren();
  });

  test('is offered, and loaded when it is accepted', async () => {
    const worker = waitingWorker('/assets/main-new.js');
    runs('/assets/main-old.js');
    const { user } = visit('/history', { as: amelie });

    await user.click(await screen.findByRole('button', { name: 'Mettre à jour' }));

    expect(worker.takenOver()).toBe(true);
  });

  test('can be postponed, and nothing reloads by itself', async () => {
    const worker = waitingWorker('/assets/main-new.js');
    runs('/assets/main-old.js');
    const { user } = visit('/history', { as: amelie });

    await user.click(await screen.findByRole('button', { name: 'Plus tard' }));

    expect(screen.queryByText('Une nouvelle version est disponible.')).toBeNull();
    expect(worker.takenOver()).toBe(false);
  });

  test('is not offered to a page that runs it already', async () => {
    const worker = waitingWorker('/assets/main-new.js');
    runs('/assets/main-new.js');
    visit('/history', { as: amelie });

    await waitFor(() => expect(worker.wasAsked()).toBe(true));

    expect(screen.queryByText('Une nouvelle version est disponible.')).toBeNull();
  });
});

/** A server that cannot be reached, and a worker that has one list cached. */
function keptAt(call: Call, moment: string): void {
  api.use(
    on(call, () => HttpResponse.json([], { headers: { 'X-Kept-At': moment } })),
    onAnyRead(() => HttpResponse.error()),
  );
}

/** The script in the page. */
function runs(src: string): void {
  const script = document.createElement('script');
  script.setAttribute('type', 'module');
  script.setAttribute('src', src);
  document.head.append(script);
}

function waitingWorker(version: string) {
  const orders: string[] = [];
  const waiting = {
    state: 'installed',
    postMessage({ type }: { type: string }, [port]: MessagePort[] = []) {
      orders.push(type);
      port?.postMessage(version);
    },
  };
  const site = { waiting, active: null, addEventListener: () => undefined };
  const workers = {
    register: () => Promise.resolve(site),
    ready: Promise.resolve(site),
    addEventListener: () => undefined,
    getRegistration: () => Promise.resolve(undefined),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  return {
    wasAsked: () => orders.includes('tellVersion'),
    takenOver: () => orders.includes('takeOver'),
  };
}
