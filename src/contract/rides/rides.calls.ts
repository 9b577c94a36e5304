import { of, read, write } from '../call.ts';
import type { AcceptRideBody, CancelRideBody, MoveRideBody, RejectRideBody } from './move-bodies.ts';
import type { RideClosingView } from './ride-closing.ts';
import type { RideDayQuery, RideIdsQuery, RideListQuery } from './ride-queries.ts';
import type { ChangedRidesView, RideCountsView, RideEventView, RideRoadView, RideView } from './rides.ts';

export const listRides = read('/api/rides', {
  access: 'signed_in',
  about: 'rides',
  readableOffline: true,
  shape: of<{ query: RideListQuery; answer: RideView[] }>(),
});

export const listPendingRides = read('/api/rides/pending', {
  access: 'signed_in',
  about: 'rides',
  readableOffline: true,
  shape: of<{ query: RideListQuery; answer: RideView[] }>(),
});

export const listRideHistory = read('/api/rides/history', {
  access: 'signed_in',
  about: 'rides',
  readableOffline: true,
  shape: of<{ query: RideListQuery; answer: RideView[] }>(),
});

export const listRidesOfDay = read('/api/rides/day', {
  access: 'drive',
  about: 'rides',
  readableOffline: true,
  shape: of<{ query: RideDayQuery; answer: RideView[] }>(),
});

export const countRides = read('/api/rides/counts', {
  access: 'signed_in',
  about: 'rides',
  readableOffline: true,
  shape: of<{ answer: RideCountsView }>(),
});

/** The rides named by a frame, with the reader's counts: what an open page needs to follow them. */
export const listChangedRides = read('/api/rides/changed', {
  access: 'signed_in',
  about: 'rides',
  shape: of<{ query: RideIdsQuery; answer: ChangedRidesView }>(),
});

/** The roads of several rides, for the visible maps. */
export const listRideRoads = read('/api/rides/roads', {
  access: 'signed_in',
  about: 'places',
  shape: of<{ query: RideIdsQuery; answer: RideRoadView[] }>(),
});

export const getRide = read('/api/rides/:id', {
  access: 'signed_in',
  about: 'rides',
  shape: of<{ answer: RideView }>(),
});

export const listRideEvents = read('/api/rides/:id/events', {
  access: 'signed_in',
  about: 'rides',
  shape: of<{ answer: RideEventView[] }>(),
});

/** The file that adds the ride to a calendar. */
export const downloadRideCalendar = read('/api/rides/:id/calendar.ics', {
  access: 'signed_in',
  about: 'rides',
  shape: of<Record<never, never>>(),
});

/** What its driver may add to the price when completing it now. */
export const getRideClosing = read('/api/rides/:id/closing', {
  access: 'drive',
  about: 'rides',
  shape: of<{ answer: RideClosingView }>(),
});

/** Names the target status; the server finds the move. */
export const moveRide = write('PATCH', '/api/rides/:id', {
  access: 'signed_in',
  stales: ['rides', 'verdicts', 'vouchers'],
  shape: of<{ body: MoveRideBody; answer: RideView }>(),
});

export const acceptRide = write('PATCH', '/api/rides/:id/validate', {
  access: 'answer_requests',
  stales: ['rides', 'verdicts', 'vouchers'],
  shape: of<{ body: AcceptRideBody; answer: RideView }>(),
});

export const rejectRide = write('POST', '/api/rides/:id/reject', {
  access: 'answer_requests',
  stales: ['rides', 'verdicts'],
  shape: of<{ body: RejectRideBody; answer: RideView }>(),
});

export const cancelRide = write('PATCH', '/api/rides/:id/cancel', {
  access: 'signed_in',
  stales: ['rides', 'verdicts', 'vouchers'],
  shape: of<{ body: CancelRideBody; answer: RideView }>(),
});

/** The client did not come: the ride is cancelled, and the agreed absence fee is due. */
export const noteAbsence = write('PATCH', '/api/rides/:id/absent', {
  access: 'drive',
  stales: ['rides', 'verdicts', 'vouchers'],
  shape: of<{ answer: RideView }>(),
});

/** The driver waives the fee, or an admin does instead; what was paid of it is refunded. */
export const waiveFee = write('PATCH', '/api/rides/:id/waive-fee', {
  access: 'refund',
  stales: ['rides'],
  shape: of<{ answer: RideView }>(),
});

/** Withdrawn by the client, while it is open. */
export const withdrawCancellation = write('DELETE', '/api/rides/:id/cancellation-request', {
  access: 'book_rides',
  stales: ['rides'],
  shape: of<{ answer: RideView }>(),
});
