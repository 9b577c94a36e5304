import type { PageName } from '#domain/navigation/pages.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { statusesOfClientTab } from '#domain/ride/tabs.ts';
import { urlOf } from './call.ts';
import { countUnread } from './chat.calls.ts';
import { listControlPoints } from './company.calls.ts';
import { getAvailability, getDriverProfile, getSetup } from './driver-profile.calls.ts';
import { countRides, listRides, listRidesOfDay } from './rides.calls.ts';
import type { RideListQuery } from './rides.ts';
import { getRoadside } from './vouchers.calls.ts';

/** A response of the API that is sent with a page; `next` is the key of the next page of a list. */
export type PreloadedResponse = { body: unknown; next: string | null };

/** The accepted rides of a driver. */
export const plannedStatuses: readonly RideStatus[] = ['accepted', 'in_progress'];

export const CLIENT_PAGE_SIZE = 20;
export const DESK_PAGE_SIZE = 100;

export function ridesOf(statuses: readonly RideStatus[], limit: number): RideListQuery {
  return { status: statuses.join(), limit: String(limit) };
}

/** What a page reads as soon as it opens. The server sends the responses with the page, which saves a round trip. */
export function preloadedUrls(page: PageName, today: string): string[] {
  const counts = [urlOf(countRides), urlOf(countUnread)];
  if (page === 'client_dashboard')
    return [
      urlOf(listRides, { query: ridesOf(statusesOfClientTab.current, CLIENT_PAGE_SIZE) }),
      urlOf(getAvailability),
      ...counts,
    ];
  if (page === 'driver_dashboard')
    return [
      urlOf(listRides, { query: ridesOf(plannedStatuses, DESK_PAGE_SIZE) }),
      urlOf(listRides, { query: ridesOf(['pending'], DESK_PAGE_SIZE) }),
      urlOf(listRidesOfDay, { query: { date: today } }),
      urlOf(getDriverProfile),
      urlOf(getSetup),
      urlOf(listControlPoints),
      urlOf(getRoadside),
      ...counts,
    ];
  return [];
}
