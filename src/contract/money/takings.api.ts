import { endpoint } from '../endpoint.ts';
import { accountingBody, accountingView } from './accounting.ts';
import * as calls from './takings.calls.ts';
import { receiptsQuery, receiptsView, takingsQuery, takingsView } from './takings.ts';

export const takingsApi = {
  get: endpoint(calls.getTakings, { query: takingsQuery, answer: takingsView }),
  listReceipts: endpoint(calls.listReceipts, { query: receiptsQuery, answer: receiptsView }),
  download: endpoint(calls.downloadTakings, { query: takingsQuery }),
  downloadBills: endpoint(calls.downloadBills, { query: takingsQuery }),
  downloadFec: endpoint(calls.downloadFec, { query: takingsQuery }),
  getAccounting: endpoint(calls.getAccounting, { answer: accountingView }),
  saveAccounting: endpoint(calls.saveAccounting, { body: accountingBody, answer: accountingView }),
};
