import { endpoint } from '../endpoint.ts';
import { takeStepBody, undoStepBody } from './ride-way.ts';
import { rideView } from './rides.ts';
import * as calls from './way.calls.ts';

export const wayApi = {
  takeStep: endpoint(calls.takeStep, { body: takeStepBody, answer: rideView }),
  undoStep: endpoint(calls.undoStep, { body: undoStepBody, answer: rideView }),
  noteCall: endpoint(calls.noteCall, { answer: rideView }),
};
