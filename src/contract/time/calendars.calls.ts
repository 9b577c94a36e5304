import { of, read, write } from '../call.ts';
import type { CalendarFeedView, OwnCalendarBody, OwnCalendarView } from './calendars.ts';

const feed = {
  access: 'follow_rides',
  stales: ['calendars'],
  shape: of<{ answer: CalendarFeedView }>(),
} as const;
/** Each returns the current calendar; the driver's days, which show it, become stale. */
const own = { access: 'read_in_calendar', stales: ['hours'] } as const;

/** The secret URL that a calendar subscribes to. */
export const getCalendarFeed = read('/api/calendars/feed', {
  access: 'follow_rides',
  about: 'calendars',
  shape: of<{ answer: CalendarFeedView }>(),
});

/** Creates the URL, or replaces it: the old one stops working at once. */
export const renewCalendarFeed = write('POST', '/api/calendars/feed', feed);

export const revokeCalendarFeed = write('DELETE', '/api/calendars/feed', feed);

/** The driver's own calendar, whose appointments become busy times. */
export const getOwnCalendar = read('/api/calendars/own', {
  access: 'read_in_calendar',
  about: 'calendars',
  shape: of<{ answer: OwnCalendarView }>(),
});

/** Read at once; a URL that cannot be read is not stored. */
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
