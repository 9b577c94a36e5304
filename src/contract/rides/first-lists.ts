import type { RideStatus } from '#domain/ride/ride.ts';
import type { RideListQuery } from './ride-queries.ts';

export const CLIENT_PAGE_SIZE = 20;
export const DESK_PAGE_SIZE = 100;

export function ridesOf(statuses: readonly RideStatus[], limit: number): RideListQuery {
  return { status: statuses.join(), limit: String(limit) };
}
