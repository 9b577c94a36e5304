import * as auth from './account/auth.calls.ts';
import * as personalData from './account/personal-data.calls.ts';
import type { Call } from './call.ts';
import * as payments from './money/payments.calls.ts';
import * as takings from './money/takings.calls.ts';
import * as notifications from './notifications/notifications.calls.ts';
import * as push from './notifications/push.calls.ts';
import * as reminders from './notifications/reminders.calls.ts';
import * as bills from './papers/bills.calls.ts';
import * as vouchers from './papers/vouchers.calls.ts';
import { prefixOf } from './path-pattern.ts';
import * as chat from './people/chat.calls.ts';
import * as clients from './people/clients.calls.ts';
import * as driverProfile from './people/driver-profile.calls.ts';
import * as admin from './platform/admin.calls.ts';
import * as company from './platform/company.calls.ts';
import * as legal from './platform/legal.calls.ts';
import { openFollowedPosition, openPosition, openSocket } from './platform/platform.calls.ts';
import * as settings from './platform/settings.calls.ts';
import * as pricing from './pricing/pricing.calls.ts';
import * as booking from './rides/booking.calls.ts';
import * as changeRequests from './rides/change-requests.calls.ts';
import * as followLinks from './rides/follow-links.calls.ts';
import * as landing from './rides/landing.calls.ts';
import * as orders from './rides/orders.calls.ts';
import * as raise from './rides/raise.calls.ts';
import * as rides from './rides/rides.calls.ts';
import * as telephoneOrders from './rides/telephone-orders.calls.ts';
import * as verdicts from './rides/verdicts.calls.ts';
import * as way from './rides/way.calls.ts';
import * as agenda from './time/agenda.calls.ts';
import * as calendars from './time/calendars.calls.ts';
import * as hours from './time/hours.calls.ts';
import * as departures from './trip/departures.calls.ts';
import * as places from './trip/places.calls.ts';

const tables = [
  admin,
  agenda,
  auth,
  bills,
  booking,
  calendars,
  changeRequests,
  chat,
  clients,
  company,
  departures,
  driverProfile,
  followLinks,
  hours,
  landing,
  legal,
  notifications,
  orders,
  payments,
  personalData,
  places,
  pricing,
  push,
  raise,
  reminders,
  rides,
  settings,
  takings,
  telephoneOrders,
  verdicts,
  vouchers,
  way,
  { openFollowedPosition, openPosition, openSocket },
];

/** The calls of every table. For the server only: a page imports the few it makes by name. */
export const everyCall: readonly Call[] = tables.flatMap((table) => Object.values<Call>(table));

/** The first path segments of all calls: '/api', '/files' and so on. */
export const callPrefixes: readonly string[] = [...new Set(everyCall.map(({ path }) => prefixOf(path)))];
