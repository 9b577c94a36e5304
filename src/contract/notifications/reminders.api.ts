import { endpoint } from '../endpoint.ts';
import * as calls from './reminders.calls.ts';
import { remindersBody, remindersView } from './reminders.ts';

export const remindersApi = {
  get: endpoint(calls.getReminders, { answer: remindersView }),
  save: endpoint(calls.saveReminders, { body: remindersBody, answer: remindersView }),
};
