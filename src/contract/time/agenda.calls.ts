import { of, read } from '../call.ts';
import type { RideDayQuery } from '../rides/ride-queries.ts';
import type { AgendaTimesView } from './agenda.ts';

/** Working hours, days off and busy times of some days; the rides themselves are `listRidesOfDay`. */
export const getAgendaTimes = read('/api/agenda/times', {
  access: 'drive',
  about: 'hours',
  readableOffline: true,
  shape: of<{ query: RideDayQuery; answer: AgendaTimesView }>(),
});
