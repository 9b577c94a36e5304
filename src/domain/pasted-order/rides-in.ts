import type { PastedRide } from './pasted-ride.ts';
import { type PastedText, partOf, type Span } from './pasted-text.ts';
import type { FoundWords, Trip } from './read-trip.ts';

const borders =
  /\n|[.;!?](?=\s)|\b(?:puis|ensuite|then)\b|,?\s+(?:and|et)\s+(?=(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday|le\s+\d|on\s+[a-z]+day|retour))/gu;

/** Fewer letters name no two places. */
const SHORTEST_RIDE = 8;

/** Several rides when several parts each name a pickup and a destination; else the whole text is one. */
export function ridesIn(whole: PastedText, read: Reader): Trip[] {
  const parts = partsOf(whole.folded);
  const full = parts.flatMap((part) => {
    if (part[1] - part[0] < SHORTEST_RIDE) return [];
    const trip = read(partOf(whole, part), part[0]);
    return isFull(trip.ride) ? [{ part, trip: movedBy(part[0], trip) }] : [];
  });
  if (full.length < 2) return [read(whole, 0)];
  const inside = new Set(full.map(({ part }) => part));
  const others = read(
    only(
      whole,
      parts.filter((part) => !inside.has(part)),
    ),
    0,
  );
  const trips = full.map(({ trip }) => trip);
  return trips.map((trip, index) => withCommon(trip, trips[index - 1], others, index === 0));
}

/** Reads a part that begins there in the whole text. */
type Reader = (part: PastedText, from: number) => Trip;

function movedBy(from: number, { ride, found, unsure }: Trip): Trip {
  const moved = (words: FoundWords[]) =>
    words.map(({ field, span: [start, end] }) => ({ field, span: [start + from, end + from] as const }));
  return { ride, found: moved(found), unsure: moved(unsure) };
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
