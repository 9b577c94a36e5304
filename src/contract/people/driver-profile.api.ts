import { endpoint } from '../endpoint.ts';
import * as calls from './driver-profile.calls.ts';
import { availabilityView, driverProfileBody, driverProfileView, setupView } from './driver-profile.ts';

export const driverProfileApi = {
  get: endpoint(calls.getDriverProfile, { answer: driverProfileView }),
  save: endpoint(calls.saveDriverProfile, { body: driverProfileBody, answer: driverProfileView }),
  getSetup: endpoint(calls.getSetup, { answer: setupView }),
  getAvailability: endpoint(calls.getAvailability, { answer: availabilityView }),
};
