import type { RideFacts } from '../ride/ride.ts';

/** From 'En route' to the end of the ride: before and after it no position exists. */
export function isUnderWay({ status, onTheWayAt }: Pick<RideFacts, 'status' | 'onTheWayAt'>): boolean {
  return status === 'in_progress' || (status === 'accepted' && Boolean(onTheWayAt));
}
