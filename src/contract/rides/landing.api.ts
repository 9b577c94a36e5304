import { endpoint } from '../endpoint.ts';
import * as calls from './landing.calls.ts';
import { landingBody } from './landing.ts';
import { rideView } from './rides.ts';

export const landingApi = {
  reportLanding: endpoint(calls.reportLanding, { body: landingBody, answer: rideView }),
  undoLanding: endpoint(calls.undoLanding, { body: landingBody, answer: rideView }),
};
