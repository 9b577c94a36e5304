import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { payRide } from '#contract/money/payments.calls.ts';
import type { PayRideBody } from '#contract/money/payments.ts';
import type { PublicSettings } from '#contract/platform/settings.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { api, at, on } from '#web/testing/api.ts';
import { amelie } from '#web/testing/people.ts';
import { accepted, inHours } from '#web/testing/rides.ts';
import { visit } from '#web/testing/visit.tsx';

export const paid: Partial<RideView> = {
  paymentStatus: 'paid',
  paymentMethod: 'paypal',
  paymentId: 'P-2026-000431',
  paidAt: inHours(-1),
};

const unpaid: Partial<RideView> = {
  paymentStatus: 'unpaid',
  paymentMethod: null,
  paymentId: null,
  paidAt: null,
};

/** PayPal's script is not loaded in tests about other methods. */
const onlyCash: Partial<PublicSettings> = { enablePaypalPayments: 'false' };

/** Opens the payment page with a stand-in server that has one ride and records the cash declarations. */
export function openPayment(
  changes: Partial<RideView> = {},
  settings: Partial<PublicSettings> = onlyCash,
  search = '',
) {
  const kept = { ride: { ...accepted, ...changes } };
  const received: unknown[] = [];
  api.use(
    on(at(getRide, { id: 'ride-12' }), () => HttpResponse.json(kept.ride)),
    on(at(payRide, { id: 'ride-12' }), async ({ request }) => {
      const body = (await request.json()) as PayRideBody;
      received.push(body);
      const { paymentStatus } = body;
      kept.ride = {
        ...kept.ride,
        ...(paymentStatus === 'paid' ? { ...paid, paymentMethod: 'cash' } : unpaid),
      };
      return HttpResponse.json(kept.ride);
    }),
  );
  const shown = visit(`/payment/ride-12${search}`, { as: amelie, settings });
  return { ...shown, kept, received };
}

export const payButton = () => screen.findByRole('button', { name: /^Payer 42,50\s€$/u });
