import { parisTime } from '../time/paris.ts';
import { findPeople, type People } from './find-people.ts';
import { findPlaces } from './find-places.ts';
import type { PastedRide } from './pasted-ride.ts';
import { type PastedText, pastedText, type Span } from './pasted-text.ts';
import { type FoundWords, readTrip, type Trip } from './read-trip.ts';
import { ridesIn } from './rides-in.ts';
import { unreadParts } from './unread-parts.ts';

export type PastedOrder = {
  /** In order; at least one, possibly empty. */
  rides: PastedRide[];
  /** Where each field was found, in the order of the text. */
  found: FoundWords[];
  /** Words of a field left empty because they are ambiguous. */
  unsure: FoundWords[];
  /** Parts that no rule understood. */
  unread: Span[];
};

/** Reads an SMS, a WhatsApp message or an email in French or English, relative to `now`. */
export function readPastedOrder(text: string, now: Date): PastedOrder {
  const whole = pastedText(text);
  const people = findPeople(
    whole,
    findPlaces(pastedText(text)).map(({ span }) => span),
  );
  const named = [people.client, people.passenger].flatMap((person) => (person ? [person.span] : []));
  const facts = { today: parisTime(now).day, isForeign: isForeign(text, people) };
  const read = (part: PastedText, from: number) =>
    readTrip(part, { ...facts, people: named.map(([start, end]) => [start - from, end - from]) });
  const trips = ridesIn(whole, read);

  const found = [...wordsOf(people), ...trips.flatMap((trip) => trip.found)].toSorted(byPlace);
  const unsure = [
    ...trips.flatMap((trip) => trip.unsure),
    ...people.unsure.map((span) => ({ field: 'phone', span }) as const),
  ].toSorted(byPlace);
  return {
    rides: trips.map(({ ride }: Trip) => ({ ...textsOf(people), ...ride })),
    found,
    unsure,
    unread: unreadParts(
      whole,
      [...found, ...unsure].map(({ span }) => span),
    ),
  };
}

const personFields = ['client', 'phone', 'email', 'passenger', 'passengerPhone'] as const;

function textsOf(people: People): PastedRide {
  return Object.fromEntries(
    personFields.flatMap((field) => {
      const known = people[field];
      return known ? [[field, known.text]] : [];
    }),
  );
}

function wordsOf(people: People): FoundWords[] {
  return personFields.flatMap((field) => {
    const known = people[field];
    return known ? [{ field, span: known.span }] : [];
  });
}

/** In English, or with a foreign telephone number: dates may have the month first. */
function isForeign(text: string, { phone }: People): boolean {
  const english =
    text.match(/\b(?:the|to|from|please|thanks|hello|hi|we|need|pick|at|on|my|and|you)\b/giu) ?? [];
  const french =
    text.match(/\b(?:le|la|de|du|pour|bonjour|merci|je|nous|au|et|vous|une?|svp|mon)\b/giu) ?? [];
  return english.length > french.length || /^(?:\+|00)(?!33)/u.test(phone?.text ?? '');
}

function byPlace(one: FoundWords, other: FoundWords): number {
  return one.span[0] - other.span[0];
}
