import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { CancelRideBody } from '#contract/rides/move-bodies.ts';
import { cancelRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { api, on } from '#web/testing/api.ts';
import { accepted, inHours } from '#web/testing/rides.ts';
import { show } from '#web/testing/show.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

const termed: RideView = {
  ...accepted,
  cancellationTerms: { freeHours: 24, latePercent: 50, absencePercent: 100 },
};

function open(ride: RideView) {
  const sent: CancelRideBody[] = [];
  api.use(
    on(cancelRide, async ({ request }) => {
      sent.push((await request.json()) as CancelRideBody);
      return HttpResponse.json({ ...ride, status: 'cancelled' });
    }),
  );
  const nothing = () => {};
  const { user } = show(
    <CancelDialog ride={ride} open onClose={nothing} onDone={nothing} now={new Date()} />,
  );
  return { user, sent };
}

test('late, what is due is said before the button, and sent with the cancellation', async () => {
  const { user, sent } = open(termed);

  expect(screen.getByText(/21,25\s€ resteraient dus/u)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annuler la course' }));

  await expect.poll(() => sent).toEqual([{ fee: '21.25' }]);
});

test('of a paid ride the rest is said to go back', () => {
  open({ ...termed, paymentStatus: 'paid', paymentMethod: 'paypal', paidAmount: '42.50' });

  expect(screen.getByText(/Le reste, 21,25\s€, vous est rendu/u)).toBeVisible();
});

test('in time it is free, and the moment is said', async () => {
  const { user, sent } = open({ ...termed, scheduledAt: inHours(72) });

  expect(screen.getByText(/^Annulation gratuite jusqu’au/u)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annuler la course' }));

  await expect.poll(() => sent).toEqual([{ fee: '0.00' }]);
});

test('without terms it is asked for, as before', () => {
  open(accepted);

  expect(screen.getByRole('button', { name: 'Demander l’annulation' })).toBeVisible();
  expect(screen.queryByText(/resteraient dus/u)).toBeNull();
});
