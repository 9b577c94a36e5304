import type { RideView } from '#contract/rides/rides.ts';
import { addressParts } from '#web/text/addresses.ts';
import { numbered } from '#web/text/counts.ts';

type Trip = Pick<RideView, 'pickupAddress' | 'destinationAddress' | 'kind' | 'hours' | 'stops'>;

/** 'Gare de Lyon → Versailles', 'Gare de Lyon → Versailles, 2 étapes', 'Gare de Lyon, 4 h à disposition' */
export function shortTrip(ride: Trip): string {
  const from = shortPlace(ride.pickupAddress);
  if (ride.hours !== null) return `${from}, ${ride.hours}\u00a0h à disposition`;
  const stops = ride.stops.length > 0 ? `, ${numbered(ride.stops.length, 'étape')}` : '';
  return `${from} → ${shortPlace(ride.destinationAddress)}${stops}`;
}

/** 'n° 1284' */
export function numberText({ number }: { number: number | null }): string {
  return `n°\u00a0${number}`;
}

/** 'Amélie Durand' */
export function clientName({ client }: Pick<RideView, 'client'>): string {
  return `${client.firstName} ${client.lastName}`.trim();
}

/** Who rides: 'Karim Haddad, réservée par Amélie Durand' */
export function riderText(ride: Pick<RideView, 'client' | 'passenger'>): string {
  const { passenger } = ride;
  return passenger ? `${passenger.name}, réservée par ${clientName(ride)}` : clientName(ride);
}

/** A short name: that of the place, or the town for a house number; in Paris the street. */
export function shortPlace(address: string): string {
  const { place, town } = addressParts(address);
  const name = town.replace(/^\d{5}\s+/u, '');
  if (/^\d/u.test(place) && name && name !== 'Paris') return name;
  return place.split(',')[0] ?? place;
}
