import type { FoundClientView } from '#contract/rides/telephone-orders.ts';
import { LONGEST_NOTES } from '#domain/ride/trip.ts';
import type { Coords } from '#web/browser/geolocation.ts';
import { type BookingDraft, blankDraft, blankStop } from '#web/signals/booking-draft.ts';
import type { FieldToCheck, OrderContact, OrderDraft } from '#web/signals/order-draft.ts';
import { cut, optionsFrom, type PastedValues } from './pasted-values.ts';

export type FoundPlace = { address: string; coords: Coords | null };

type Read = {
  values: PastedValues;
  pickup: FoundPlace;
  destination: FoundPlace;
  notes: string;
  known: FoundClientView | undefined;
  toCheck: FieldToCheck[];
};

/** The order as the form opens with it. */
export function orderDraftFrom({ values, pickup, destination, notes, known, toCheck }: Read): OrderDraft {
  const [passengers, luggage, hours] = [values.passengers, values.luggage, values.hours].map(Number);
  const trip: BookingDraft = {
    ...blankDraft,
    pickup: pickup.address,
    pickupCoords: pickup.coords,
    destination: destination.address,
    destinationCoords: destination.coords,
    date: values.date && values.time ? `${values.date}T${values.time}` : '',
    options: optionsFrom(values),
    isForOther: Boolean(values.passenger),
    passengerName: values.passenger ?? '',
    passengerPhone: values.passengerPhone ?? '',
    passengers: passengers || 1,
    luggage: luggage || 0,
    travelReference: values.travelReference ?? '',
    notes: notesWith(notes.trim(), returnText(values)),
    ...kindFrom(values, hours),
  };
  return { trip, contact: contactOf(values), known, toCheck };
}

function kindFrom(values: PastedValues, hours: number | undefined): Partial<BookingDraft> {
  if (hours) return { words: 'hourly', hours };
  const addresses = values.stops?.split('\n').filter((line) => line.trim()) ?? [];
  const words = [addresses.length > 0 && 'stops', hasReturn(values) && 'return'].filter(Boolean);
  return {
    words: words.join(),
    // Nobody searched for them: the server does, as for the ends.
    stops: addresses.map((address) => ({ ...blankStop, address, isUnknown: true })),
    returnDate: hasReturn(values) ? `${values.returnDate}T${values.returnTime}` : '',
  };
}

/** A hire by the hour has no return. */
function hasReturn({ returnDate, returnTime, hours }: PastedValues): boolean {
  return Boolean(returnDate && returnTime) && !Number(hours);
}

/** What is asked for is never cut off. */
function notesWith(notes: string, back: string): string {
  return back ? [cut(notes, LONGEST_NOTES - back.length - 1), back].filter(Boolean).join('\n') : notes;
}

/** A date without a time, or the reverse, goes into the message. */
function returnText(values: PastedValues): string {
  const { returnDate, returnTime } = values;
  if ((!returnDate && !returnTime) || hasReturn(values)) return '';
  const day = returnDate?.split('-').toReversed().join('/');
  return ['Retour demandé', day && `le ${day}`, returnTime && `à ${returnTime}`].filter(Boolean).join(' ');
}

function contactOf({ client = '', phone = '', email = '' }: PastedValues): OrderContact {
  const [firstName = '', ...rest] = client.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' '), phone, email };
}
