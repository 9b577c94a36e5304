import type { PastedRide } from './pasted-ride.ts';
import type { PastedText, Span } from './pasted-text.ts';
import type { Trip } from './read-trip.ts';

const borders =
  /\n|[.;!?](?=\s)|\b(?:puis|ensuite|then)\b|,?\s+(?:and|et)\s+(?=(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday|le\s+\d|on\s+[a-z]+day|retour))/gu;

/** Several rides when several parts each name a pickup and a destination; else the whole text is one. */
export function ridesIn(whole: PastedText, read: (part: PastedText) => Trip): Trip[] {
  const parts = partsOf(whole.folded);
  const full = parts.filter((part) => isFull(read(only(whole, [part])).ride));
  if (full.length < 2) return [read(whole)];
  const others = read(
    only(
      whole,
      parts.filter((part) => !full.includes(part)),
    ),
  );
  const trips = full.map((part) => read(only(whole, [part])));
  return trips.map((trip, index) => withCommon(trip, trips[index - 1], others, index === 0));
}

function partsOf(folded: string): Span[] {
  const ends = [...folded.matchAll(borders)].map((match) => match.index + match[0].length);
  return [...ends, folded.length].map((end, index): Span => [ends[index - 1] ?? 0, end]);
}

/** The text at its full length, with only these parts left in it. */
function only({ text, folded }: PastedText, parts: readonly Span[]): PastedText {
  const blank = folded.replace(/[^\n]/gu, ' ');
  let [kept, end] = ['', 0];
  for (const part of parts) {
    kept += blank.slice(end, part[0]) + folded.slice(...part);
    end = part[1];
  }
  return { text, folded: kept + blank.slice(end) };
}

function isFull({ pickup, destination }: PastedRide): boolean {
  return pickup !== undefined && destination !== undefined;
}

/** Facts given once apply to all rides: passengers and bags; also the day, until another one is given. */
function withCommon(trip: Trip, before: Trip | undefined, common: Trip, isFirst: boolean): Trip {
  const { date, passengers, luggage, babySeats, boosters, animals } = common.ride;
  const shared = Object.fromEntries(
    Object.entries({
      date: before?.ride.date ?? date,
      passengers,
      luggage,
      babySeats,
      boosters,
      animals,
    }).filter(([, value]) => value !== undefined),
  );
  const hasDate = [...trip.found, ...trip.unsure].some(({ field }) => field === 'date');
  if (hasDate) delete shared.date;
  trip.ride = { ...shared, ...trip.ride };
  const fields = Object.keys(shared);
  return isFirst
    ? {
        ...trip,
        found: [...trip.found, ...common.found.filter(({ field }) => fields.includes(field))],
        unsure: [
          ...trip.unsure,
          ...common.unsure,
          ...common.found.filter(({ field }) => !fields.includes(field)),
        ],
      }
    : trip;
}
