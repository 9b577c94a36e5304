import { changesEndedBy } from '#domain/ride/change-request.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import type { RideEventKind } from '#domain/ride/ride-event-kind.ts';

/**
 * The part of a statement that ends the change requests that this move ends, and a refused one, which the next driver
 * has not refused; `rides` is the row as it was written.
 */
export function endedChangePart(kind: RideEventKind, from: RideStatus | null, to: RideStatus): string[] {
  const sides = changesEndedBy(kind, from, to);
  if (sides.length === 0) return [];
  const asked = sides.map((side) => `'${side}'`).join();
  return [
    `ended as (delete from change_requests where ride_id = (select id from rides)
      and (asked_by in (${asked}) or refused_at is not null))`,
  ];
}
