import { of, write } from '../call.ts';
import type { TakeStepBody, UndoStepBody } from './ride-way.ts';
import type { RideView } from './rides.ts';

/** 'En route', 'Sur place'. A step that is taken already is answered with the ride as it is. */
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

/** The driver calls whoever rides: its time is kept with the ride. */
export const noteCall = write('POST', '/api/rides/:id/calls', {
  access: 'drive',
  shape: of<{ answer: RideView }>(),
});
