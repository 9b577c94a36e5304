import { of, read } from '../call.ts';
import type { DeparturesQuery, DeparturesView, MomentQuery, MomentView } from './departures.ts';

/** The possible departures; they reveal no driver, no position and no current availability. */
export const listDepartures = read('/api/public/departures', {
  access: 'anyone',
  about: 'departures',
  shape: of<{ query: DeparturesQuery; answer: DeparturesView }>(),
});

export const checkMoment = read('/api/public/departures/moment', {
  access: 'anyone',
  about: 'departures',
  shape: of<{ query: MomentQuery; answer: MomentView }>(),
});
