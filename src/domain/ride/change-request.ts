import type { Actor, RideFacts, RideStatus } from './ride.ts';
import { isClientOf, isDriverOf } from './ride-policy.ts';

/** Who asked for the change: the client, or the driver as a proposal. */
export const changeSides = ['client', 'driver'] as const;
export type ChangeSide = (typeof changeSides)[number];

export const changeMoves = ['request_change', 'withdraw_change', 'refuse_change', 'accept_change'] as const;
export type ChangeMove = (typeof changeMoves)[number];

/** A refused one is kept for display only. `scheduledAt` is the departure that it asks for. */
export type ChangeRequest = { askedBy: ChangeSide; refusedAt: Date | null; scheduledAt: Date };

export type ChangeRefusal =
  | 'not_allowed'
  | 'wrong_status'
  | 'change_too_late'
  | 'change_pending'
  | 'no_change_request'
  | 'cancellation_pending';

/** A change request ends when the ride starts or is cancelled, and at the first of both departures. */
export function isOpenChange(
  { status, scheduledAt }: Pick<RideFacts, 'status' | 'scheduledAt'>,
  change: ChangeRequest | null | undefined,
  now: Date,
): boolean {
  if (!change || change.refusedAt !== null || status !== 'accepted') return false;
  return now < scheduledAt && now < change.scheduledAt;
}

/** Undefined if the move is allowed: the other side accepts or refuses a change, only the asker withdraws it. */
export function changeRefusal(
  move: ChangeMove,
  ride: RideFacts,
  { change, actor, now }: { change: ChangeRequest | null | undefined; actor: Actor; now: Date },
): ChangeRefusal | undefined {
  const side = sideOf(actor, ride);
  if (!side) return 'not_allowed';
  if (ride.status !== 'accepted') return 'wrong_status';
  if (now >= ride.scheduledAt) return 'change_too_late';
  const isOpen = isOpenChange(ride, change, now);
  if (move === 'request_change') {
    if (isOpen) return 'change_pending';
    return ride.cancellationRequestedAt ? 'cancellation_pending' : undefined;
  }
  if (!isOpen) return 'no_change_request';
  const isOwn = change?.askedBy === side;
  return (move === 'withdraw_change') === isOwn ? undefined : 'not_allowed';
}

/** Whose open change request an event of the ride closes. The next driver has proposed nothing. */
export function changesEndedBy(
  event: string,
  from: RideStatus | null,
  to: RideStatus,
): readonly ChangeSide[] {
  if (from !== 'accepted') return [];
  if (to !== 'accepted' || event === 'request_cancellation') return changeSides;
  return event === 'hand_over' ? ['driver'] : [];
}

export function offeredChanges(
  ride: RideFacts,
  situation: { change: ChangeRequest | null | undefined; actor: Actor; now: Date },
): ChangeMove[] {
  return changeMoves.filter((move) => changeRefusal(move, ride, situation) === undefined);
}

export function sideOf(actor: Actor, ride: RideFacts): ChangeSide | undefined {
  if (isClientOf(actor, ride)) return 'client';
  return isDriverOf(actor, ride) ? 'driver' : undefined;
}
