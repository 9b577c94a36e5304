import { doneView } from '../account/auth.ts';
import { endpoint } from '../endpoint.ts';
import { ridesView, rideView } from '../rides/rides.ts';
import * as calls from './admin.calls.ts';
import { adminRidesQuery, handOverBody } from './admin-rides.ts';
import { adminUserBody, adminUsersQuery, adminUsersView, changedUserView } from './admin-users.ts';
import { figuresQuery, figuresView } from './figures.ts';
import { journalQuery, journalView } from './journal.ts';
import { outboxQuery, outboxView } from './outbox.ts';
import { serviceStateView } from './service-state.ts';

export const adminApi = {
  getFigures: endpoint(calls.getFigures, { query: figuresQuery, answer: figuresView }),
  listRides: endpoint(calls.listAllRides, { query: adminRidesQuery, answer: ridesView }),
  handOver: endpoint(calls.handOverRide, { body: handOverBody, answer: rideView }),
  getJournal: endpoint(calls.getJournal, { query: journalQuery, answer: journalView }),
  downloadJournal: endpoint(calls.downloadJournal, { query: journalQuery }),
  getState: endpoint(calls.getServiceState, { answer: serviceStateView }),
  getOutbox: endpoint(calls.getOutbox, { query: outboxQuery, answer: outboxView }),
  resend: endpoint(calls.resendMessage, { answer: doneView }),
  listUsers: endpoint(calls.listUsers, { query: adminUsersQuery, answer: adminUsersView }),
  changeUser: endpoint(calls.changeUser, { body: adminUserBody, answer: changedUserView }),
  resetUserPassword: endpoint(calls.resetUserPassword, { answer: changedUserView }),
};
