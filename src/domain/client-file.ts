import { may } from './policy.ts';
import type { Actor } from './ride/ride.ts';

/** How a client is known to a driver. */
export type ClientRelation = {
  /** One of their rides is in the driver's lists. */
  hasVisibleRide: boolean;
  /** In the drivers' shared inbox. */
  hasWritten: boolean;
};

/** A driver may open the files of clients they deal with, not of every account. */
export function mayOpenClientFile(viewer: Actor, { hasVisibleRide, hasWritten }: ClientRelation): boolean {
  return may(viewer, 'drive') && (hasVisibleRide || hasWritten);
}
