import type { RoadsideVoucherView } from '#contract/papers/vouchers.ts';
import type { QueuedStep } from '#web/offline/waiting-steps.ts';

/** The vouchers as their driver left the rides, also with the steps that wait for the network. */
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
