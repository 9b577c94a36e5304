import * as admin from './admin.calls.ts';
import * as agenda from './agenda.calls.ts';
import * as auth from './auth.calls.ts';
import * as bills from './bills.calls.ts';
import * as booking from './booking.calls.ts';
import * as calendars from './calendars.calls.ts';
import type { Call } from './call.ts';
import * as changeRequests from './change-requests.calls.ts';
import * as chat from './chat.calls.ts';
import * as clients from './clients.calls.ts';
import * as company from './company.calls.ts';
import * as departures from './departures.calls.ts';
import * as driverProfile from './driver-profile.calls.ts';
import * as followLinks from './follow-links.calls.ts';
import * as hours from './hours.calls.ts';
import * as landing from './landing.calls.ts';
import * as legal from './legal.calls.ts';
import * as notifications from './notifications.calls.ts';
import * as orders from './orders.calls.ts';
import { prefixOf } from './path-pattern.ts';
import * as payments from './payments.calls.ts';
import * as personalData from './personal-data.calls.ts';
import * as places from './places.calls.ts';
import { openFollowedPosition, openPosition, openSocket } from './platform.calls.ts';
import * as pricing from './pricing.calls.ts';
import * as push from './push.calls.ts';
import * as raise from './raise.calls.ts';
import * as reminders from './reminders.calls.ts';
import * as rides from './rides.calls.ts';
import * as settings from './settings.calls.ts';
import * as takings from './takings.calls.ts';
import * as telephoneOrders from './telephone-orders.calls.ts';
import * as verdicts from './verdicts.calls.ts';
import * as vouchers from './vouchers.calls.ts';
import * as way from './way.calls.ts';

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

/** Where calls begin: '/api', '/files' and so on. */
export const callPrefixes: readonly string[] = [...new Set(everyCall.map(({ path }) => prefixOf(path)))];
