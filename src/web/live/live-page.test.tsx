import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getCurrentUser, signOut } from '#contract/account/auth.calls.ts';
import type { UserView } from '#contract/account/auth.ts';
import type { Call } from '#contract/call.ts';
import { countUnread } from '#contract/people/chat.calls.ts';
import { listChangedRides, listPendingRides } from '#contract/rides/rides.calls.ts';
import { listVerdicts } from '#contract/rides/verdicts.calls.ts';
import { answer, api, noVerdicts, on, onAnyRead } from '#web/testing/api.ts';
import { type FakeSocket, openedSockets } from '#web/testing/fake-socket.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { asked, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const OFFLINE = 'Hors connexion';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the socket of a page', () => {
  test('is opened once for a signed-in person, whatever page they go to', async () => {
    const { user } = visit('/history', { as: amelie });
    await welcomed(amelie);

    await user.click(screen.getAllByRole('link', { name: 'Tableau de bord' })[0] ?? document.body);
    await waitFor(() => expect(location.pathname).toBe('/dashboard/client'));

    expect(openedSockets()).toHaveLength(1);
  });

  test('is not opened for a visitor', async () => {
    visit('/login');
    await new Promise((later) => setTimeout(later, 400));

    expect(openedSockets()).toEqual([]);
  });

  test('closes on signing out', async () => {
    answer(signOut, { message: 'ok' });
    answer(getCurrentUser, { user: null });
    const { user } = visit('/history', { as: amelie });
    const socket = await welcomed(amelie);

    await user.click(screen.getByRole('button', { name: 'Déconnexion' }));

    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(socket.isClosed).toBe(true);
  });

  test.each([4401, 1008])(
    'that the server closes with %i makes the page read the current user again',
    async (code) => {
      answer(getCurrentUser, { user: null });
      visit('/pending-rides', { as: amelie });
      const socket = await welcomed(amelie);

      act(() => socket.breaks(code));

      expect(await screen.findByText('Vous devez être connecté pour accéder à cette page.')).toBeVisible();
      expect(socket.isClosed).toBe(true);
    },
  );
});

describe('frames', () => {
  test('about rides read these rides at once, in one request for a burst, and no list', async () => {
    const changed = countCalls(listChangedRides, { rides: [], counts: noRides });
    const listed = countCalls(listPendingRides);
    const socket = await settledOn('/pending-rides', chloe);
    const before = listed();

    act(() => {
      for (const rideId of ['one', 'two', 'three']) socket.says({ type: 'ride_changed', rideId });
    });

    await waitFor(() => expect(changed()).toBe(1));
    await pause(300);
    expect(changed()).toBe(1);
    expect(listed()).toBe(before);
  });

  test('about rides refresh the lists where a server does not know the call for these rides yet', async () => {
    api.use(on(listChangedRides, () => HttpResponse.json({ error: 'ride_not_found' }, { status: 404 })));
    const listed = countCalls(listPendingRides);
    const socket = await settledOn('/pending-rides', chloe);
    const before = listed();

    act(() => socket.says({ type: 'ride_changed', rideId: 'one' }));

    await waitFor(() => expect(listed()).toBe(before + 1));
  });

  test('about rides cost a page that shows none nothing', async () => {
    const changed = countCalls(listChangedRides, { rides: [], counts: noRides });
    const socket = await settledOn('/profile', amelie);

    act(() => socket.says({ type: 'ride_changed', rideId: 'one' }));
    await pause(300);

    expect(changed()).toBe(0);
  });

  test.each([
    { type: 'message_received', kind: 'ride', rideId: 'orly', messageId: 'hello' },
    { type: 'messages_read', kind: 'general', clientId: 'amelie' },
  ] as const)('of $type count the unread messages again', async (frame) => {
    const asked = countCalls(countUnread, { general: 0, rides: {}, total: 0 });
    const socket = await settledOn('/history', amelie);
    const before = asked();

    act(() => socket.says(frame));

    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  test('that may have been missed between the instances are caught up when the server says so', async () => {
    const asked = countCalls(listPendingRides);
    const socket = await settledOn('/pending-rides', chloe);
    const before = asked();

    act(() => socket.says({ type: 'frames_missed' }));

    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  test('that may have been missed make the verdicts of the requests stale as well', async () => {
    keepRides(asked);
    const judged = countCalls(listVerdicts, noVerdicts);
    const socket = await settledOn('/pending-rides', chloe);
    const before = judged();

    act(() => socket.says({ type: 'frames_missed' }));

    await waitFor(() => expect(judged()).toBe(before + 1));
  });

  test('that may have been missed are caught up after a reconnection', async () => {
    const asked = countCalls(listPendingRides);
    const socket = await settledOn('/pending-rides', chloe);
    const before = asked();

    act(() => socket.breaks());
    await waitFor(() => expect(openedSockets()).toHaveLength(2));
    act(() => openedSockets()[1]?.welcomes('chloe'));
    await pause(300);
    expect(asked()).toBe(before);
    act(() => openedSockets()[1]?.says({ type: 'frames_missed' }));

    await waitFor(() => expect(asked()).toBe(before + 1));
  });
});

test('a page polls every 30 seconds, not while the socket is open, and every 30 seconds again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = countCalls(listPendingRides);
  visit('/pending-rides', { as: chloe });
  await waitFor(() => expect(openedSockets()).toHaveLength(1));
  await waitFor(() => expect(asked()).toBe(1));
  await quietFor(30_500);
  expect(asked()).toBe(2);

  act(() => openedSockets().at(-1)?.welcomes('chloe'));
  await quietFor(1_000);
  expect(asked()).toBe(3);
  await quietFor(40_000);
  expect(asked()).toBe(3);

  act(() => openedSockets().at(-1)?.breaks());
  await quietFor(31_000);
  expect(asked()).toBe(4);
});

test('verdicts are polled with the requests they are about', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepRides(asked);
  const judged = countCalls(listVerdicts, noVerdicts);
  visit('/pending-rides', { as: chloe });
  await waitFor(() => expect(judged()).toBe(1));

  await quietFor(31_000);

  expect(judged()).toBe(2);
});

describe('the title of the page', () => {
  test('begins with the number of unread messages, on every page', async () => {
    answer(countUnread, { general: 1, rides: { orly: 2 }, total: 3 });
    const { user } = visit('/history', { as: amelie });
    await waitFor(() => expect(document.title).toBe('(3) Historique des courses – Beaurivage'));

    await user.click(screen.getAllByRole('link', { name: 'Tableau de bord' })[0] ?? document.body);
    await waitFor(() => expect(document.title).toBe('(3) Tableau de bord client – Beaurivage'));
  });

  test('loses the number when everything is read', async () => {
    answer(countUnread, { general: 120, rides: {}, total: 120 });
    const socket = await settledOn('/history', amelie);
    await waitFor(() => expect(document.title).toBe('(99+) Historique des courses – Beaurivage'));

    answer(countUnread, { general: 0, rides: {}, total: 0 });
    act(() => socket.says({ type: 'messages_read', kind: 'general', clientId: 'amelie' }));

    await waitFor(() => expect(document.title).toBe('Historique des courses – Beaurivage'));
  });
});

describe('the connection indicator', () => {
  test('says that the page is offline, then back online, then nothing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    visit('/history', { as: amelie });
    await welcomed(amelie);
    expect(screen.queryByText(OFFLINE)).toBeNull();

    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(OFFLINE)).toBeVisible();
    expect(screen.getByText(OFFLINE).closest('[role=status]')).toHaveTextContent(
      'Hors connexion – les informations affichées peuvent dater',
    );

    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(OFFLINE)).toBeNull();
    expect(screen.getByText('De nouveau en ligne')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(screen.queryByText('De nouveau en ligne')).toBeNull();
  });

  test('shows when the server cannot be reached, whatever the browser believes', async () => {
    const socket = await settledOn('/pending-rides', chloe);
    api.use(onAnyRead(() => HttpResponse.error()));

    act(() => socket.says({ type: 'ride_changed', rideId: 'one' }));
    await pause(300);
    expect(screen.queryByText(OFFLINE)).toBeNull();
    act(() => socket.breaks());

    expect(await screen.findByText(OFFLINE)).toBeVisible();
  });

  test('does not show when only the socket is closed', async () => {
    const socket = await settledOn('/pending-rides', chloe);

    act(() => socket.breaks());
    await pause(100);

    expect(screen.queryByText(OFFLINE)).toBeNull();
  });
});

/** The socket of the page, authenticated. */
async function welcomed({ id }: UserView): Promise<FakeSocket> {
  await waitFor(() => expect(openedSockets()).toHaveLength(1));
  const [socket] = openedSockets();
  if (!socket) throw new Error('No socket was opened');
  act(() => socket.welcomes(id));
  return socket;
}

/** The socket of a page whose refresh after the welcome is done. */
async function settledOn(path: string, person: UserView): Promise<FakeSocket> {
  const { queries } = visit(path, { as: person });
  const socket = await welcomed(person);
  await pause(300);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  return socket;
}

async function pause(ms: number): Promise<void> {
  await act(() => new Promise<void>((done) => setTimeout(done, ms)));
}

async function quietFor(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

const noRides = { pending: 0, accepted: 0, in_progress: 0, completed: 0, cancelled: 0, rejected: 0 };

function countCalls(call: Call, body: object = []): () => number {
  let calls = 0;
  api.use(
    on(call, () => {
      calls += 1;
      return HttpResponse.json(body);
    }),
  );
  return () => calls;
}
