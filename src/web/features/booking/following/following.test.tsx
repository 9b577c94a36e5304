import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeFollowing, quoteFollowing, requestChange } from '#contract/rides/change-requests.calls.ts';
import type { FollowingChangeView } from '#contract/rides/order-changes.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { storeEditRequest } from '#web/signals/ride-in-form.ts';
import { answer, at, refuse } from '#web/testing/api.ts';
import { accepted } from '#web/testing/rides.ts';
import { measure, showBooking } from '../show-booking.tsx';

const second: RideView = {
  ...accepted,
  id: 'ride-12',
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

const line = (day: string, price: string, newPrice: string): FollowingChangeView['rides'][number] => ({
  id: `ride-${day}`,
  version: 4,
  step: 'ask',
  scheduledAt: `2030-05-${day}T07:30:00.000Z`,
  newScheduledAt: `2030-05-${day}T08:30:00.000Z`,
  price,
  newPrice,
  priceToConfirm: false,
  quoteId: `quote-${day}`,
});

const view: FollowingChangeView = {
  rides: [line('06', '40.00', '40.00'), line('13', '40.00', '44.00')],
  left: [{ id: 'ride-20', scheduledAt: '2030-05-20T07:30:00.000Z', why: 'ride_paid' }],
  before: '80.00',
  after: '84.00',
};

const quotes = at(quoteFollowing, { id: 'ride-12' });

beforeEach(() => {
  measure();
  answer(at(getRide, { id: 'ride-12' }), second);
});

async function openRecap(ride: RideView = second) {
  storeEditRequest(ride);
  const { user } = showBooking();
  await user.click(screen.getByRole('button', { name: 'Vérifier et modifier' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Vérifiez votre course' }) };
}

describe('changing a ride of a series', () => {
  test('is meant for this ride unless someone says otherwise', async () => {
    answer(quotes, view);
    const asked = answer(at(requestChange, { id: 'ride-12' }), second);
    const { user, dialog } = await openRecap();

    expect(await within(dialog).findByRole('radio', { name: /Cette course/u })).toBeChecked();
    const button = within(dialog).getByRole('button', { name: 'Demander la modification' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);

    expect(await screen.findByText('Demande de modification envoyée')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('and those after it says each price, the sum, and what stays and why; all are sent as shown', async () => {
    const quoted = answer(quotes, view);
    const sent = answer(at(changeFollowing, { id: 'ride-12' }), { ride: second, changed: 2 });
    const { user, dialog } = await openRecap();

    const choice = await within(dialog).findByRole('radio', {
      name: /Celle-ci et les suivantes.*2\scourses, 84,00\s€ au lieu de 80,00\s€/u,
    });
    await user.click(choice);

    const rides = within(dialog).getByRole('list', { name: 'Courses modifiées' });
    expect(within(rides).getAllByRole('listitem')).toHaveLength(2);
    expect(rides).toHaveTextContent(/10:30.*40,00\s€\s44,00\s€/u);
    expect(dialog).toHaveTextContent(
      /1\scourse reste telle quellelun\. 20 mai\s: déjà payée, à un autre prix/u,
    );
    expect(dialog).toHaveTextContent(/Total TTC\s?84,00\s€/u);
    expect(await within(dialog).findByRole('heading', { name: /Prix des 2\scourses/u })).toBeVisible();
    expect(dialog).toHaveTextContent(/Ancien prix\s?80,00\s€Nouveau prix\s?84,00\s€/u);
    expect(dialog).not.toHaveTextContent('Prix de la course');
    const button = within(dialog).getByRole('button', { name: 'Demander pour les 2 courses' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);

    expect(await screen.findByText('Demande de modification envoyée')).toBeVisible();
    expect(quoted[0]).not.toHaveProperty('quoteId');
    expect(sent[0]).toMatchObject({
      rides: [
        { id: 'ride-06', version: 4, quoteId: 'quote-06' },
        { id: 'ride-13', version: 4, quoteId: 'quote-13' },
      ],
    });
  });

  test.each([
    ['ride_changed', 'La course a été modifiée entre-temps.'],
    ['quote_stale', 'Le prix a changé. Vérifiez le nouveau prix avant de confirmer.'],
    ['moment_taken', 'Ce moment n’est plus disponible.'],
  ])('that was refused with %s shows what holds now, and sends that', async (code, message) => {
    answer(quotes, view);
    refuse(at(changeFollowing, { id: 'ride-12' }), 409, { code, message });
    const { user, dialog } = await openRecap();
    await user.click(await within(dialog).findByRole('radio', { name: /Celle-ci et les suivantes/u }));
    const button = within(dialog).getByRole('button', { name: 'Demander pour les 2 courses' });
    await waitFor(() => expect(button).toBeEnabled());
    const now = { ...line('13', '40.00', '46.00'), version: 5, quoteId: 'quote-now' };
    answer(quotes, { ...view, rides: [line('06', '40.00', '40.00'), now], after: '86.00' });

    await user.click(button);

    expect(await within(dialog).findByText(message)).toBeVisible();
    await waitFor(() => expect(dialog).toHaveTextContent(/Total TTC\s?86,00\s€/u));
    const sent = answer(at(changeFollowing, { id: 'ride-12' }), { ride: second, changed: 2 });
    await user.click(button);
    await waitFor(() =>
      expect(sent[0]).toMatchObject({ rides: [{ id: 'ride-06' }, { version: 5, quoteId: 'quote-now' }] }),
    );
  });

  test('cannot be sent for all while their prices are not known, and says why', async () => {
    refuse(quotes, 409, { code: 'change_empty', message: 'Rien n’est changé.' });
    const { user, dialog } = await openRecap();

    await user.click(await within(dialog).findByRole('radio', { name: /Celle-ci et les suivantes/u }));

    expect(await within(dialog).findByText('Rien n’est changé.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Demander la modification' })).toBeDisabled();
  });

  test('offers no choice for the last date, nor for a ride ordered alone', async () => {
    const last = { ...second, order: second.order && { ...second.order, place: 5 } };
    const { dialog } = await openRecap(last);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Demander la modification' })).toBeEnabled(),
    );

    expect(within(dialog).queryByRole('radio')).toBeNull();
  });
});
