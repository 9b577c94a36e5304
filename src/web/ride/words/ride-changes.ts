import { rideLoad } from '#contract/ride-load.fr.ts';
import type { RideView } from '#contract/rides.ts';
import { stopText } from '#contract/trip-words.fr.ts';
import { momentText } from '#web/text/dates.ts';
import { priceText } from './price-text.ts';

export type RideChange = { word: string; before: string; after: string };

/** What an edit changed of a request, in the words of its card. */
export function changesBetween(before: RideView, after: RideView, now: Date): RideChange[] {
  const facts: [string, (ride: RideView) => string][] = [
    ['Départ prévu', ({ scheduledAt }) => momentText(new Date(scheduledAt), now)],
    ['De', ({ pickupAddress }) => pickupAddress],
    ['Étapes', ({ stops }) => stops.map(stopText).join(' · ') || 'aucune'],
    ['À', ({ destinationAddress }) => destinationAddress],
    ['À disposition', ({ hours }) => (hours === null ? 'non' : `${hours}\u00a0h`)],
    ['Programme', ({ program }) => program || 'aucun'],
    ['Prix', priceText],
    ['Voyageurs', (ride) => rideLoad(ride).join(', ')],
    ['Péages', ({ allowToll }) => (allowToll ? 'autorisés' : 'évités')],
    ['Note', ({ notes }) => notes || 'aucune'],
  ];
  return facts
    .map(([word, textOf]) => ({ word, before: textOf(before), after: textOf(after) }))
    .filter((change) => change.before !== change.after);
}
