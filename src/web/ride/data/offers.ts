import { changeFactsIn } from '#contract/rides/change-facts.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { offeredMoves } from '#domain/ride/allowed-moves.ts';
import { type ChangeMove, offeredChanges } from '#domain/ride/change-request.ts';
import type { Move } from '#domain/ride/moves.ts';
import { type Actor, isExpired } from '#domain/ride/ride.ts';
import { mayChangePassenger, mayDuplicateRide, mayEditRide } from '#domain/ride/ride-policy.ts';
import { factsOf } from '../words/ride-facts.ts';

export type Offer = Move | ChangeMove | 'change_passenger' | 'edit' | 'duplicate';

/** The moves the rules allow now: a button is shown exactly when its offer exists. */
export function offersOf(
  ride: RideView,
  actor: Actor,
  now: Date,
  driverState: { driverIsUnable?: boolean } = {},
): ReadonlySet<Offer> {
  const facts = factsOf(ride);
  return new Set<Offer>([
    ...offeredMoves(facts, actor, now, driverState),
    ...offeredChanges(facts, { change: changeFactsIn(ride), actor, now }),
    ...(mayChangePassenger(actor, facts, now) ? (['change_passenger'] as const) : []),
    ...(mayEditRide(actor, facts, now) ? (['edit'] as const) : []),
    ...(mayDuplicateRide(actor, facts) ? (['duplicate'] as const) : []),
  ]);
}

export function hasExpired(ride: RideView, now: Date): boolean {
  return isExpired(factsOf(ride), now);
}
