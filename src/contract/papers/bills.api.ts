import { endpoint } from '../endpoint.ts';
import { rideIdsQuery } from '../rides/ride-queries.ts';
import * as calls from './bills.calls.ts';
import {
  billingDetailsBody,
  billingSettingsBody,
  billingSettingsView,
  creditBody,
  knownBillingDetailsView,
  requestInvoiceBody,
  rideBillsView,
  ridesBillsView,
} from './bills.ts';

export const billApi = {
  list: endpoint(calls.listRideBills, { query: rideIdsQuery, answer: ridesBillsView }),
  requestNote: endpoint(calls.requestNote, { answer: rideBillsView }),
  requestInvoice: endpoint(calls.requestInvoice, { body: requestInvoiceBody, answer: rideBillsView }),
  credit: endpoint(calls.creditInvoice, { body: creditBody, answer: rideBillsView }),
  download: endpoint(calls.downloadBill, {}),
  getDetails: endpoint(calls.getBillingDetails, { answer: knownBillingDetailsView }),
  saveDetails: endpoint(calls.saveBillingDetails, {
    body: billingDetailsBody,
    answer: knownBillingDetailsView,
  }),
  getSettings: endpoint(calls.getBillingSettings, { answer: billingSettingsView }),
  saveSettings: endpoint(calls.saveBillingSettings, {
    body: billingSettingsBody,
    answer: billingSettingsView,
  }),
};
