import { endpoint } from '../endpoint.ts';
import * as calls from './vouchers.calls.ts';
import { roadsideView, voucherQuery, vouchersView, voucherView } from './vouchers.ts';

export const voucherApi = {
  getRoadside: endpoint(calls.getRoadside, { answer: roadsideView }),
  listOfRide: endpoint(calls.listRideVouchers, { answer: vouchersView }),
  download: endpoint(calls.downloadVoucher, { query: voucherQuery }),
  issue: endpoint(calls.issueVoucher, { answer: voucherView }),
};
