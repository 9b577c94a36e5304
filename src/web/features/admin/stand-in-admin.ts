import { HttpResponse } from 'msw';
import type { UserView } from '#contract/account/auth.ts';
import { getRetention } from '#contract/account/personal-data.calls.ts';
import type { SweptRuleView } from '#contract/account/personal-data.ts';
import type { Call } from '#contract/call.ts';
import {
  getFigures,
  getJournal,
  getOutbox,
  getServiceState,
  listAllRides,
  listUsers,
} from '#contract/platform/admin.calls.ts';
import type { AdminUserView } from '#contract/platform/admin-users.ts';
import type { FiguresView } from '#contract/platform/figures.ts';
import type { JournalEntryView } from '#contract/platform/journal.ts';
import type { OutboxEntryView } from '#contract/platform/outbox.ts';
import type { ServiceStateView } from '#contract/platform/service-state.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { api, on } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';

export const ines: UserView = {
  ...chloe,
  id: 'ines',
  role: 'admin',
  firstName: 'Inès',
  email: 'ines@example.fr',
};

export const karim: AdminUserView = {
  id: 'karim',
  role: 'client',
  email: 'karim@example.fr',
  firstName: 'Karim',
  lastName: 'Haddad',
  phone: '0612345678',
  createdAt: '2026-05-04T07:30:00.000Z',
  blockedAt: null,
  lastSeenAt: null,
  rides: 12,
};

export const figures: FiguresView = {
  weeks: [
    { monday: '2026-04-20', rides: 52, takings: '3000.00' },
    { monday: '2026-04-27', rides: 78, takings: '4805.00' },
    { monday: '2026-05-04', rides: 47, takings: '2840.50' },
  ],
  now: { completed: 177, takings: '10645.50', accepted: 97, rejected: 3, medianAcceptanceSeconds: 220 },
  before: { completed: 150, takings: '12000.00', accepted: 90, rejected: 2, medianAcceptanceSeconds: 195 },
  byStatus: { pending: 8, accepted: 31, in_progress: 3, completed: 612, cancelled: 44, rejected: 23 },
  acceptanceTimes: [
    { underMinutes: 2, rides: 186 },
    { underMinutes: 5, rides: 241 },
    { underMinutes: 10, rides: 128 },
    { underMinutes: 30, rides: 64 },
    { underMinutes: 60, rides: 21 },
    { underMinutes: null, rides: 9 },
  ],
  accounts: { client: 309, driver: 8, admin: 1 },
};

export const calm: ServiceStateView = {
  providers: [
    { name: 'places', health: 'ready', detail: 'Géoplateforme' },
    { name: 'twilio', health: 'off', detail: 'Non utilisé' },
  ],
  jobs: [
    {
      name: 'outbox',
      everySeconds: 5,
      startedAt: new Date().toISOString(),
      finishedAt: new Date().toISOString(),
      outcome: '0 envoi traité',
      failures: 0,
      error: null,
    },
  ],
  outbox: { waiting: 0, sending: 0, sent: 21, dropped: 0, failed: 0, uncertain: 0 },
  settlements: [],
};

export const started: JournalEntryView = {
  id: 'rides-2',
  at: '2026-05-04T12:05:00.000Z',
  actor: { name: 'Chloé Vasseur-Montigny', role: 'driver' },
  action: 'start',
  subject: '',
  rideNumber: 1284,
  from: 'accepted',
  to: 'in_progress',
  details: '',
};

export const lost: OutboxEntryView = {
  id: '7',
  rideNumber: 12,
  event: 'accepted',
  channel: 'message',
  recipient: 'Karim Haddad',
  state: 'uncertain',
  attempts: 1,
  createdAt: '2026-05-04T07:30:00.000Z',
  changedAt: '2026-05-04T07:31:00.000Z',
  dueAt: '2026-05-04T07:30:00.000Z',
  provider: 'twilio',
  error: 'timeout after 10 s',
};

type Platform = {
  users?: AdminUserView[];
  rides?: RideView[];
  journal?: JournalEntryView[];
  state?: ServiceStateView;
  outbox?: OutboxEntryView[];
  swept?: SweptRuleView[];
};

/** A stand-in server for the admin, which records the requests. */
export function keepPlatform({
  users = [karim],
  rides = [],
  journal = [],
  state = calm,
  outbox = [],
  swept = [],
}: Platform = {}) {
  const asked: string[] = [];
  const answering = (call: Call, body: object) =>
    on(call, ({ request }) => {
      asked.push(request.url.replace(/^.*\/admin/u, ''));
      return HttpResponse.json(body);
    });
  api.use(
    answering(getFigures, figures),
    answering(listUsers, { users, total: users.length, next: null }),
    answering(listAllRides, rides),
    answering(getJournal, { entries: journal, next: null }),
    answering(getServiceState, state),
    answering(getRetention, { ranAt: null, rules: swept }),
    answering(getOutbox, { entries: outbox, next: null }),
  );
  return { asked };
}
