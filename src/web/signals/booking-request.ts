import { textOfOptions } from '#contract/options-text.ts';
import { placesOf } from '#contract/ride-places.ts';
import type { RideView } from '#contract/rides.ts';
import { knownPoint } from '#domain/geo/known-point.ts';
import { optionsIn } from '#domain/pricing/option.ts';
import { parisLocal } from '#domain/time/paris.ts';
import {
  forgetNote,
  forgetTabNote,
  readNote,
  readTabNote,
  writeNote,
  writeTabNote,
} from '#web/browser/local-notes.ts';
import { type BookingDraft, blankDraft, draftFrom, extrasOf, oneRide } from './booking-draft.ts';

/** The ride being edited; absent for a new booking. `date` is its own time, which an edit may keep. */
export type EditedRide = {
  rideId: string;
  number?: number | undefined;
  version?: number | undefined;
  date: string;
  /** What was agreed before. */
  price?: string | undefined;
};

export type BookingRequest = { draft: BookingDraft; edited: EditedRide | null };

type Kept = Partial<EditedRide> & { time?: string };

const NAME = 'booking-request';
const EDIT = 'booking-edit';

/** From a list to the booking form, on another page: open with this ride. */
export function storeEditRequest(ride: RideView): void {
  const [date, time] = parisLocal(new Date(ride.scheduledAt)).split('T');
  const { id: rideId, number, version, estimatedPrice: price } = ride;
  writeNote(NAME, { ...tripOf(ride), date, time, rideId, number, version, price });
}

/** The same trip, without a time. */
export function storeDuplicateRequest(ride: RideView): void {
  writeNote(NAME, { ...tripOf(ride), isDuplicate: true });
}

/** Reads the request and clears it; without one, the edit that a reload interrupted. */
export function takeRequest(): BookingRequest | undefined {
  const kept = readNote<Kept>(NAME);
  if (!kept) return keptEdit();
  forgetNote(NAME);
  forgetEdit();
  const date = kept.date && kept.time ? `${kept.date}T${kept.time}` : '';
  return { draft: { ...draftFrom(kept), date }, edited: editedBy(kept, date) };
}

/** An edit belongs to its tab, so that another one does not change the same ride unawares. */
export function keepEdit(edit: BookingRequest): void {
  writeTabNote(EDIT, edit);
}

export function forgetEdit(): void {
  forgetTabNote(EDIT);
}

function keptEdit(): BookingRequest | undefined {
  const kept = readTabNote<{ draft?: unknown; edited?: Kept }>(EDIT);
  const edited = kept?.edited && editedBy(kept.edited, kept.edited.date ?? '');
  return edited ? { draft: draftFrom(kept.draft), edited } : undefined;
}

/** A place that is unknown stays so: the address is kept without coordinates. */
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
  return {
    ...(isBack ? { destination: '', destinationCoords: null } : {}),
    words: hours !== null ? 'hourly' : stops.length > 0 ? 'stops' : '',
    stops: stops.map(({ address, lat, lng, waitingMinutes }) => ({
      address,
      coords: knownPoint(lat, lng),
      waitingMinutes,
    })),
    hours: hours ?? blankDraft.hours,
    program,
  };
}

function editedBy({ rideId, number, version, price }: Kept, date: string): EditedRide | null {
  return typeof rideId === 'string' ? { rideId, number, version, price, date } : null;
}
