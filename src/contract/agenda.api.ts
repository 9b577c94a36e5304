import { getAgendaTimes } from './agenda.calls.ts';
import { agendaTimesView } from './agenda.ts';
import { endpoint } from './endpoint.ts';
import { rideDayQuery } from './rides.ts';

export const agendaApi = {
  getTimes: endpoint(getAgendaTimes, { query: rideDayQuery, answer: agendaTimesView }),
};
