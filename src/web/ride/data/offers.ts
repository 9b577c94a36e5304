import type { RideView } from '#contract/rides.ts';
import { type Move, offeredMoves } from '#domain/ride/moves.ts';
import { type Actor, isExpired } from '#domain/ride/ride.ts';
import { mayDuplicateRide, mayEditRide } from '#domain/ride/ride-policy.ts';
import { factsOf } from '../words/ride-facts.ts';

export type Offer = Move | 'edit' | 'duplicate';

/** The moves the rules allow now: a button is shown exactly when its offer exists. */
export function offersOf(ride: RideView, actor: Actor, now: Date): ReadonlySet<Offer> {
  const facts = factsOf(ride);
  return new Set<Offer>([
    ...offeredMoves(facts, actor, now),
    ...(mayEditRide(actor, facts, now) ? (['edit'] as const) : []),
    ...(mayDuplicateRide(actor, facts) ? (['duplicate'] as const) : []),
  ]);
}

export function hasExpired(ride: RideView, now: Date): boolean {
  return isExpired(factsOf(ride), now);
}
