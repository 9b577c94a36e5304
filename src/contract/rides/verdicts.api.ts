import { endpoint } from '../endpoint.ts';
import { rideIdsQuery } from './ride-queries.ts';
import * as calls from './verdicts.calls.ts';
import { changedRequestsView, tripVerdictQuery, verdictsView, verdictView } from './verdicts.ts';

export const verdictApi = {
  list: endpoint(calls.listVerdicts, { answer: verdictsView }),
  listChanged: endpoint(calls.listChangedRequests, { query: rideIdsQuery, answer: changedRequestsView }),
  getForTrip: endpoint(calls.getTripVerdict, { query: tripVerdictQuery, answer: verdictView }),
};
