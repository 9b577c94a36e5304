import { of, read } from '../call.ts';
import type { DeparturesQuery, DeparturesView, MomentQuery, MomentView } from './departures.ts';

/** When a client may leave; nothing about who drives, where a car is, or who is free now. */
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
