import { spanOf, withEveBefore } from '#domain/agenda/agenda-span.ts';
import type { PageName } from '#domain/navigation/pages.ts';
import { plannedStatuses } from '#domain/ride/ride.ts';
import { statusesOfClientTab } from '#domain/ride/tabs.ts';
import { urlOf } from './call.ts';
import { getRoadside } from './papers/vouchers.calls.ts';
import { countUnread } from './people/chat.calls.ts';
import { getAvailability, getDriverProfile, getSetup } from './people/driver-profile.calls.ts';
import { listControlPoints } from './platform/company.calls.ts';
import { CLIENT_PAGE_SIZE, DESK_PAGE_SIZE, ridesOf } from './rides/first-lists.ts';
import { countRides, listRides, listRidesOfDay } from './rides/rides.calls.ts';
import { listVerdicts } from './rides/verdicts.calls.ts';
import { getAgendaTimes } from './time/agenda.calls.ts';
import { getInstant } from './time/hours.calls.ts';

/** A response of the API that is sent with a page; `next` is the key of the next page of a list. */
export type PreloadedResponse = { body: unknown; next: string | null };

/** The URLs a page reads as soon as it opens. The server sends the responses with the page, to save a round trip. */
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
      urlOf(listVerdicts),
      urlOf(listRidesOfDay, { query: { date: today } }),
      urlOf(getDriverProfile),
      urlOf(getSetup),
      urlOf(getInstant),
      urlOf(listControlPoints),
      urlOf(getRoadside),
      ...counts,
    ];
  if (page === 'agenda') {
    const { first, days } = withEveBefore(spanOf('week', today));
    const query = { date: first, days: String(days) };
    return [urlOf(listRidesOfDay, { query }), urlOf(getAgendaTimes, { query }), ...counts];
  }
  return [];
}
