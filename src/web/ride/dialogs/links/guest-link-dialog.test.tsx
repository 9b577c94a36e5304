import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RideView } from '#contract/rides/rides.ts';
import {
  confirmByTelephone,
  confirmOrderByTelephone,
  getGuestLink,
} from '#contract/rides/telephone-orders.calls.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { PageStateContext } from '#web/browser/page-state.ts';
import { answer, refuse } from '#web/testing/api.ts';
import { chloe, map, settings } from '#web/testing/people.ts';
import { accepted } from '#web/testing/rides.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { GuestLinkDialog } from './guest-link-dialog.tsx';

const telephone = { enteredBy: chloe.id, confirmedAt: null, byTelephone: false, priceReason: null };
const statuses = { pending: 0, accepted: 3, in_progress: 0, completed: 0, cancelled: 0, rejected: 0 };
const first: NonNullable<RideView['order']> = {
  id: 'order',
  place: 1,
  count: 3,
  leg: null,
  weekdays: [1],
  lastDay: '2030-05-20',
  statuses,
  other: null,
};

const link = { url: 'https://vtc.example.fr/ma-course/secret', endsAt: '2030-05-13T07:30:00.000Z' };

function showLink(change: Partial<RideView> = {}, tell: () => void = () => void answer(getGuestLink, link)) {
  tell();
  const onDone = vi.fn();
  render(
    <PageStateContext value={{ user: chloe, settings, stripeEnabled: false, map }}>
      <QueryClientProvider client={createQueryClient({ user: chloe, settings })}>
        <GuestLinkDialog
          ride={{ ...accepted, telephone, ...change }}
          open
          onClose={() => {}}
          onDone={onDone}
          now={new Date()}
        />
        <Toasts />
      </QueryClientProvider>
    </PageStateContext>,
  );
  return { user: userEvent.setup(), onDone };
}

test('one ride is confirmed by telephone', async () => {
  const sent = answer(confirmByTelephone, { ...accepted, telephone });
  const { user, onDone } = showLink();

  expect(screen.queryByRole('button', { name: /Toute la commande/u })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirmée par téléphone' }));

  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
});

test('of a series this ride or the whole order is confirmed by telephone', async () => {
  const sent = answer(confirmOrderByTelephone, { ride: { ...accepted, telephone }, changed: 3 });
  const { user, onDone } = showLink({ order: first });

  expect(screen.getByRole('button', { name: 'Cette course confirmée par téléphone' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Toute la commande confirmée par téléphone' }));

  expect(await screen.findByText(/Confirmation notée pour 3\scourses/u)).toBeVisible();
  expect(onDone).toHaveBeenCalled();
  expect(sent).toHaveLength(1);
});

test('a link that cannot be read says so, and is read again', async () => {
  const { user } = showLink({}, () => void refuse(getGuestLink, 404, { code: 'ride_not_found' }));
  expect(screen.getByText('Lecture du lien…')).toBeVisible();
  expect(await screen.findByText(/^Le lien n’a pas pu être lu/u)).toBeVisible();

  answer(getGuestLink, link);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));

  expect(await screen.findByText(link.url)).toBeVisible();
});
