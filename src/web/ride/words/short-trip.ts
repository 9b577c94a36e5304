import type { RideView } from '#contract/rides.ts';
import { addressParts } from '#web/text/addresses.ts';

/** 'Gare de Lyon → Versailles' */
export function shortTrip(ride: Pick<RideView, 'pickupAddress' | 'destinationAddress'>): string {
  return `${shortPlace(ride.pickupAddress)} → ${shortPlace(ride.destinationAddress)}`;
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
function shortPlace(address: string): string {
  const { place, town } = addressParts(address);
  const name = town.replace(/^\d{5}\s+/u, '');
  if (/^\d/u.test(place) && name && name !== 'Paris') return name;
  return place.split(',')[0] ?? place;
}
