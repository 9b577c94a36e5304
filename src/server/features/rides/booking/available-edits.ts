import type { EditRide } from '#contract/rides/booking-bodies.ts';
import type { ErrorCode } from '#contract/sentences/messages.fr.ts';
import type { Deps } from '#server/deps.ts';
import {
  areToConfirm,
  checkDepartures,
  type WantedDeparture,
  wantedDeparture,
  whyImpossible,
} from '#server/features/availability/index.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import type { RideWithPeople } from '../reading/ride-repository.ts';

type Edit = { ride: RideWithPeople; body: EditRide; price: Quote; isFollowing?: boolean };

/**
 * The prices of pending rides that change, to confirm outside the hours. Another trip or time is checked like an order;
 * what stays as it is was possible when it was ordered.
 */
export async function availableEdits(deps: Deps, edits: readonly Edit[]): Promise<Quote[]> {
  const checked = await checkDepartures(deps, edits.filter(isElsewhere).map(wantedBy));
  const kept = await areToConfirm(deps, edits.filter((edit) => !isElsewhere(edit)).map(wantedBy));
  return edits.map((edit) => {
    const toConfirm = isElsewhere(edit) ? checked.shift()?.toConfirm : kept.shift();
    return toConfirm ? { ...edit.price, toConfirm } : edit.price;
  });
}

/** Why each of these edits would be refused; null where it would not. */
export async function whyImpossibleEdits(deps: Deps, edits: readonly Edit[]): Promise<(ErrorCode | null)[]> {
  const why = await whyImpossible(deps, edits.filter(isElsewhere).map(wantedBy));
  return edits.map((edit) => (isElsewhere(edit) ? (why.shift() ?? null) : null));
}

function wantedBy({ ride, body, price, isFollowing = false }: Edit): WantedDeparture {
  const isUnmoved = !isMoved(ride, body);
  return { ...wantedDeparture(new Date(body.scheduledAt), price), isUnmoved, isFollowing };
}

/** Whether time or trip change. A duration that was only measured anew is no other trip. */
function isElsewhere({ ride, body, price }: Edit): boolean {
  return (
    isMoved(ride, body) ||
    body.pickupAddress !== ride.pickup_address ||
    (body.destinationAddress || body.pickupAddress) !== ride.destination_address ||
    (price.asked.hours ?? null) !== ride.hire_hours ||
    stopsText(price.asked.stops ?? []) !== stopsText(ride.stops)
  );
}

function isMoved(ride: RideWithPeople, body: EditRide): boolean {
  return new Date(body.scheduledAt).getTime() !== ride.scheduled_at.getTime();
}

function stopsText(
  stops: readonly { address?: string | null | undefined; waitingMinutes: number }[],
): string {
  return JSON.stringify(stops.map(({ address, waitingMinutes }) => [address, waitingMinutes]));
}
