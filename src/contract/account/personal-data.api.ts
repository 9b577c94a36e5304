import { endpoint } from '../endpoint.ts';
import { doneView } from './auth.ts';
import * as calls from './personal-data.calls.ts';
import { eraseAccountBody, erasureView, retentionView } from './personal-data.ts';

export const personalDataApi = {
  exportMyData: endpoint(calls.exportMyData, {}),
  getErasure: endpoint(calls.getErasure, { answer: erasureView }),
  eraseMyAccount: endpoint(calls.eraseMyAccount, { body: eraseAccountBody, answer: doneView }),
  eraseUser: endpoint(calls.eraseUser, { answer: doneView }),
  getRetention: endpoint(calls.getRetention, { answer: retentionView }),
};
