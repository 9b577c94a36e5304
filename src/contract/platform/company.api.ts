import { endpoint } from '../endpoint.ts';
import * as calls from './company.calls.ts';
import { companyBody, companyView, controlListView } from './company.ts';

export const companyApi = {
  get: endpoint(calls.getCompany, { answer: companyView }),
  save: endpoint(calls.saveCompany, { body: companyBody, answer: companyView }),
  listControlPoints: endpoint(calls.listControlPoints, { answer: controlListView }),
};
