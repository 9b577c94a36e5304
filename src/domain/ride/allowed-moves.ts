import { type Ability, may } from '../policy.ts';
import { type MissingNeed, missingNeed } from './move-needs.ts';
import { type By, type Move, type Rule, rules } from './moves.ts';
import type { Actor, RideFacts, RideStatus } from './ride.ts';
import { isClientOf, isDriverOf } from './ride-policy.ts';

export type MoveRefusal = MissingNeed | 'not_allowed' | 'reason_required';

export type MoveRequest = {
  move: Move;
  actor: Actor;
  reason?: string | undefined;
  now: Date;
  /** The driver of the ride is blocked, or no driver any more. */
  driverIsUnable?: boolean;
};
export type MoveResult = { ok: true; to: RideStatus } | { ok: false; refusal: MoveRefusal };

export function moveRide(ride: RideFacts, request: MoveRequest): MoveResult {
  const { move, actor, reason, now, driverIsUnable = false } = request;
  const possible = rules.filter(
    ({ move: ruled, by }) =>
      ruled === move && may(actor, abilityOf[by]) && (by !== 'admin_for_driver' || driverIsUnable),
  );
  if (possible.length === 0) return refused('not_allowed');
  const rule = possible.find((candidate) => isAbout(candidate, ride) && isActorOf(candidate.by, ride, actor));
  if (!rule) return refused('wrong_status');

  const missing = missingNeed(rule.need, ride, now);
  if (missing) return refused(missing);
  if (rule.needsReason && !reason?.trim()) return refused('reason_required');
  return { ok: true, to: rule.to };
}

/** The moves worth offering as buttons; a reason, when one is needed, is asked for afterwards. */
export function offeredMoves(
  ride: RideFacts,
  actor: Actor,
  now: Date,
  { driverIsUnable = false } = {},
): Move[] {
  return rules
    .filter(({ by }) => by !== 'admin_for_driver' || driverIsUnable)
    .filter(
      (rule) => isAbout(rule, ride) && isActorOf(rule.by, ride, actor) && !missingNeed(rule.need, ride, now),
    )
    .map((rule) => rule.move);
}

const abilityOf: Record<By, Ability> = {
  client: 'book_rides',
  any_driver: 'answer_requests',
  own_driver: 'drive',
  admin: 'administer',
  admin_for_driver: 'settle_for_drivers',
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
    case 'admin_for_driver':
      return may(actor, abilityOf[by]);
  }
}

function refused(refusal: MoveRefusal): MoveResult {
  return { ok: false, refusal };
}
