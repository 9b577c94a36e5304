import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserView } from '#contract/account/auth.ts';
import { urlOf } from '#contract/call.ts';
import { getDriverProfile, getSetup } from '#contract/people/driver-profile.calls.ts';
import type { PreloadedResponse } from '#contract/preloaded.ts';
import { preloadedUrls } from '#contract/preloaded.ts';
import { acceptRide, listChangedRides, listRideRoads } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { listChangedRequests, listVerdicts } from '#contract/rides/verdicts.calls.ts';
import { getInstant } from '#contract/time/hours.calls.ts';
import { parisTime } from '#domain/time/paris.ts';
import { api, blankProfile, noInstant, noVerdicts, on, wholeSetup } from '#web/testing/api.ts';
import { type FakeSocket, openedSockets } from '#web/testing/fake-socket.ts';
import { returnOrder } from '#web/testing/orders.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { accepted, asked, inHours, keepRides, promised } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const sent: string[] = [];
const note = ({ request }: { request: Request }) =>
  void sent.push(`${request.method} ${new URL(request.url).pathname}`);
/** A card that comes into view draws its map, whatever brought it. */
const withoutMaps = () => sent.filter((request) => !request.endsWith(listRideRoads.path));
const ONE_READ = [`GET ${listChangedRides.path}`];
/** A driver's page reads the verdicts of the requests with it. */
const ONE_READ_OF_DRIVERS = [`GET ${listChangedRequests.path}`];

beforeEach(() => api.events.on('request:start', note));
afterEach(() => {
  api.events.removeAllListeners();
  vi.restoreAllMocks();
});

const other: RideView = { ...asked, id: 'ride-20', number: 20, scheduledAt: inHours(5) };

describe('a page that came with its answers', () => {
  test.each([
    [chloe, 'driver_dashboard', '/dashboard/driver'],
    [amelie, 'client_dashboard', '/dashboard/client'],
  ] as const)('asks for none of them again when its socket opens (%o)', async (person, page, path) => {
    await open(person, path, page);
    const asks = preloadedUrls(page, parisTime(new Date()).day).map((url) => `GET ${url.split('?')[0]}`);

    expect(sent.filter((request) => asks.includes(request))).toEqual([]);
  });

  test('reads what the server says it missed meanwhile, and nothing else', async () => {
    const { rides } = keepRides(asked);
    const socket = await open(chloe, '/dashboard/driver', 'driver_dashboard', [asked]);
    await card(12);
    rides.set(other.id, other);
    sent.length = 0;

    act(() => socket.says({ type: 'ride_changed', rideId: other.id, move: 'book', by: amelie.id }));

    expect(await card(20)).toBeVisible();
    expect(withoutMaps()).toEqual(ONE_READ_OF_DRIVERS);
  });
});

test('the first request of a page that came with none is judged at once', async () => {
  const { rides } = keepRides();
  const socket = await open(chloe, '/dashboard/driver', 'driver_dashboard');
  await screen.findByRole('tab', { name: /^Demandes en attente/u });
  await pause();
  rides.set(other.id, other);
  sent.length = 0;

  act(() => socket.says({ type: 'ride_changed', rideId: other.id, move: 'book', by: amelie.id }));

  expect(await card(20)).toBeVisible();
  await waitFor(() => expect(sent).toContain(`GET ${listVerdicts.path}`), { timeout: 5_000 });
});

describe('with an open socket', () => {
  test('a booking costs a driver’s page one request, and is in the list and in the badge', async () => {
    const { rides } = keepRides(asked);
    const socket = await open(chloe, '/dashboard/driver');
    await card(12);
    rides.set(other.id, other);
    sent.length = 0;

    act(() => socket.says({ type: 'ride_changed', rideId: other.id, move: 'book', by: amelie.id }));

    expect(await card(20)).toBeVisible();
    expect(screen.getByRole('tab', { name: /^Demandes en attente/u })).toHaveTextContent('2');
    await pause();
    expect(withoutMaps()).toEqual(ONE_READ_OF_DRIVERS);
  });

  test('the driver’s answer costs a client’s page one request, and moves the ride', async () => {
    const { rides } = keepRides(asked);
    const socket = await open(amelie, '/dashboard/client?onglet=en-attente');
    await card(12);
    rides.set(asked.id, { ...accepted, version: 2 });
    sent.length = 0;

    act(() => socket.says({ type: 'ride_changed', rideId: asked.id, move: 'accept', by: chloe.id }));

    await waitFor(() => expect(screen.getByRole('tab', { name: /^En cours/u })).toHaveTextContent('1'));
    expect(screen.queryByRole('article', { name: 'Course n° 12' })).toBeNull();
    await pause();
    expect(withoutMaps()).toEqual(ONE_READ);
  });

  test('a ride that was handed over leaves the page of its driver', async () => {
    const { rides } = keepRides({ ...promised, scheduledAt: inHours(50) });
    const socket = await open(chloe, '/dashboard/driver?onglet=validees');
    await card(12);
    rides.clear();

    act(() => socket.says({ type: 'ride_changed', rideId: promised.id, move: 'hand_over', by: 'ines' }));

    await waitFor(() => expect(screen.queryByRole('article', { name: 'Course n° 12' })).toBeNull());
  });

  test('an own move costs its request, one for the verdicts that it changed, and one for the frame that follows', async () => {
    const { rides } = keepRides(asked);
    const user = (await openWith(chloe, '/dashboard/driver')).user;
    const [socket] = openedSockets();
    sent.length = 0;

    await user.click(within(await card(12)).getByRole('button', { name: 'Accepter' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Course n° 12' })).toBeNull());
    expect(rides.get(asked.id)?.status).toBe('accepted');
    act(() => socket?.says({ type: 'ride_changed', rideId: asked.id, move: 'accept', by: chloe.id }));
    await pause();

    expect(withoutMaps()).toEqual([
      `PATCH ${urlOf(acceptRide, { id: asked.id })}`,
      `GET ${listVerdicts.path}`,
      ...ONE_READ,
    ]);
  });

  test('a list whose automatic refresh is off loses a ride that changed, and gets no other', async () => {
    const { rides } = keepRides(asked);
    const { user, socket } = await openWith(chloe, '/pending-rides');
    await card(12);
    await user.click(screen.getByRole('checkbox', { name: 'Actualisation auto' }));
    rides.set(other.id, other);
    rides.set(asked.id, { ...accepted, version: 2 });

    act(() => {
      for (const { id } of [asked, other]) socket.says({ type: 'ride_changed', rideId: id });
    });

    await waitFor(() => expect(screen.queryByRole('article', { name: 'Course n° 12' })).toBeNull());
    expect(screen.queryByRole('article', { name: 'Course n° 20' })).toBeNull();
  });

  test('of changes asked for together, the answer to one is counted on the others', async () => {
    const [first, second, third] = together(3);
    const { rides } = keepRides(first, second, third);
    const socket = await open(chloe, '/dashboard/driver?onglet=validees');
    const shown = within(await card(first.number));
    expect(await shown.findByRole('button', { name: 'Accepter les 3 modifications' })).toBeVisible();
    const [fewer, less] = together(2);
    const { changeRequest: _, ...answered } = third;
    for (const ride of [fewer, less, { ...answered, version: 2 }]) rides.set(ride.id, ride);

    act(() =>
      socket.says({ type: 'ride_changed', rideId: third.id, move: 'withdraw_change', by: 'camille' }),
    );

    expect(await shown.findByRole('button', { name: 'Accepter les 2 modifications' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accepter les 3 modifications' })).toBeNull();
  });

  test('the page reads its lists again when the rides cannot be read alone', async () => {
    const { rides } = keepRides(asked);
    const socket = await open(chloe, '/pending-rides');
    await card(12);
    rides.set(other.id, other);
    api.use(on(listChangedRides, () => HttpResponse.error()));

    act(() => socket.says({ type: 'ride_changed', rideId: other.id }));

    expect(await card(20)).toBeVisible();
  });
});

async function open(...args: Parameters<typeof openWith>): Promise<FakeSocket> {
  return (await openWith(...args)).socket;
}

/** Three days of one series, each with a change that so many still await. */
function together(rides: number): [RideView, RideView, RideView] {
  const order = { ...returnOrder, leg: null, count: 3, weekdays: [1], other: null };
  const day = (place: number): RideView => {
    const ride = { ...promised, id: `ride-${40 + place}`, number: 40 + place };
    const scheduledAt = inHours(6 + 24 * place);
    const to = { ...promised, scheduledAt: inHours(8 + 24 * place) };
    const changeRequest = { askedBy: 'client' as const, askedAt: inHours(-1), refusedAt: null, rides, to };
    return { ...ride, scheduledAt, order: { ...order, place }, changeRequest };
  };
  return [day(1), day(2), day(3)];
}

/** Opens a page as the server writes it, with the answers of `page` when it is named, and its socket. */
async function openWith(
  person: UserView,
  path: string,
  page?: 'driver_dashboard' | 'client_dashboard',
  rides: readonly RideView[] = [],
) {
  const preloaded = page ? { preloaded: answersOf(page, rides) } : {};
  const { user } = visit(path, { as: person, writtenAt: new Date().toISOString(), ...preloaded });
  await waitFor(() => expect(openedSockets()).toHaveLength(1));
  const [socket] = openedSockets();
  if (!socket) throw new Error('No socket was opened');
  act(() => socket.welcomes(person.id));
  await pause();
  if (!page) sent.length = 0;
  return { user, socket };
}

/** Every list with the rides of its statuses. */
function answersOf(page: 'driver_dashboard' | 'client_dashboard', rides: readonly RideView[]) {
  const counts = {
    pending: rides.length,
    accepted: 0,
    in_progress: 0,
    completed: 0,
    cancelled: 0,
    rejected: 0,
  };
  const bodyOf = (url: string): unknown => {
    if (url.includes('counts')) return counts;
    if (url.includes('unread')) return { general: 0, rides: {}, total: 0 };
    if (url.includes('availability')) return { answering: true };
    if (url === urlOf(getDriverProfile)) return blankProfile;
    if (url === urlOf(getSetup)) return wholeSetup;
    if (url === urlOf(listVerdicts)) return noVerdicts;
    if (url === urlOf(getInstant)) return noInstant;
    return url.includes('status=pending') || url.includes('day') ? rides : [];
  };
  const urls = preloadedUrls(page, parisTime(new Date()).day);
  return Object.fromEntries(
    urls.map((url): [string, PreloadedResponse] => [url, { body: bodyOf(url), next: null }]),
  );
}

function card(number: number): Promise<HTMLElement> {
  return screen.findByRole('article', { name: `Course n° ${number}` });
}

/** Long enough for a burst and its answer. */
async function pause(): Promise<void> {
  await act(() => new Promise<void>((later) => setTimeout(later, 400)));
}
