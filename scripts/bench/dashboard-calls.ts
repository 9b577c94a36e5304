import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { urlOf } from '#contract/call.ts';
import { getTakings, listReceipts } from '#contract/money/takings.calls.ts';
import {
  askAssistant,
  listGeneralMessages,
  listRideThreads,
  listThreads,
} from '#contract/people/chat.calls.ts';
import { getSetup } from '#contract/people/driver-profile.calls.ts';
import {
  getFigures,
  getJournal,
  getOutbox,
  getServiceState,
  listAllRides,
  listUsers,
} from '#contract/platform/admin.calls.ts';
import { preloadedUrls } from '#contract/preloaded.ts';
import { listPendingRides, listRideHistory, listRides } from '#contract/rides/rides.calls.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { LoadRequest } from './load/fire.ts';
import { cookieOf, people } from './people.ts';

export type DashboardCall = { name: string; call: LoadRequest };

/** What the three dashboards read: with their page, and from their tabs. */
export function dashboardCalls(): DashboardCall[] {
  const { day } = parisTime(new Date());
  const client = [
    ...preloadedUrls('client_dashboard', day),
    urlOf(getCurrentUser),
    urlOf(listRides),
    urlOf(listRideHistory),
    urlOf(listGeneralMessages),
  ];
  const driver = [
    ...preloadedUrls('driver_dashboard', day),
    urlOf(listRides),
    urlOf(listRides, { query: { status: 'cancelled', limit: '100' } }),
    urlOf(listPendingRides),
    urlOf(listRideHistory),
    urlOf(listThreads),
    urlOf(listRideThreads),
    ...(['month', 'year'] as const).map((period) => urlOf(getTakings, { query: { period } })),
    urlOf(listReceipts, { query: { period: 'year' } }),
    urlOf(askAssistant),
    urlOf(getSetup),
  ];
  const admin = [
    ...(['4', '12', '52'] as const).map((weeks) => urlOf(getFigures, { query: { weeks } })),
    urlOf(listAllRides, { query: { limit: '5' } }),
    urlOf(listAllRides),
    urlOf(getJournal),
    urlOf(getServiceState),
    urlOf(getOutbox),
    urlOf(listUsers),
    urlOf(getTakings, { query: { period: 'year' } }),
    urlOf(listReceipts, { query: { period: 'year' } }),
  ];
  return [
    ...client.map((path) => readBy('client', people.reader, path)),
    ...driver.map((path) => readBy('driver', people.desk, path)),
    ...admin.map((path) => readBy('admin', people.admin, path)),
  ];
}

function readBy(role: string, person: number, path: string): DashboardCall {
  return { name: `${role}: ${path}`, call: { method: 'GET', path, headers: cookieOf(person) } };
}
