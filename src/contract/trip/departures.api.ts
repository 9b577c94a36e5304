import { endpoint } from '../endpoint.ts';
import * as calls from './departures.calls.ts';
import { departuresQuery, departuresView, momentQuery, momentView } from './departures.ts';

export const departureApi = {
  list: endpoint(calls.listDepartures, { query: departuresQuery, answer: departuresView }),
  checkMoment: endpoint(calls.checkMoment, { query: momentQuery, answer: momentView }),
};
