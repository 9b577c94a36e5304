import { textOfOptions } from '#contract/sentences/options-text.ts';
import type { PastedOrder } from '#domain/pasted-order/pasted-order.ts';
import type { PastedField, PastedRide } from '#domain/pasted-order/pasted-ride.ts';
import { LONGEST_NOTES } from '#domain/ride/trip.ts';
import type { FieldToCheck } from '#web/signals/order-draft.ts';

/** A message that is being read: its rides come one after the other. */
export type Pasted = { text: string; order: PastedOrder; index: number };

/** Must be confirmed before a ride is created. */
export const essentials: readonly FieldToCheck[] = ['date', 'time', 'pickup', 'destination'];

const always: readonly PastedField[] = ['client', 'phone', ...essentials];
const others = [
  ...(['email', 'passenger', 'passengerPhone', 'stops', 'hours', 'returnDate', 'returnTime'] as const),
  ...(['passengers', 'luggage', 'travelReference', 'babySeats', 'boosters', 'animals'] as const),
] as const;

export const fieldLabels: Record<PastedField, string> = {
  client: 'Client',
  phone: 'Téléphone',
  email: 'Email',
  passenger: 'Passager',
  passengerPhone: 'Téléphone du passager',
  date: 'Date',
  time: 'Heure de départ',
  pickup: 'Adresse de départ',
  destination: 'Destination',
  stops: 'Étapes',
  returnDate: 'Date du retour',
  returnTime: 'Heure du retour',
  hours: 'Heures de mise à disposition',
  passengers: 'Passagers',
  luggage: 'Bagages',
  travelReference: 'Vol ou train',
  babySeats: 'Sièges bébé',
  boosters: 'Rehausseurs',
  animals: 'Animaux',
};

export type PastedValues = Partial<Record<PastedField, string>>;

/** As they are typed; several stops have a line each. */
export function valuesOf(ride: PastedRide): PastedValues {
  const { stops, isLanding: _landing, ...rest } = ride;
  const texts = Object.entries(rest).map(([field, value]) => [field, String(value)]);
  return { ...Object.fromEntries(texts), ...(stops ? { stops: stops.join('\n') } : {}) };
}

/** The fields an order needs, found or not, then the others found; a hire needs no destination. */
export function shownFields(values: PastedValues): PastedField[] {
  const needed = values.hours === undefined ? always : always.filter((field) => field !== 'destination');
  return [...needed, ...others.filter((field) => values[field] !== undefined), ...lastOf(values)];
}

function lastOf({ hours, destination }: PastedValues): PastedField[] {
  return hours !== undefined && destination !== undefined ? ['destination'] : [];
}

export function optionsFrom({ babySeats, boosters, animals }: PastedValues): string {
  return textOfOptions({
    baby_seat: Number(babySeats) || undefined,
    booster: Number(boosters) || undefined,
    animal: Number(animals) || undefined,
  });
}

/** The parts that no rule understood, kept as a message to the driver. */
export function notReadText({ text, order }: Pasted): string {
  return cut(order.unread.map(([start, end]) => text.slice(start, end).trim()).join('. '));
}

export function cut(text: string, most = LONGEST_NOTES): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
