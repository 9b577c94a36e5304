import { of, write } from '../call.ts';
import type { TakeStepBody, UndoStepBody } from './ride-way.ts';
import type { RideView } from './rides.ts';

/** 'En route', 'Sur place'. Idempotent: a repeated step returns the current ride. */
export const takeStep = write('POST', '/api/rides/:id/steps', {
  access: 'drive',
  stales: ['rides'],
  shape: of<{ body: TakeStepBody; answer: RideView }>(),
});

/** Within a minute. */
export const undoStep = write('POST', '/api/rides/:id/steps/undo', {
  access: 'drive',
  stales: ['rides'],
  shape: of<{ body: UndoStepBody; answer: RideView }>(),
});

/** The driver calls the passenger: the time is stored with the ride. */
export const noteCall = write('POST', '/api/rides/:id/calls', {
  access: 'drive',
  shape: of<{ answer: RideView }>(),
});
