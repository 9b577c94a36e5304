import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCurrentUser, signOut } from '#contract/account/auth.calls.ts';
import type { UserView } from '#contract/account/auth.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { proposeChange } from '#web/signals/proposal-request.ts';
import { answer } from '#web/testing/api.ts';
import { openedSockets } from '#web/testing/fake-socket.ts';
import { chloe } from '#web/testing/people.ts';
import { accepted } from '#web/testing/rides.ts';
import { visit } from '#web/testing/visit.tsx';
import { showToast } from '#web/ui/toast-store.ts';

const marc: UserView = { ...chloe, id: 'marc', firstName: 'Marc' };
const refused = { tone: 'bad', title: 'Course non démarrée', stays: true } as const;

test('whoever signs in after the end of a session meets nothing that waits for the person before', async () => {
  const { queries } = visit('/history', { as: chloe });
  await waitFor(() => expect(openedSockets()).toHaveLength(1));
  act(() => {
    showToast(refused);
    proposeChange(accepted);
  });
  expect(await screen.findByRole('dialog')).toBeVisible();

  act(() => void queries.setQueryData(keyOf(getCurrentUser), { user: null }));
  act(() => void queries.setQueryData(keyOf(getCurrentUser), { user: marc }));

  await waitFor(() => expect(openedSockets()).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(refused.title)).toBeNull();
});

test('whoever comes back after the end of their session still reads what went wrong', async () => {
  const { queries } = visit('/history', { as: marc });
  await waitFor(() => expect(openedSockets()).toHaveLength(1));
  act(() => showToast(refused));

  act(() => void queries.setQueryData(keyOf(getCurrentUser), { user: null }));
  act(() => void queries.setQueryData(keyOf(getCurrentUser), { user: marc }));

  await waitFor(() => expect(openedSockets()).toHaveLength(2));
  expect(screen.getByText(refused.title)).toBeVisible();
});

test('signing out takes what was left on the screen with it', async () => {
  answer(signOut, { message: 'ok' });
  answer(getCurrentUser, { user: null });
  const { user } = visit('/history', { as: chloe });
  await waitFor(() => expect(openedSockets()).toHaveLength(1));
  act(() => showToast(refused));

  await user.click(screen.getByRole('button', { name: 'Déconnexion' }));

  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(screen.queryByText(refused.title)).toBeNull();
});
