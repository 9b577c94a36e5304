import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeFollowing, quoteFollowing, requestChange } from '#contract/rides/change-requests.calls.ts';
import type { FollowingChangeView } from '#contract/rides/order-changes.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { PageStateContext } from '#web/browser/page-state.ts';
import { answer, api, at, on, refuse } from '#web/testing/api.ts';
import { chloe, map, settings } from '#web/testing/people.ts';
import { accepted } from '#web/testing/rides.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { measure } from '../show-booking.tsx';
import { ProposeChange } from './propose-change.tsx';

const second: RideView = {
  ...accepted,
  scheduledAt: '2030-05-06T07:30:00.000Z',
  order: {
    id: 'order-1',
    place: 2,
    count: 5,
    leg: null,
    weekdays: [1],
    lastDay: '2030-05-27',
    statuses: { pending: 0, accepted: 5, rejected: 0, in_progress: 0, completed: 0, cancelled: 0 },
    other: null,
  },
};

const line = (day: string, newPrice: string): FollowingChangeView['rides'][number] => ({
  id: `ride-${day}`,
  version: 4,
  step: 'ask',
  scheduledAt: `2030-05-${day}T07:30:00.000Z`,
  newScheduledAt: `2030-05-${day}T08:30:00.000Z`,
  price: '40.00',
  newPrice,
  priceToConfirm: false,
  quoteId: `quote-${day}`,
});

const view: FollowingChangeView = {
  rides: [line('06', '40.00'), line('13', '44.00')],
  left: [{ id: 'ride-20', scheduledAt: '2030-05-20T07:30:00.000Z', why: 'not_allowed' }],
  before: '80.00',
  after: '84.00',
};

const id = second.id;
const quotes = at(quoteFollowing, { id });

beforeEach(() => void measure());

function showProposal(ride = second) {
  const onClose = vi.fn();
  render(
    <PageStateContext value={{ user: chloe, settings, stripeEnabled: false, map }}>
      <QueryClientProvider client={createQueryClient({ user: chloe, settings })}>
        <ProposeChange ride={ride} onClose={onClose} />
        <Toasts />
      </QueryClientProvider>
    </PageStateContext>,
  );
  fireEvent.change(screen.getByLabelText('Date et heure de départ'), {
    target: { value: '2030-05-06T10:30' },
  });
  return { user: userEvent.setup(), onClose };
}

test('a driver proposes another hour for a date and those after it, at the price of all of them', async () => {
  answer(quotes, view);
  const sent = answer(at(changeFollowing, { id }), { ride: second, changed: 2 });
  const { user, onClose } = showProposal();

  await user.click(
    await screen.findByRole('radio', { name: /Celle-ci et les suivantes.*2\scourses, 84,00\s€/u }),
  );

  const rides = screen.getByRole('list', { name: 'Courses modifiées' });
  expect(within(rides).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/lun\. 20 mai\s: pas encore acceptée, ou confiée/u)).toBeVisible();
  expect(screen.getByText(/Prix TTC au lieu de 80,00\s€/u)).toBeVisible();
  expect(screen.getByText(/Les courses restent prévues/u)).toBeVisible();
  expect(screen.queryByText(/le chauffeur répond/iu)).toBeNull();
  await waitFor(() => expect(screen.getByText(/^84,00\s€$/u, { selector: 'b' })).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Envoyer la proposition (2 courses)' }));

  expect(await screen.findByText('Proposition envoyée')).toBeVisible();
  expect(onClose).toHaveBeenCalled();
  expect(sent).toMatchObject([
    {
      change: { scheduledAt: '2030-05-06T08:30:00.000Z' },
      rides: [
        { id: 'ride-06', version: 4, quoteId: 'quote-06' },
        { id: 'ride-13', version: 4, quoteId: 'quote-13' },
      ],
    },
  ]);
});

test('the price of all is enough, though that of one is not known yet', async () => {
  api.use(on(quoteTrip, () => delay('infinite')));
  answer(quotes, view);
  const sent = answer(at(changeFollowing, { id }), { ride: second, changed: 2 });
  const { user } = showProposal();
  await user.click(screen.getByRole('button', { name: 'Envoyer la proposition' }));
  expect(await screen.findByText('Le prix n’est pas encore connu. Réessayez dans un instant.')).toBeVisible();

  await user.click(await screen.findByRole('radio', { name: /Celle-ci et les suivantes.*2\scourses/u }));
  await user.click(await screen.findByRole('button', { name: 'Envoyer la proposition (2 courses)' }));

  expect(await screen.findByText('Proposition envoyée')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('for one date alone the others are not touched', async () => {
  answer(quotes, view);
  const sent = answer(at(requestChange, { id }), second);
  const { user } = showProposal();
  expect(await screen.findByRole('radio', { name: /Cette course/u })).toBeChecked();
  await screen.findByText(/72,10/u, { selector: 'b' });

  await user.click(screen.getByRole('button', { name: 'Envoyer la proposition' }));

  expect(await screen.findByText('Proposition envoyée')).toBeVisible();
  expect(sent).toMatchObject([{ scheduledAt: '2030-05-06T08:30:00.000Z' }]);
});

test('whose price has changed shows the new one, and is sent at it on the next press', async () => {
  answer(quotes, view);
  const { user } = showProposal();
  await screen.findByText(/72,10/u, { selector: 'b' });
  refuse(at(requestChange, { id }), 409, { code: 'quote_stale', message: 'Le prix a changé.' });
  measure({ price: '80.00', quoteId: 'second quote' });

  await user.click(screen.getByRole('button', { name: 'Envoyer la proposition' }));

  expect(await screen.findByText(/80,00/u, { selector: 'b' })).toBeVisible();
  const sent = answer(at(requestChange, { id }), second);
  await user.click(screen.getByRole('button', { name: 'Envoyer la proposition' }));
  expect(await screen.findByText('Proposition envoyée')).toBeVisible();
  expect(sent).toMatchObject([{ quoteId: 'second quote' }]);
});

test('that changed meanwhile says so', async () => {
  answer(quotes, view);
  refuse(at(changeFollowing, { id }), 409, {
    code: 'ride_changed',
    message: 'La course a été modifiée entre-temps.',
  });
  const { user } = showProposal();
  await user.click(await screen.findByRole('radio', { name: /Celle-ci et les suivantes.*2\scourses/u }));
  await screen.findByText(/72,10|84,00/u, { selector: 'b' });
  await user.click(screen.getByRole('button', { name: 'Envoyer la proposition (2 courses)' }));

  expect(await screen.findByText('La course a été modifiée entre-temps.')).toBeVisible();
});

test('for a ride to an unknown place has its price, and is sent', async () => {
  answer(quotes, view);
  const sent = answer(at(requestChange, { id }), second);
  const { user } = showProposal({ ...second, destinationLat: null, destinationLng: null });
  await screen.findByText(/72,10/u, { selector: 'b' });

  await user.click(screen.getByRole('button', { name: 'Envoyer la proposition' }));

  expect(await screen.findByText('Proposition envoyée')).toBeVisible();
  expect(sent).toMatchObject([{ destinationLat: null }]);
});

test('of the last date offers no choice', async () => {
  showProposal({ ...second, order: second.order && { ...second.order, place: 5 } });
  await screen.findByText(/72,10/u, { selector: 'b' });

  expect(screen.queryByRole('radio')).toBeNull();
});
