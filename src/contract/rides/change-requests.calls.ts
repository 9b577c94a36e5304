import { of, write } from '../call.ts';
import type { ChangeFollowingBody, FollowingChangeView, QuoteFollowingBody } from './order-changes.ts';
import type { OrderOutcomeView } from './orders.ts';
import type { AnswerChangeBody, EditRideBody, RideView } from './rides.ts';

/** Of an accepted ride: by its client for its driver to answer, or by its driver for its client. */
export const requestChange = write('POST', '/api/rides/:id/change-request', {
  access: 'signed_in',
  stales: ['rides'],
  shape: of<{ body: EditRideBody; answer: RideView }>(),
});

/** By the side that did not ask: the ride is changed, its voucher has a next version. */
export const acceptChange = write('POST', '/api/rides/:id/change-request/accept', {
  access: 'signed_in',
  stales: ['rides', 'vouchers'],
  shape: of<{ body: AnswerChangeBody; answer: RideView }>(),
});

export const refuseChange = write('POST', '/api/rides/:id/change-request/refuse', {
  access: 'signed_in',
  stales: ['rides'],
  shape: of<{ body: AnswerChangeBody; answer: RideView }>(),
});

/** By the side that asked. */
export const withdrawChange = write('DELETE', '/api/rides/:id/change-request', {
  access: 'signed_in',
  stales: ['rides'],
  shape: of<{ answer: RideView }>(),
});

/** 'Celle-ci et les suivantes': what would become of each ride, and at what price. Nothing is changed. */
export const quoteFollowing = write('POST', '/api/rides/:id/order/change/quotes', {
  access: 'signed_in',
  shape: of<{ body: QuoteFollowingBody; answer: FollowingChangeView }>(),
});

/** Each of them by its own step: what waits is edited, what is accepted is asked about. */
export const changeFollowing = write('POST', '/api/rides/:id/order/change', {
  access: 'signed_in',
  stales: ['rides'],
  shape: of<{ body: ChangeFollowingBody; answer: OrderOutcomeView }>(),
});
