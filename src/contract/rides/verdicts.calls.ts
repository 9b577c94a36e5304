import { of, read } from '../call.ts';
import type { RideIdsQuery } from './ride-queries.ts';
import type { ChangedRequestsView, TripVerdictQuery, VerdictsView, VerdictView } from './verdicts.ts';

/** Whether the driver can take the pending requests, and which of them exclude each other. */
export const listVerdicts = read('/api/verdicts', {
  access: 'answer_requests',
  about: 'verdicts',
  shape: of<{ answer: VerdictsView }>(),
});

/** The same with the rides named by a frame and the reader's counts: one request for a page that shows requests. */
export const listChangedRequests = read('/api/verdicts/changed', {
  access: 'answer_requests',
  about: 'verdicts',
  shape: of<{ query: RideIdsQuery; answer: ChangedRequestsView }>(),
});

/** The same for a trip that a driver is ordering for a client. */
export const getTripVerdict = read('/api/verdicts/trip', {
  access: 'take_orders',
  about: 'verdicts',
  shape: of<{ query: TripVerdictQuery; answer: VerdictView }>(),
});
