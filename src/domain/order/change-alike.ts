import { type ChangeRefusal, type ChangeRequest, changeRefusal } from '../ride/change-request.ts';
import type { Actor, RideFacts } from '../ride/ride.ts';
import { mayEditRide } from '../ride/ride-policy.ts';
import { addDays } from '../time/calendar.ts';
import { parisLocal } from '../time/paris.ts';
import type { Leg, PlaceInOrder } from './order.ts';
import { daysBetween, parisMoment } from './series.ts';

type Place = PlaceInOrder & { leg: Leg | null };

/** The rides that 'celle-ci et les suivantes' changes: same leg, from this one on. A return has an hour of its own. */
export function isChangedAlike(chosen: Place, other: Place): boolean {
  return other.leg === chosen.leg && other.place >= chosen.place;
}

/** Moves another date of the series by as many days, to the same wall-clock time in Paris. */
export function movedAlike(other: Date, { from, to }: { from: Date; to: Date }): Date {
  if (from.getTime() === to.getTime()) return other;
  const [before, after] = [parisLocal(from), parisLocal(to)];
  const day = addDays(parisLocal(other).slice(0, 10), daysBetween(before, after));
  return parisMoment(`${day}${after.slice(10)}`);
}

export type ChangeStep = 'edit' | 'ask';

/** A pending request is edited at once, an accepted ride needs a change request; any other is refused. */
export function stepOfChange(
  ride: RideFacts,
  situation: { change: ChangeRequest | null | undefined; actor: Actor; now: Date },
): { step: ChangeStep } | { refusal: ChangeRefusal } {
  if (mayEditRide(situation.actor, ride, situation.now)) return { step: 'edit' };
  const refusal = changeRefusal('request_change', ride, situation);
  return refusal ? { refusal } : { step: 'ask' };
}
