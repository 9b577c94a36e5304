import { of, read, write } from '../call.ts';
import type { RoadsideView, VoucherQuery, VoucherView } from './vouchers.ts';

/** The signed-in driver's vouchers for a roadside check. The worker stores them apart from the offline cache. */
export const getRoadside = read('/api/vouchers/roadside', {
  access: 'drive',
  about: 'vouchers',
  shape: of<{ answer: RoadsideView }>(),
});

/** Every version of a ride's voucher, the last one first; none when there is no voucher. */
export const listRideVouchers = read('/api/rides/:id/vouchers', {
  access: 'signed_in',
  about: 'vouchers',
  shape: of<{ answer: VoucherView[] }>(),
});

/** One version as a PDF. */
export const downloadVoucher = read('/api/rides/:id/bon.pdf', {
  access: 'signed_in',
  about: 'vouchers',
  shape: of<{ query: VoucherQuery }>(),
});

/** For a ride that was accepted before there were vouchers. */
export const issueVoucher = write('POST', '/api/rides/:id/vouchers', {
  access: 'drive',
  stales: ['vouchers'],
  shape: of<{ answer: VoucherView }>(),
});
