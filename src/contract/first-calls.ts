import type { PageName } from '#domain/navigation/pages.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { statusesOfClientTab } from '#domain/ride/tabs.ts';

/** An answer of the API as it comes along with a page; `next` leads to the rest of a list. */
export type FirstAnswer = { body: unknown; next: string | null };

/** What a driver has promised. */
export const plannedStatuses: readonly RideStatus[] = ['accepted', 'in_progress'];

export const CLIENT_PAGE_SIZE = 20;
export const DESK_PAGE_SIZE = 100;

export const RIDE_COUNTS_PATH = '/api/rides/counts';
export const UNREAD_PATH = '/api/chat/unread';
export const DRIVER_PROFILE_PATH = '/api/driver-profile';

export function rideListPath(statuses: readonly RideStatus[], limit: number): string {
  return `/api/rides?status=${statuses.join()}&limit=${limit}`;
}

export function rideDayPath(day: string): string {
  return `/api/rides/day?date=${day}`;
}

/** What a page asks for as soon as it opens. The server answers it with the page: nobody waits for a second round. */
export function firstCalls(page: PageName, today: string): string[] {
  const everybody = [RIDE_COUNTS_PATH, UNREAD_PATH];
  if (page === 'client_dashboard')
    return [rideListPath(statusesOfClientTab.current, CLIENT_PAGE_SIZE), ...everybody];
  if (page === 'driver_dashboard')
    return [
      rideListPath(plannedStatuses, DESK_PAGE_SIZE),
      rideListPath(['pending'], DESK_PAGE_SIZE),
      rideDayPath(today),
      DRIVER_PROFILE_PATH,
      ...everybody,
    ];
  return [];
}
