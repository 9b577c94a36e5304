import { endpoint } from '../endpoint.ts';
import * as calls from './calendars.calls.ts';
import { calendarFeedView, ownCalendarBody, ownCalendarView } from './calendars.ts';

export const calendarApi = {
  getFeed: endpoint(calls.getCalendarFeed, { answer: calendarFeedView }),
  renewFeed: endpoint(calls.renewCalendarFeed, { answer: calendarFeedView }),
  revokeFeed: endpoint(calls.revokeCalendarFeed, { answer: calendarFeedView }),
  getOwn: endpoint(calls.getOwnCalendar, { answer: ownCalendarView }),
  saveOwn: endpoint(calls.saveOwnCalendar, { body: ownCalendarBody, answer: ownCalendarView }),
  readOwn: endpoint(calls.readOwnCalendarNow, { answer: ownCalendarView }),
  removeOwn: endpoint(calls.removeOwnCalendar, { answer: ownCalendarView }),
};
