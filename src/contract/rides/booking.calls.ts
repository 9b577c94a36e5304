import { of, write } from '../call.ts';
import type { ChangePassengerBody } from '../trip/passengers.ts';
import type { BookRideBody, EditRideBody } from './booking-bodies.ts';
import type { RideView } from './rides.ts';

export const bookRide = write('POST', '/api/rides', {
  access: 'book_rides',
  stales: ['rides'],
  shape: of<{ body: BookRideBody; answer: RideView }>(),
});

export const editRide = write('PATCH', '/api/rides/:id/edit', {
  access: 'book_rides',
  stales: ['rides'],
  shape: of<{ body: EditRideBody; answer: RideView }>(),
});

/** Also for an accepted ride: its voucher then gets a new version. */
export const changePassenger = write('PATCH', '/api/rides/:id/passenger', {
  access: 'book_rides',
  stales: ['rides', 'vouchers'],
  shape: of<{ body: ChangePassengerBody; answer: RideView }>(),
});
