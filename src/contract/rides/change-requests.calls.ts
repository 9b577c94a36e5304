import { of, write } from '../call.ts';
import type { EditRideBody } from './booking-bodies.ts';
import type { AnswerChangeBody } from './move-bodies.ts';
import type { ChangeFollowingBody, FollowingChangeView, QuoteFollowingBody } from './order-changes.ts';
import type { OrderOutcomeView } from './orders.ts';
import type { RideView } from './rides.ts';

/** For an accepted ride: by the client for the driver to answer, or the reverse. */
export const requestChange = write('POST', '/api/rides/:id/change-request', {
  access: 'signed_in',
  stales: ['rides'],
  shape: of<{ body: EditRideBody; answer: RideView }>(),
});

/** By the side that did not ask: the ride changes, and its voucher gets a new version. */
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

/** 'Celle-ci et les suivantes': what would happen to each ride, and at what price. Changes nothing. */
export const quoteFollowing = write('POST', '/api/rides/:id/order/change/quotes', {
  access: 'signed_in',
  shape: of<{ body: QuoteFollowingBody; answer: FollowingChangeView }>(),
});

/** Each ride by its own step: a pending one is edited, for an accepted one a change is requested. */
export const changeFollowing = write('POST', '/api/rides/:id/order/change', {
  access: 'signed_in',
  stales: ['rides'],
  shape: of<{ body: ChangeFollowingBody; answer: OrderOutcomeView }>(),
});
