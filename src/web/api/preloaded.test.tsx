import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { UserView } from '#contract/account/auth.ts';
import { urlOf } from '#contract/call.ts';
import { CLIENT_PAGE_SIZE, ridesOf } from '#contract/rides/first-lists.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app.tsx';
import { api, on } from '#web/testing/api.ts';
import { amelie, chloe, map, settings } from '#web/testing/people.ts';
import { asked } from '#web/testing/rides.ts';

const LIST = urlOf(listRides, { query: ridesOf(['accepted', 'in_progress'], CLIENT_PAGE_SIZE) });
const accepted = { ...asked, status: 'accepted', driverId: chloe.id };

function open(user: UserView, current = user) {
  const state = {
    user,
    settings,
    stripeEnabled: false,
    map,
    preloaded: { [LIST]: { body: [accepted], next: null } },
  };
  const queries = createQueryClient({ ...state, user: current });
  history.replaceState(null, '', '/dashboard/client?onglet=en-cours');
  render(<App state={state} queries={queries} />);
  return queries;
}

function countCalls() {
  const called = vi.fn(() => HttpResponse.json([]));
  api.use(on(listRides, called));
  return called;
}

describe('preloaded responses', () => {
  test('are shown without a request', async () => {
    const called = countCalls();

    open(amelie);

    expect(await screen.findByText(/Gare de Lyon/u)).toBeVisible();
    expect(called).not.toHaveBeenCalled();
  });

  test('are refetched after a frame', async () => {
    const called = countCalls();
    const queries = open(amelie);
    await screen.findByText(/Gare de Lyon/u);

    await act(() => queries.invalidateQueries({ queryKey: ['rides'] }));

    await waitFor(() => expect(screen.queryByText(/Gare de Lyon/u)).toBeNull());
    expect(called).toHaveBeenCalled();
  });

  test('are not shown to another person', async () => {
    const called = countCalls();

    open(amelie, { ...amelie, id: 'karim' });

    await waitFor(() => expect(called).toHaveBeenCalled());
    expect(screen.queryByText(/Gare de Lyon/u)).toBeNull();
  });
});
