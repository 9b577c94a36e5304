import type { Actor, RideFacts } from '../ride/ride.ts';
import { isClientOf, isDriverOf } from '../ride/ride-policy.ts';
import type { RideEventKind } from './notifications-for.ts';

const forClient = [
  'accept',
  'reject',
  'cancel',
  'absent',
  'waive_fee',
  'approve_cancellation',
  'refuse_cancellation',
] as const;
const forDriver = ['request_cancellation', 'withdraw_cancellation'] as const;

/** What the other side of a ride learns at once on an open page. */
export type RideNews = (typeof forClient | typeof forDriver)[number] | 'client_cancelled';

/** Undefined for what this person did, for what concerns somebody else, and for what can wait for the list. */
export function newsFor(
  viewer: Actor,
  ride: Pick<RideFacts, 'clientId' | 'driverId'>,
  { move, by }: { move: RideEventKind; by: string | null },
): RideNews | undefined {
  if (by === viewer.id) return undefined;
  if (isClientOf(viewer, ride)) return forClient.find((news) => news === move);
  if (!isDriverOf(viewer, ride)) return undefined;
  return move === 'cancel' ? 'client_cancelled' : forDriver.find((news) => news === move);
}
