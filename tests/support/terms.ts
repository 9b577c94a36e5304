import type { BookRideBody } from '#contract/rides/booking-bodies.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { agreedRide } from './bookings.ts';
import { approvesPaypal, opensCheckout, type PaymentWorld, settles } from './payments.ts';
import type { Person } from './people.ts';

/** Free until a day before, then half the price; the full price for an absence. */
export const DAY_HALF_ALL = '24/50/100';

/** The clock of the world is at 2026-05-04 07:30 UTC: these rides leave within the day, and in three days. */
export const soon: Partial<BookRideBody> = { scheduledAt: '2026-05-04T12:00:00.000Z' };
export const inThreeDays: Partial<BookRideBody> = { scheduledAt: '2026-05-07T12:00:00.000Z' };

export async function termedRide(
  { amelie, chloe }: { amelie: Person; chloe: Person },
  change: Partial<BookRideBody> = soon,
  cancellationTerms = DAY_HALF_ALL,
): Promise<RideView> {
  await chloe.savesSettings({ cancellationTerms });
  return await agreedRide(amelie, chloe, change);
}

export const ways = ['nobody', 'paypal', 'stripe', 'cash'] as const;
export type Way = (typeof ways)[number];

/** The client pays what is due this way, and it is confirmed. */
export async function paysBy(paymentWorld: PaymentWorld, way: Way, ride: RideView): Promise<void> {
  const { amelie, chloe, stripe, world } = paymentWorld;
  switch (way) {
    case 'nobody':
      return;
    case 'paypal':
      await amelie.capturesPaypalOrder(await approvesPaypal(paymentWorld, amelie, ride));
      return;
    case 'stripe':
      stripe.pay(await opensCheckout(paymentWorld, amelie, ride));
      return await settles(world);
    case 'cash':
      await amelie.paysCash(ride);
      await chloe.confirmsCash(ride);
  }
}
