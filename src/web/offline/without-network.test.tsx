import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { acceptRide, cancelRide, listRides } from '#contract/rides/rides.calls.ts';
import { noteOfflineAnswer } from '#web/api/cached-since.ts';
import { api, on } from '#web/testing/api.ts';
import { inCard, inDialog, openDesk } from '#web/testing/driver-desk.ts';
import { amelie } from '#web/testing/people.ts';
import { asked, completed, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

/** Without the event, a page does not know that the network is away: it would only see that calls fail. */
function setNetwork(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** Counts what is sent; nothing reaches the server. */
function unanswered(call: Call): { sent: number } {
  const count = { sent: 0 };
  api.use(
    on(call, () => {
      count.sent += 1;
      return HttpResponse.error();
    }),
  );
  return count;
}

afterEach(() => {
  setNetwork(true);
  vi.restoreAllMocks();
  noteOfflineAnswer(listRides, null);
});

test('a request that is accepted without network stays one, and nothing is sent later', async () => {
  keepRides(asked);
  const { user, queries } = openDesk();
  const accept = await inCard(12, 'Accepter');
  const accepting = unanswered(acceptRide);
  setNetwork(false);

  await user.click(accept);

  expect(await screen.findByText('Erreur lors de la validation')).toBeVisible();
  expect(await inCard(12, 'Accepter')).not.toHaveAttribute('aria-busy');
  expect([accepting.sent, queries.isMutating()]).toEqual([1, 0]);
});

test('a ride that is cancelled without network is not, and its client reads so', async () => {
  keepRides(asked);
  const { user, queries } = visit('/dashboard/client?onglet=en-attente', { as: amelie });
  await user.click(await inCard(12, 'Annuler'));
  const cancel = await inDialog('Annuler la course');
  const cancelling = unanswered(cancelRide);
  setNetwork(false);

  await user.click(cancel);

  expect(await screen.findByText('Impossible d’annuler la course.')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Course n° 12' })).toHaveTextContent('En attente');
  expect([cancelling.sent, queries.isMutating()]).toEqual([1, 0]);
});

test('a list that is opened without network shows what the worker has kept of it', async () => {
  keepRides(asked);
  const { user } = openDesk();
  await inCard(12, 'Accepter');
  setNetwork(false);
  const kept = { headers: { 'X-Kept-At': '2026-05-04T07:30:00.000Z' } };
  api.use(on(listRides, () => HttpResponse.json([completed], kept)));

  await user.click(screen.getByRole('tab', { name: /^Terminées/u }));

  const list = within(await screen.findByRole('tabpanel', { name: /^Terminées/u }));
  expect(await list.findByRole('button', { name: /n°\s3/u })).toBeVisible();
});
