import { type Cents, cents } from '../money.ts';
import type { Road } from './road.ts';

/** What an hour of this ride brings, the way to its pickup included; null while its duration is unknown. */
export function centsPerHour(price: Cents, rideMinutes: number | null, approach: Road | null): Cents | null {
  const minutes = (approach?.minutes ?? 0) + (rideMinutes ?? 0);
  if (rideMinutes === null || minutes <= 0) return null;
  return cents(Math.round((price * 60) / minutes));
}
