import { placesOf } from '#contract/ride-places.ts';
import type { RideView } from '#contract/rides.ts';
import { parisLocal } from '#domain/time/paris.ts';
import { forgetNote, readNote, writeNote } from '#web/browser/local-notes.ts';
import { type BookingDraft, draftFrom, extrasOf } from './booking-draft.ts';

/** The ride being edited; absent for a new booking. `date` is its own time, which an edit may keep. */
export type EditedRide = {
  rideId: string;
  number?: number | undefined;
  version?: number | undefined;
  date: string;
};

export type BookingRequest = { draft: BookingDraft; edited: EditedRide | null };

type Kept = Partial<EditedRide> & { time?: string };

const NAME = 'booking-request';

/** From a list to the booking form, on another page: open with this ride. */
export function storeEditRequest(ride: RideView): void {
  const [date, time] = parisLocal(new Date(ride.scheduledAt)).split('T');
  const { id: rideId, number, version } = ride;
  writeNote(NAME, { ...tripOf(ride), date, time, rideId, number, version });
}

/** The same trip, without a time. */
export function storeDuplicateRequest(ride: RideView): void {
  writeNote(NAME, { ...tripOf(ride), isDuplicate: true });
}

/** Reads the request and clears it. */
export function takeRequest(): BookingRequest | undefined {
  const kept = readNote<Kept>(NAME);
  if (!kept) return undefined;
  forgetNote(NAME);
  const date = kept.date && kept.time ? `${kept.date}T${kept.time}` : '';
  return { draft: { ...draftFrom(kept), date }, edited: editedBy(kept, date) };
}

/** A place that is unknown stays so: the address is kept without coordinates. */
function tripOf(ride: RideView): Omit<BookingDraft, 'date'> {
  const { pickup, destination } = placesOf(ride);
  return {
    pickup: ride.pickupAddress,
    pickupCoords: pickup,
    destination: ride.destinationAddress,
    destinationCoords: destination,
    ...extrasOf(ride),
  };
}

function editedBy({ rideId, number, version }: Kept, date: string): EditedRide | null {
  return typeof rideId === 'string' ? { rideId, number, version, date } : null;
}
