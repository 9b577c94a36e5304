import { of, write } from './call.ts';
import type { BookRideBody, EditRideBody, RideView } from './rides.ts';

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
