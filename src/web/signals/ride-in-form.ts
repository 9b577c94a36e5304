import { placesOf } from '#contract/rides/ride-places.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { textOfOptions } from '#contract/sentences/options-text.ts';
import { knownPoint } from '#domain/geo/known-point.ts';
import { hasLaterDate } from '#domain/order/order.ts';
import { optionsIn } from '#domain/pricing/option.ts';
import { parisLocal } from '#domain/time/paris.ts';
import { writeNote } from '#web/browser/local-notes.ts';
import { type BookingDraft, blankDraft, oneRide } from './booking-draft.ts';
import type { EditedRide } from './booking-edit.ts';
import { REQUEST } from './booking-request.ts';
import { extrasOf } from './ride-extras.ts';

/** Stores a request for the booking form, on another page, to open with this ride. */
export function storeEditRequest(ride: RideView): void {
  const { draft, edited } = editOf(ride);
  const [date, time] = draft.date.split('T');
  writeNote(REQUEST, { ...draft, ...edited, date, time });
}

/** The form with this ride in it. */
export function editOf(ride: RideView): { draft: BookingDraft; edited: EditedRide } {
  const date = parisLocal(new Date(ride.scheduledAt));
  const { id: rideId, number, version, estimatedPrice: price } = ride;
  const isRequest = ride.status === 'accepted';
  const hasLater = ride.order !== null && hasLaterDate(ride.order);
  return {
    draft: { ...tripOf(ride), date },
    edited: { rideId, number, version, price, date, isRequest, hasLater },
  };
}

/** The same trip, without a time. */
export function storeDuplicateRequest(ride: RideView): void {
  writeNote(REQUEST, { ...tripOf(ride), isDuplicate: true });
}

/** An unknown place stays unknown: the address is kept without coordinates. */
function tripOf(ride: RideView): Omit<BookingDraft, 'date'> {
  const { pickup, destination } = placesOf(ride);
  return {
    pickup: ride.pickupAddress,
    pickupCoords: pickup,
    destination: ride.destinationAddress,
    destinationCoords: destination,
    options: textOfOptions(optionsIn(ride.priceLines)),
    ...kindOf(ride),
    isForOther: ride.passenger !== null,
    passengerName: ride.passenger?.name ?? '',
    passengerPhone: ride.passenger?.phone ?? '',
    ...oneRide,
    ...extrasOf(ride),
  };
}

/** A hire that ends at its pickup has no last destination. */
function kindOf(ride: RideView) {
  const { stops, hours, program } = ride;
  const isBack = hours !== null && ride.destinationAddress === ride.pickupAddress;
  const withStops = stops.length > 0 ? 'stops' : '';
  return {
    ...(isBack ? { destination: '', destinationCoords: null } : {}),
    words: hours === null ? withStops : 'hourly',
    stops: stops.map(({ address, lat, lng, waitingMinutes }) => ({
      address,
      coords: knownPoint(lat, lng),
      isUnknown: knownPoint(lat, lng) === null,
      waitingMinutes,
    })),
    hours: hours ?? blankDraft.hours,
    program,
  };
}
