import { of, read, write } from '../call.ts';
import type { CalendarFeedView, OwnCalendarBody, OwnCalendarView } from './calendars.ts';

const feed = {
  access: 'follow_rides',
  stales: ['calendars'],
  shape: of<{ answer: CalendarFeedView }>(),
} as const;
/** Each answers the calendar as it is then; what is stale are the days of the driver, which show it. */
const own = { access: 'read_in_calendar', stales: ['hours'] } as const;

/** The secret address that a calendar subscribes to. */
export const getCalendarFeed = read('/api/calendars/feed', {
  access: 'follow_rides',
  about: 'calendars',
  shape: of<{ answer: CalendarFeedView }>(),
});

/** The first one, or another: the one before ends at once. */
export const renewCalendarFeed = write('POST', '/api/calendars/feed', feed);

export const revokeCalendarFeed = write('DELETE', '/api/calendars/feed', feed);

/** The driver's own calendar, whose appointments are busy times here. */
export const getOwnCalendar = read('/api/calendars/own', {
  access: 'read_in_calendar',
  about: 'calendars',
  shape: of<{ answer: OwnCalendarView }>(),
});

/** Read at once; an address that cannot be read is not kept. */
export const saveOwnCalendar = write('POST', '/api/calendars/own', {
  ...own,
  shape: of<{ body: OwnCalendarBody; answer: OwnCalendarView }>(),
});

export const readOwnCalendarNow = write('POST', '/api/calendars/own/reading', {
  ...own,
  shape: of<{ answer: OwnCalendarView }>(),
});

export const removeOwnCalendar = write('DELETE', '/api/calendars/own', {
  ...own,
  shape: of<{ answer: OwnCalendarView }>(),
});
