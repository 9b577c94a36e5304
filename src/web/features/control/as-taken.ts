import type { RoadsideVoucherView } from '#contract/papers/vouchers.ts';
import type { QueuedStep } from '#web/offline/waiting-steps.ts';

/** The vouchers with the steps that still wait for the network applied. */
export function asTaken(
  vouchers: readonly RoadsideVoucherView[],
  steps: readonly QueuedStep[],
): RoadsideVoucherView[] {
  return vouchers.map((voucher) => {
    const own = steps.filter(({ rideId }) => rideId === voucher.rideId);
    if (own.some(({ step }) => step === 'start') && voucher.rideStatus === 'accepted')
      return { ...voucher, rideStatus: 'in_progress' };
    return { ...voucher, steppedAt: own.at(-1)?.at ?? voucher.steppedAt };
  });
}
