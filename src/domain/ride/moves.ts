import { type Ability, may } from '../policy.ts';
import { type Actor, feeOf, isExpired, type RideFacts, type RideStatus } from './ride.ts';
import { isClientOf, isDriverOf } from './ride-policy.ts';
import { isJustStarted } from './start.ts';

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
] as const;

export type Move = (typeof moves)[number];

type By = 'any_driver' | 'own_driver' | 'client' | 'admin';
type Need =
  | 'not_expired'
  | 'open_request'
  | 'no_open_request'
  | 'just_started'
  | 'departure_passed'
  | 'fee_due';
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
    need: 'departure_passed',
    terms: 'with',
  },
  { move: 'waive_fee', from: 'cancelled', to: 'cancelled', by: 'own_driver', need: 'fee_due' },
  { move: 'complete', from: 'in_progress', to: 'completed', by: 'own_driver' },
];

export type MoveRefusal =
  | 'not_allowed'
  | 'wrong_status'
  | 'ride_expired'
  | 'cancellation_pending'
  | 'no_cancellation_request'
  | 'undo_too_late'
  | 'absent_too_early'
  | 'no_fee_due'
  | 'reason_required';

export type MoveRequest = { move: Move; actor: Actor; reason?: string | undefined; now: Date };
export type MoveResult = { ok: true; to: RideStatus } | { ok: false; refusal: MoveRefusal };

export function moveRide(ride: RideFacts, { move, actor, reason, now }: MoveRequest): MoveResult {
  const possible = rules.filter((rule) => rule.move === move && may(actor, abilityOf[rule.by]));
  if (possible.length === 0) return refused('not_allowed');
  const rule = possible.find((candidate) => isAbout(candidate, ride) && isActorOf(candidate.by, ride, actor));
  if (!rule) return refused('wrong_status');

  const missing = missingNeed(rule, ride, now);
  if (missing) return refused(missing);
  if (rule.needsReason && !reason?.trim()) return refused('reason_required');
  return { ok: true, to: rule.to };
}

/** The moves worth offering as buttons; a reason, when one is needed, is asked for afterwards. */
export function offeredMoves(ride: RideFacts, actor: Actor, now: Date): Move[] {
  return rules
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
      return may(actor, abilityOf.admin);
  }
}

function missingNeed({ need }: Rule, ride: RideFacts, now: Date): MoveRefusal | undefined {
  if (need === 'not_expired' && isExpired(ride, now)) return 'ride_expired';
  if (need === 'no_open_request' && ride.cancellationRequestedAt) return 'cancellation_pending';
  if (need === 'open_request' && !ride.cancellationRequestedAt) return 'no_cancellation_request';
  if (need === 'just_started' && !isJustStarted(ride, now)) return 'undo_too_late';
  if (need === 'departure_passed' && now < ride.scheduledAt) return 'absent_too_early';
  if (need === 'fee_due' && feeOf(ride) === 0) return 'no_fee_due';
  return undefined;
}

function refused(refusal: MoveRefusal): MoveResult {
  return { ok: false, refusal };
}
