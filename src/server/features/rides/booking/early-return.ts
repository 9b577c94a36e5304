import type { BookOrder } from '#contract/rides/orders.ts';
import { returnTooEarly } from '#contract/sentences/ride-sentences.fr.ts';
import { isTooEarlyToReturn } from '#domain/order/return-ride.ts';
import { arrivalTime } from '#domain/ride/schedule.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import { AppError } from '#server/http/errors.ts';

/** Checks the ride that is priced next: a return cannot leave before the arrival of its outward ride. */
export function refuseEarlyReturn({ rides, withReturns }: BookOrder, prices: readonly Quote[]): void {
  const index = prices.length;
  const [outward, back] = [rides[index - 1], rides[index]];
  if (!withReturns || index % 2 === 0 || !outward || !back) return;
  const [outwardAt, minutes] = [new Date(outward.scheduledAt), prices[index - 1]?.minutes ?? 0];
  if (isTooEarlyToReturn(outwardAt, minutes, new Date(back.scheduledAt)))
    throw new AppError('return_too_early', { message: returnTooEarly(arrivalTime(outwardAt, minutes)) });
}
