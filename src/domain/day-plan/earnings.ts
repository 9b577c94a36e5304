import { type Cents, cents } from '../money.ts';
import type { Road } from './road.ts';

/** The price per hour of this ride, its approach included; null while its duration is unknown. */
export function centsPerHour(price: Cents, rideMinutes: number | null, approach: Road | null): Cents | null {
  const minutes = (approach?.minutes ?? 0) + (rideMinutes ?? 0);
  if (rideMinutes === null || minutes <= 0) return null;
  return cents(Math.round((price * 60) / minutes));
}
