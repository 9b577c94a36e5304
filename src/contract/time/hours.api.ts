import { doneView } from '../account/auth.ts';
import { endpoint } from '../endpoint.ts';
import * as calls from './hours.calls.ts';
import { dayOffBody, dayOffView, hoursBody, hoursView, instantBody, instantStateView } from './hours.ts';

export const hoursApi = {
  get: endpoint(calls.getHours, { answer: hoursView }),
  save: endpoint(calls.saveHours, { body: hoursBody, answer: hoursView }),
  addDayOff: endpoint(calls.addDayOff, { body: dayOffBody, answer: dayOffView }),
  removeDayOff: endpoint(calls.removeDayOff, { answer: doneView }),
  getInstant: endpoint(calls.getInstant, { answer: instantStateView }),
  saveInstant: endpoint(calls.saveInstant, { body: instantBody, answer: instantStateView }),
};
