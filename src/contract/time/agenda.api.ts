import { endpoint } from '../endpoint.ts';
import { rideDayQuery } from '../rides/ride-queries.ts';
import { getAgendaTimes } from './agenda.calls.ts';
import { agendaTimesView } from './agenda.ts';

export const agendaApi = {
  getTimes: endpoint(getAgendaTimes, { query: rideDayQuery, answer: agendaTimesView }),
};
