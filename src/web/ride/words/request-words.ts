import type { RideView } from '#contract/rides/rides.ts';
import { clockText, momentText } from '#web/text/dates.ts';
import { durationText } from '#web/text/durations.ts';
import { euroText } from '#web/text/euros.ts';
import { priceText } from './price-text.ts';
import { shortTrip } from './short-trip.ts';

/** '1 sur 3' */
export function placeText(place: number, total: number): string {
  return total > 1 ? `${place + 1} sur ${total}` : '';
}

/** '2,53 €/km'; empty where no distance or price is known. */
export function perKmText({ distance, estimatedPrice }: RideView): string {
  if (!distance || distance < 0.5) return '';
  return `${euroText((Number(estimatedPrice) / distance).toFixed(2))}/km`;
}

/** 'dans 1 h 20', 'dans 12 min', under five minutes 'dans 4 min 09 s'; a request expires when it should leave. */
export function leftText({ scheduledAt }: RideView, now: Date): string {
  const seconds = Math.max(0, Math.ceil((new Date(scheduledAt).getTime() - now.getTime()) / 1000));
  if (seconds >= 24 * 3600) return momentText(new Date(scheduledAt), now);
  if (seconds >= 300) return `dans ${durationText(Math.floor(seconds / 60))}`;
  if (seconds < 60) return `dans ${seconds}\u00a0s`;
  return `dans ${Math.floor(seconds / 60)}\u00a0min\u00a0${String(seconds % 60).padStart(2, '0')}\u00a0s`;
}

/** One line: 'Neuilly → Orly · 17:30 · 68,50 € · 2,53 €/km' */
export function requestLine(ride: RideView): string {
  const price = ride.priceToConfirm ? `${priceText(ride)} à confirmer` : priceText(ride);
  return [clockText(new Date(ride.scheduledAt)), price, perKmText(ride), shortTrip(ride)]
    .filter(Boolean)
    .join(' · ');
}
