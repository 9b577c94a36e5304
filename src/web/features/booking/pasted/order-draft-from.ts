import type { FoundClientView } from '#contract/telephone-orders.ts';
import type { Coords } from '#web/browser/geolocation.ts';
import { type BookingDraft, blankDraft, blankStop } from '#web/signals/booking-draft.ts';
import type { FieldToCheck, OrderContact, OrderDraft } from '#web/signals/order-draft.ts';
import { optionsFrom, type PastedValues } from './pasted-values.ts';

export type FoundPlace = { address: string; coords: Coords | null };

type Read = {
  values: PastedValues;
  pickup: FoundPlace;
  destination: FoundPlace;
  notes: string;
  known: FoundClientView | undefined;
  toCheck: FieldToCheck[];
};

/** The order as the form opens with it. A return without its own word in the form is said in the message. */
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
    notes: [notes.trim(), returnText(values)].filter(Boolean).join('\n'),
    ...kindFrom(values, hours),
  };
  return { trip, contact: contactOf(values), known, toCheck };
}

function kindFrom({ stops }: PastedValues, hours: number | undefined): Partial<BookingDraft> {
  if (hours) return { words: 'hourly', hours };
  const addresses = stops?.split('\n').filter((line) => line.trim()) ?? [];
  if (addresses.length === 0) return {};
  return { words: 'stops', stops: addresses.map((address) => ({ ...blankStop, address })) };
}

function returnText({ returnDate, returnTime }: PastedValues): string {
  if (!returnDate && !returnTime) return '';
  const day = returnDate?.split('-').toReversed().join('/');
  return ['Retour demandé', day && `le ${day}`, returnTime && `à ${returnTime}`].filter(Boolean).join(' ');
}

function contactOf({ client = '', phone = '', email = '' }: PastedValues): OrderContact {
  const [firstName = '', ...rest] = client.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' '), phone, email };
}
