import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getDriverProfile } from '#contract/people/driver-profile.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { answer, blankProfile } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { asked, inHours, keepRides, running } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const request = (number: number): RideView => ({
  ...asked,
  id: `ride-${number}`,
  number,
  scheduledAt: inHours(2),
  estimatedPrice: '68.50',
  distance: 27,
});
const sheet = () => screen.findByRole('dialog', { name: 'Nouvelle demande' });

/** Opens a page of Chloé's phone, on which these requests then arrive. */
async function arriving(path: string, ...kept: RideView[]) {
  const { rides, received } = keepRides(asked, ...kept);
  const visited = visit(path, { as: chloe });
  await screen.findByRole('article', { name: 'Course n° 12' });
  const arrive = async (...requests: RideView[]) => {
    for (const ride of requests) rides.set(ride.id, ride);
    await act(() => visited.queries.invalidateQueries({ queryKey: ['rides'] }));
  };
  return { ...visited, received, arrive };
}

/** The button of the sheet, once a press counts. */
async function armed(name: string) {
  const button = await within(await sheet()).findByRole('button', { name });
  await waitFor(() => expect(button.closest('[inert]')).toBeNull());
  return button;
}

/** How each answer bar that comes from now on was in its first moment. */
function watchAnswers(): { inert: boolean }[] {
  const appeared: { inert: boolean }[] = [];
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches('.request-answers'))
        appeared.push({ inert: node.hasAttribute('inert') });
  });
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  return appeared;
}

const pause = (ms: number) => act(() => new Promise<void>((done) => setTimeout(done, ms)));

const size = { isPhone: true, listeners: new Set<() => void>() };

function turnPhone(isPhone: boolean): void {
  size.isPhone = isPhone;
  for (const listener of size.listeners) listener();
}

beforeEach(() => {
  size.isPhone = true;
  const media = (query: string) =>
    ({
      matches: query.includes('max-width') && size.isPhone,
      addEventListener: (_: string, listener: () => void) => size.listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => size.listeners.delete(listener),
    }) as unknown as MediaQueryList;
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a new request on a phone', () => {
  test('opens over the page with what decides, and is accepted there', async () => {
    const { user, arrive } = await arriving('/dashboard/driver');
    await arrive(request(40));

    const open = within(await sheet());
    expect(open.getByText('68,50 €')).toBeVisible();
    expect(open.getByText('2,54 €/km')).toBeVisible();
    expect(open.getByText(/^Expire/u)).toHaveTextContent(/^Expire dans (1 h 5\d|2 h)$/u);
    expect(open.getByRole('button', { name: 'Refuser' })).toBeInTheDocument();
    await user.click(await armed('Accepter'));

    expect(await screen.findByText('Course n° 40 acceptée')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nouvelle demande' })).toBeNull());
  });

  test('of another day names the moment until which it can be answered', async () => {
    const { arrive } = await arriving('/dashboard/driver');
    await arrive({ ...request(40), scheduledAt: inHours(30) });

    const open = within(await sheet());
    expect(open.getByText(/^Expire/u)).toHaveTextContent(/^Expire [a-z]{3}\. .* à \d{2}:\d{2}$/u);
  });

  test('does not open for a driver who is inactive, and stays in the list', async () => {
    answer(getDriverProfile, { ...blankProfile, isActive: false });
    const { arrive } = await arriving('/dashboard/driver');
    await arrive(request(40));

    expect(await screen.findByRole('article', { name: 'Course n° 40' })).toBeInTheDocument();
    await pause(300);
    expect(screen.queryByRole('dialog', { name: 'Nouvelle demande' })).toBeNull();
  });

  test('opens for a driver who became active on another device', async () => {
    answer(getDriverProfile, { ...blankProfile, isActive: false });
    const { arrive } = await arriving('/dashboard/driver');
    await screen.findByRole('switch', { name: /^Inactif/u });
    answer(getDriverProfile, { ...blankProfile, isActive: true });

    await arrive(request(40));

    expect(await sheet()).toBeVisible();
  });

  test('comes one at a time, and the next answers only after a moment', async () => {
    const { user, arrive, received } = await arriving('/dashboard/driver');
    await arrive(request(40), request(41));

    const open = within(await sheet());
    expect(open.getByText('1 sur 2')).toBeVisible();
    await user.click(open.getByRole('button', { name: 'Demande suivante' }));
    expect(open.getByText('2 sur 2')).toBeVisible();
    const accept = await armed('Accepter');
    const appeared = watchAnswers();
    await user.click(accept);

    await waitFor(() => expect(open.queryByText(/sur 2/u)).toBeNull());
    expect(appeared).toEqual([{ inert: true }]);
    expect(received).toHaveLength(1);
  });

  test('is put off by closing, and stays in the list', async () => {
    const { user, arrive } = await arriving('/dashboard/driver');
    await arrive(request(40));

    await user.click(within(await sheet()).getByRole('button', { name: 'Fermer' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nouvelle demande' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Course n° 40' })).toBeVisible();
  });

  test('is in the list alone once the window is no longer that of a phone', async () => {
    const { arrive } = await arriving('/dashboard/driver');
    await arrive(request(40));
    await sheet();

    act(() => turnPhone(false));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nouvelle demande' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Course n° 40' })).toBeVisible();

    act(() => turnPhone(true));
    expect(await sheet()).toBeVisible();
  });

  test('waits as a line while someone types', async () => {
    const { user, arrive } = await arriving('/dashboard/driver');
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    await arrive(request(40));

    const line = await screen.findByRole('button', { name: /^Nouvelle demande.*68,50\s€/u });
    expect(screen.queryByRole('dialog', { name: 'Nouvelle demande' })).toBeNull();
    expect(field).toHaveFocus();
    field.remove();
    await user.click(line);

    expect(await sheet()).toBeVisible();
  });

  test('waits as a line that can be pressed while someone types in a dialog', async () => {
    const { user, arrive } = await arriving('/dashboard/driver');
    await user.click(await screen.findByRole('button', { name: 'Nouvelle course' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nouvelle course' });
    const client = await within(dialog).findByLabelText('Client');
    await user.type(client, 'Camille');
    await arrive(request(40));

    const line = await within(dialog).findByRole('button', { name: /^Nouvelle demande.*68,50\s€/u });
    expect(client).toHaveFocus();
    await user.click(line);

    expect(await sheet()).toBeVisible();
    expect(client).toHaveValue('Camille');
  });

  test('is one line in full screen, which came back after a reload', async () => {
    sessionStorage.setItem('vtc.full-screen', JSON.stringify(running.id));
    const { user, arrive } = await arriving('/dashboard/driver', running);
    const full = within(await screen.findByRole('dialog', { name: /^Course en cours|^En course|depuis/u }));
    await arrive(request(40));

    const line = await full.findByRole('button', { name: /^Nouvelle demande · \d{2}:\d{2} · 68,50/u });
    expect(screen.queryByRole('dialog', { name: 'Nouvelle demande' })).toBeNull();
    await user.click(line);

    expect(await sheet()).toBeVisible();
  });

  test('stays in the list where the sheet is switched off', async () => {
    const { user, arrive } = await arriving('/dashboard/driver');
    await user.click(await screen.findByRole('switch', { name: 'Demande par-dessus l’écran' }));
    await arrive(request(40));

    expect(await screen.findByRole('article', { name: 'Course n° 40' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Nouvelle demande' })).toBeNull();
  });
});
