import { rideLoad } from '#contract/ride-load.fr.ts';
import type { RideView } from '#contract/rides.ts';
import { momentText } from '#web/text/dates.ts';
import { priceText } from './price-text.ts';

export type RideChange = { word: string; before: string; after: string };

/** What an edit changed of a request, in the words of its card. */
export function changesBetween(before: RideView, after: RideView, now: Date): RideChange[] {
  const facts: [string, (ride: RideView) => string][] = [
    ['Départ prévu', ({ scheduledAt }) => momentText(new Date(scheduledAt), now)],
    ['De', ({ pickupAddress }) => pickupAddress],
    ['À', ({ destinationAddress }) => destinationAddress],
    ['Prix', priceText],
    ['Voyageurs', (ride) => rideLoad(ride).join(', ')],
    ['Péages', ({ allowToll }) => (allowToll ? 'autorisés' : 'évités')],
    ['Note', ({ notes }) => notes || 'aucune'],
  ];
  return facts
    .map(([word, textOf]) => ({ word, before: textOf(before), after: textOf(after) }))
    .filter((change) => change.before !== change.after);
}
