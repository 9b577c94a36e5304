import { type Ability, may } from '../policy.ts';
import { isJustTold, isTooEarlyToLand } from './landing.ts';
import { type Actor, feeOf, isExpired, type RideFacts, type RideStatus } from './ride.ts';
import { isClientOf, isDriverOf } from './ride-policy.ts';
import { isJustStarted } from './start.ts';
import { isJustTaken } from './way.ts';

export const moves = [
  'accept',
  'reject',
  'start',
  'undo_start',
  'complete',
  'cancel',
  'request_cancellation',
  'withdraw_cancellation',
  'refuse_cancellation',
  'approve_cancellation',
  'hand_over',
  'absent',
  'waive_fee',
  'set_off',
  'undo_set_off',
  'arrive',
  'undo_arrive',
  'contest_price',
  'waive_raise',
  'keep_raise',
  'land',
  'undo_land',
  'collect_luggage',
  'undo_luggage',
] as const;

export type Move = (typeof moves)[number];

/** `away_admin`: an admin in the place of a driver who is blocked or no driver any more. */
type By = 'any_driver' | 'own_driver' | 'client' | 'admin' | 'away_admin';
type Need =
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
type Rule = {
  move: Move;
  from: RideStatus;
  to: RideStatus;
  by: By;
  need?: Need;
  needsReason?: true;
  /** Only for rides ordered under cancellation terms, or only for others. */
  terms?: 'with' | 'without';
};

/** The whole life of a ride. A move that is not listed here does not exist. */
const rules: readonly Rule[] = [
  { move: 'accept', from: 'pending', to: 'accepted', by: 'any_driver', need: 'not_expired' },
  { move: 'reject', from: 'pending', to: 'rejected', by: 'any_driver', needsReason: true },
  { move: 'cancel', from: 'pending', to: 'cancelled', by: 'client' },
  { move: 'start', from: 'accepted', to: 'in_progress', by: 'own_driver', need: 'no_open_request' },
  {
    move: 'cancel',
    from: 'accepted',
    to: 'cancelled',
    by: 'own_driver',
    need: 'no_open_request',
    needsReason: true,
  },
  { move: 'cancel', from: 'accepted', to: 'cancelled', by: 'client', terms: 'with' },
  {
    move: 'request_cancellation',
    from: 'accepted',
    to: 'accepted',
    by: 'client',
    need: 'no_open_request',
    terms: 'without',
  },
  { move: 'withdraw_cancellation', from: 'accepted', to: 'accepted', by: 'client', need: 'open_request' },
  { move: 'refuse_cancellation', from: 'accepted', to: 'accepted', by: 'own_driver', need: 'open_request' },
  { move: 'approve_cancellation', from: 'accepted', to: 'cancelled', by: 'own_driver', need: 'open_request' },
  { move: 'undo_start', from: 'in_progress', to: 'accepted', by: 'own_driver', need: 'just_started' },
  { move: 'hand_over', from: 'accepted', to: 'accepted', by: 'admin' },
  {
    move: 'absent',
    from: 'accepted',
    to: 'cancelled',
    by: 'own_driver',
    need: 'nobody_came',
    terms: 'with',
  },
  { move: 'waive_fee', from: 'cancelled', to: 'cancelled', by: 'own_driver', need: 'fee_due' },
  { move: 'waive_fee', from: 'cancelled', to: 'cancelled', by: 'away_admin', need: 'fee_due' },
  { move: 'complete', from: 'in_progress', to: 'completed', by: 'own_driver' },
  { move: 'set_off', from: 'accepted', to: 'accepted', by: 'own_driver', need: 'not_set_off' },
  { move: 'undo_set_off', from: 'accepted', to: 'accepted', by: 'own_driver', need: 'just_set_off' },
  { move: 'arrive', from: 'accepted', to: 'accepted', by: 'own_driver', need: 'not_arrived' },
  { move: 'undo_arrive', from: 'accepted', to: 'accepted', by: 'own_driver', need: 'just_arrived' },
  {
    move: 'contest_price',
    from: 'completed',
    to: 'completed',
    by: 'client',
    need: 'raise_open',
    needsReason: true,
  },
  ...(['waive_raise', 'keep_raise'] as const).flatMap((move) =>
    (['own_driver', 'admin'] as const).map(
      (by): Rule => ({ move, from: 'completed', to: 'completed', by, need: 'raise_contested' }),
    ),
  ),
  { move: 'land', from: 'accepted', to: 'accepted', by: 'client', need: 'not_landed' },
  { move: 'undo_land', from: 'accepted', to: 'accepted', by: 'client', need: 'just_landed' },
  { move: 'collect_luggage', from: 'accepted', to: 'accepted', by: 'client', need: 'no_luggage' },
  { move: 'undo_luggage', from: 'accepted', to: 'accepted', by: 'client', need: 'just_luggage' },
];

export type MoveRefusal =
  | 'not_allowed'
  | 'wrong_status'
  | 'ride_expired'
  | 'cancellation_pending'
  | 'no_cancellation_request'
  | 'undo_too_late'
  | 'absent_too_early'
  | 'landing_too_early'
  | 'no_fee_due'
  | 'raise_settled'
  | 'reason_required';

export type MoveRequest = {
  move: Move;
  actor: Actor;
  reason?: string | undefined;
  now: Date;
  /** The driver of the ride is blocked, or no driver any more. */
  driverIsAway?: boolean;
};
export type MoveResult = { ok: true; to: RideStatus } | { ok: false; refusal: MoveRefusal };

export function moveRide(ride: RideFacts, request: MoveRequest): MoveResult {
  const { move, actor, reason, now, driverIsAway = false } = request;
  const possible = rules.filter(
    ({ move: ruled, by }) =>
      ruled === move && may(actor, abilityOf[by]) && (by !== 'away_admin' || driverIsAway),
  );
  if (possible.length === 0) return refused('not_allowed');
  const rule = possible.find((candidate) => isAbout(candidate, ride) && isActorOf(candidate.by, ride, actor));
  if (!rule) return refused('wrong_status');

  const missing = missingNeed(rule, ride, now);
  if (missing) return refused(missing);
  if (rule.needsReason && !reason?.trim()) return refused('reason_required');
  return { ok: true, to: rule.to };
}

/** The moves worth offering as buttons; a reason, when one is needed, is asked for afterwards. */
export function offeredMoves(
  ride: RideFacts,
  actor: Actor,
  now: Date,
  { driverIsAway = false } = {},
): Move[] {
  return rules
    .filter(({ by }) => by !== 'away_admin' || driverIsAway)
    .filter((rule) => isAbout(rule, ride) && isActorOf(rule.by, ride, actor) && !missingNeed(rule, ride, now))
    .map((rule) => rule.move);
}

export function needsReason(move: Move, from: RideStatus): boolean {
  return rules.some((rule) => rule.move === move && rule.from === from && rule.needsReason);
}

const abilityOf: Record<By, Ability> = {
  client: 'book_rides',
  any_driver: 'answer_requests',
  own_driver: 'drive',
  admin: 'administer',
  away_admin: 'settle_for_drivers',
};

function isAbout({ from, terms }: Rule, ride: RideFacts): boolean {
  return from === ride.status && (terms === undefined || (terms === 'with') === Boolean(ride.terms));
}

function isActorOf(by: By, ride: RideFacts, actor: Actor): boolean {
  switch (by) {
    case 'client':
      return isClientOf(actor, ride);
    case 'any_driver':
      return may(actor, abilityOf.any_driver);
    case 'own_driver':
      return isDriverOf(actor, ride);
    case 'admin':
    case 'away_admin':
      return may(actor, abilityOf[by]);
  }
}

function missingNeed({ need }: Rule, ride: RideFacts, now: Date): MoveRefusal | undefined {
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

/** A driver who is there waits as long as it is free; without that, the departure must have passed. */
function missingAbsence(
  { scheduledAt, arrivedAt, freeUntil }: RideFacts,
  now: Date,
): MoveRefusal | undefined {
  const from = arrivedAt && freeUntil ? freeUntil : scheduledAt;
  return now < from ? 'absent_too_early' : undefined;
}

function missingStep(need: Need | undefined, ride: RideFacts, now: Date): MoveRefusal | undefined {
  if (need === 'just_set_off' && !isJustTaken('on_the_way', ride, now)) return 'undo_too_late';
  if (need === 'just_arrived' && !isJustTaken('arrived', ride, now)) return 'undo_too_late';
  if (need !== 'not_set_off' && need !== 'not_arrived') return undefined;
  if (ride.cancellationRequestedAt) return 'cancellation_pending';
  if (need === 'not_arrived' && !ride.onTheWayAt) return 'wrong_status';
  return (need === 'not_set_off' ? ride.onTheWayAt : ride.arrivedAt) ? 'wrong_status' : undefined;
}

function missingSign(need: Need | undefined, ride: RideFacts, now: Date): MoveRefusal | undefined {
  const { landing } = ride;
  if (need === 'just_landed' && !isJustTold('landed', ride, now)) return 'undo_too_late';
  if (need === 'just_luggage' && !isJustTold('luggage', ride, now)) return 'undo_too_late';
  if (need === 'no_luggage' && (!landing?.landedAt || landing.luggageAt)) return 'wrong_status';
  if (need !== 'not_landed') return undefined;
  if (!landing || landing.landedAt) return 'wrong_status';
  return isTooEarlyToLand(ride, now) ? 'landing_too_early' : undefined;
}

function refused(refusal: MoveRefusal): MoveResult {
  return { ok: false, refusal };
}
