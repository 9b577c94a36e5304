import { may } from './policy.ts';
import type { Actor } from './ride/ride.ts';

/** How a client is known to a driver. */
export type ClientRelation = {
  /** One of their rides is in the driver's lists. */
  hasVisibleRide: boolean;
  /** In the inbox that the drivers share. */
  hasWritten: boolean;
};

/** A driver looks up those they have to do with, not everybody who has an account. */
export function mayOpenClientFile(viewer: Actor, { hasVisibleRide, hasWritten }: ClientRelation): boolean {
  return may(viewer, 'drive') && (hasVisibleRide || hasWritten);
}
