import type { RideView } from '../rides/rides.ts';
import type { StopView } from '../trip/trip.ts';

/** '10 min d’attente'; nothing for a stop without waiting. */
export function waitingText(minutes: number): string | undefined {
  return minutes > 0 ? `${minutes}\u00a0min d’attente` : undefined;
}

/** 'Hôtel Lutetia, 75006 Paris (10 min d’attente)' */
export function stopText({ address, waitingMinutes }: Pick<StopView, 'address' | 'waitingMinutes'>): string {
  const waiting = waitingText(waitingMinutes);
  return waiting ? `${address} (${waiting})` : address;
}

/** 'Mise à disposition, 4 h' */
export function hireText(hours: number): string {
  return `Mise à disposition, ${hours}\u00a0h`;
}

/** For a hire: the operator ticks it with the order, or at its end. */
export const AGREED_ROUTE = 'Itinéraire convenu à l’avance (TVA 10\u00a0%)';

/** Whether a hire has no last destination of its own. */
export function endsAtPickup({ hours, pickupAddress, destinationAddress }: Ends): boolean {
  return hours !== null && pickupAddress === destinationAddress;
}

/** 'Gare de Lyon → Versailles', 'Gare de Lyon, 4 h à disposition' */
export function tripText({ pickup, destination, hours }: Omit<Way, 'stops'>): string {
  return hours === null ? `${pickup} → ${destination}` : `${pickup}, ${hours}\u00a0h à disposition`;
}

type Ends = Pick<RideView, 'hours' | 'pickupAddress' | 'destinationAddress'>;

type Way = {
  pickup: string;
  destination: string;
  stops: readonly Pick<StopView, 'address' | 'waitingMinutes'>[];
  hours: number | null;
};

/** A ride in lines: pickup, stops and destination; for a hire, its hours. */
export function wayLines({ pickup, destination, stops, hours }: Way): string[] {
  const end = hours === null ? 'À' : 'Dernière destination';
  const isBack = endsAtPickup({ hours, pickupAddress: pickup, destinationAddress: destination });
  return [
    ...(hours === null ? [] : [hireText(hours)]),
    `De\u00a0: ${pickup}`,
    ...stops.map((stop, index) => `Étape ${index + 1}\u00a0: ${stopText(stop)}`),
    ...(isBack ? [] : [`${end}\u00a0: ${destination}`]),
  ];
}
