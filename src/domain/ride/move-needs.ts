import { isJustReported, isTooEarlyToLand } from './landing.ts';
import { feeOf, isExpired, type RideFacts } from './ride.ts';
import { isJustStarted } from './start.ts';
import { isJustTaken } from './way.ts';

export type Need =
  | 'not_expired'
  | 'open_request'
  | 'no_open_request'
  | 'just_started'
  | 'nobody_came'
  | 'fee_due'
  | 'raise_open'
  | 'raise_contested'
  | 'not_set_off'
  | 'just_set_off'
  | 'not_arrived'
  | 'just_arrived'
  | 'not_landed'
  | 'just_landed'
  | 'no_luggage'
  | 'just_luggage';

export type MissingNeed =
  | 'wrong_status'
  | 'ride_expired'
  | 'cancellation_pending'
  | 'no_cancellation_request'
  | 'undo_too_late'
  | 'absent_too_early'
  | 'landing_too_early'
  | 'no_fee_due'
  | 'raise_settled';

/** The refusal code of what a move lacks beside the right status and actor. */
export function missingNeed(need: Need | undefined, ride: RideFacts, now: Date): MissingNeed | undefined {
  if (need === 'not_expired' && isExpired(ride, now)) return 'ride_expired';
  if (need === 'no_open_request' && ride.cancellationRequestedAt) return 'cancellation_pending';
  if (need === 'open_request' && !ride.cancellationRequestedAt) return 'no_cancellation_request';
  if (need === 'just_started' && !isJustStarted(ride, now)) return 'undo_too_late';
  if (need === 'nobody_came') return missingAbsence(ride, now);
  if (need === 'fee_due' && feeOf(ride) === 0) return 'no_fee_due';
  if (need === 'raise_open' && ride.raise !== 'open') return 'raise_settled';
  if (need === 'raise_contested' && ride.raise !== 'contested') return 'raise_settled';
  return missingStep(need, ride, now) ?? missingSign(need, ride, now);
}

/** No client is absent before the free waiting ends, even if the driver never reported the arrival. */
function missingAbsence({ scheduledAt, freeUntil }: RideFacts, now: Date): MissingNeed | undefined {
  return now < (freeUntil ?? scheduledAt) ? 'absent_too_early' : undefined;
}

function missingStep(need: Need | undefined, ride: RideFacts, now: Date): MissingNeed | undefined {
  if (need === 'just_set_off' && !isJustTaken('on_the_way', ride, now)) return 'undo_too_late';
  if (need === 'just_arrived' && !isJustTaken('arrived', ride, now)) return 'undo_too_late';
  if (need !== 'not_set_off' && need !== 'not_arrived') return undefined;
  if (ride.cancellationRequestedAt) return 'cancellation_pending';
  if (need === 'not_arrived' && !ride.onTheWayAt) return 'wrong_status';
  return (need === 'not_set_off' ? ride.onTheWayAt : ride.arrivedAt) ? 'wrong_status' : undefined;
}

function missingSign(need: Need | undefined, ride: RideFacts, now: Date): MissingNeed | undefined {
  const { landing } = ride;
  if (need === 'just_landed' && !isJustReported('landed', ride, now)) return 'undo_too_late';
  if (need === 'just_luggage' && !isJustReported('luggage', ride, now)) return 'undo_too_late';
  if (need === 'no_luggage' && (!landing?.landedAt || landing.luggageAt)) return 'wrong_status';
  if (need !== 'not_landed') return undefined;
  if (!landing || landing.landedAt) return 'wrong_status';
  return isTooEarlyToLand(ride, now) ? 'landing_too_early' : undefined;
}
