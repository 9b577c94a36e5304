import type { optionsIn } from '#domain/pricing/option.ts';
import type { RideView } from '../rides/rides.ts';
import { generalTerms } from '../sentences/cancellation-words.fr.ts';
import { euroText, phoneText } from '../sentences/french.ts';
import { rideLoad } from './ride-load.fr.ts';
import { stopText } from './trip-words.fr.ts';

export type RideChange = { word: string; before: string; after: string };

export type ChangeableFacts = Pick<
  RideView,
  | 'scheduledAt'
  | 'pickupAddress'
  | 'stops'
  | 'destinationAddress'
  | 'hours'
  | 'program'
  | 'estimatedPrice'
  | 'passengers'
  | 'luggage'
  | 'travelReference'
  | 'allowToll'
  | 'notes'
  | 'passenger'
  | 'cancellationTerms'
> & { priceLines: Parameters<typeof optionsIn>[0]; priceToConfirm?: boolean | undefined };

type Fact = [word: string, textOf: (ride: ChangeableFacts) => string];

export const PASSENGER_PHONE = 'Téléphone du passager';
const TERMS = 'Conditions';

/** What is different of a ride, in the words of its card; a number for those who may see it before and after. */
export function changesBetween(
  before: ChangeableFacts,
  after: ChangeableFacts,
  momentText: (moment: Date) => string,
): RideChange[] {
  const seesPhones = [before, after].every(({ passenger }) => passenger?.phone !== null);
  const seesWaiting = [before, after].every(
    ({ cancellationTerms }) => cancellationTerms?.freeMinutes !== undefined,
  );
  const isSamePrice = before.estimatedPrice === after.estimatedPrice;
  const facts: Fact[] = [
    ['Départ prévu', ({ scheduledAt }) => momentText(new Date(scheduledAt))],
    ['De', ({ pickupAddress }) => pickupAddress],
    ['Étapes', ({ stops }) => stops.map(stopText).join(' · ') || 'aucune'],
    ['À', ({ destinationAddress }) => destinationAddress],
    ['À disposition', ({ hours }) => (hours === null ? 'non' : `${hours}\u00a0h`)],
    ['Programme', ({ program }) => program || 'aucun'],
    ...(isSamePrice ? [] : [['Prix', priceText] satisfies Fact]),
    ['Voyageurs', (ride) => rideLoad(ride).join(', ')],
    ['Passager', ({ passenger }) => passenger?.name ?? 'le client'],
    ...(seesPhones ? [[PASSENGER_PHONE, passengerPhone] satisfies Fact] : []),
    ['Péages', ({ allowToll }) => (allowToll ? 'autorisés' : 'évités')],
    ['Note', ({ notes }) => notes || 'aucune'],
    [TERMS, ({ cancellationTerms: terms }) => (terms ? generalTerms(terms) : 'aucune')],
    ...(seesWaiting ? [['Attente offerte', freeWaiting] satisfies Fact] : []),
  ];
  return facts
    .map(([word, textOf]) => ({ word, before: textOf(before), after: textOf(after) }))
    .filter((change) => change.before !== change.after);
}

/** A guess becomes the price with the answer: whoever gives it has to know. */
function priceText({ estimatedPrice, priceToConfirm }: ChangeableFacts): string {
  return priceToConfirm ? `${euroText(estimatedPrice)} à confirmer` : euroText(estimatedPrice);
}

/** As agreed with the terms: what is unknown of one of them is not compared. */
function freeWaiting({ cancellationTerms }: ChangeableFacts): string {
  return `${cancellationTerms?.freeMinutes ?? 0}\u00a0min`;
}

function passengerPhone({ passenger }: ChangeableFacts): string {
  if (!passenger) return 'celui du client';
  return phoneText(passenger.phone ?? '') || 'aucun';
}

/**
 * 'Départ prévu : lun. 4 mai à 10:00 (avant : lun. 4 mai à 09:30)', for messages and the history, which say
 * nobody's number: that one stands on the ride, for those who may see it.
 */
export function changeText({ word, before, after }: RideChange): string {
  if (word === PASSENGER_PHONE) return `${word}\u00a0: modifié`;
  return `${word}\u00a0: ${after} (avant\u00a0: ${before})`;
}

const MOST_LETTERS = 80;

/** The same for a message, which has no room for a long note: the page has all of it. Terms are agreed to in full. */
export function shortChangeText({ word, before, after }: RideChange): string {
  if (word === TERMS) return changeText({ word, before, after });
  return changeText({ word, before: shortened(before), after: shortened(after) });
}

function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= MOST_LETTERS) return text;
  const start = letters.slice(0, MOST_LETTERS - 1).join('');
  const words = start.replace(/\S*$/u, '');
  return `${words || start}…`;
}
