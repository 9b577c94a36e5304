import { findCounts } from './find-counts.ts';
import { type FoundDate, findDates } from './find-dates.ts';
import { findHire } from './find-hire.ts';
import { type FoundPlace, findPlaces } from './find-places.ts';
import { type FoundTime, findTimes, timesOfRide } from './find-times.ts';
import { findTowns } from './find-towns.ts';
import { findTravel } from './find-travel.ts';
import { nightsMoved } from './nights.ts';
import type { PastedField, PastedRide } from './pasted-ride.ts';
import { markRead, matchesOf, type PastedText, type Span } from './pasted-text.ts';
import { placeRoles } from './place-roles.ts';
import { withoutStreetNames } from './street-words.ts';

export type FoundWords = { field: PastedField; span: Span };

/** One ride as read from a part of the text. `unsure`: words that can be read in more than one way. */
export type Trip = { ride: PastedRide; found: FoundWords[]; unsure: FoundWords[] };

type Facts = { today: string; isForeign: boolean; people: readonly Span[] };

/** Marks everything it finds in `pasted` as read. */
export function readTrip(pasted: PastedText, { today, isForeign, people }: Facts): Trip {
  const trip: Trip = { ride: {}, found: [], unsure: [] };
  takeTravel(pasted, trip);
  takeHire(pasted, trip);
  takeCounts(pasted, trip);
  const timed = withoutStreetNames(pasted);
  const times = findTimes(timed, hasTravel(pasted, trip));
  const dates = findDates(timed, { today, isForeign });
  for (const { span } of [...times, ...dates]) markRead(pasted, span);
  const [returnFrom = Number.POSITIVE_INFINITY] = matchesOf(pasted, /\b(?:retour|return(?:ing)?)\b/u).map(
    ({ span }) => span[1],
  );
  const isReturn = [...times, ...dates].some(({ span }) => span[0] < returnFrom);
  const edge = isReturn ? returnFrom : Number.POSITIVE_INFINITY;
  const [there, back] = [
    times.filter(({ span }) => span[0] < edge),
    times.filter(({ span }) => span[0] >= edge),
  ];
  const datesThere = dates.filter(({ span }) => span[0] < edge);
  const datesBack = dates.filter(({ span }) => span[0] >= edge);
  takeDate(nightsMoved(timed, datesThere, there), 'date', trip);
  takeTime(there, trip);
  takeReturn(nightsMoved(timed, datesBack, back), back, trip);
  takePlaces(pasted, people, trip);
  return trip;
}

function hasTravel({ folded }: PastedText, { ride }: Trip): boolean {
  return (
    ride.travelReference !== undefined ||
    /\b(?:vol|avion|flight|train|tgv|gare|aeroport|airport|cdg|roissy|orly|beauvais|atterri\w*|land(?:s|ing)?)\b/u.test(
      folded,
    )
  );
}

function takeTravel(pasted: PastedText, { ride, found, unsure }: Trip): void {
  const references = findTravel(pasted);
  const different = new Set(references.map(({ reference }) => reference));
  const [first] = references;
  if (first && different.size === 1) ride.travelReference = first.reference;
  for (const { span } of references)
    (different.size === 1 ? found : unsure).push({ field: 'travelReference', span });
}

function takeHire(pasted: PastedText, { ride, found }: Trip): void {
  const hire = findHire(pasted);
  if (!hire) return;
  ride.hours = hire.hours;
  found.push({ field: 'hours', span: hire.span });
}

function takeCounts(pasted: PastedText, { ride, found }: Trip): void {
  const counts = findCounts(pasted);
  for (const field of ['passengers', 'luggage', 'babySeats', 'boosters', 'animals'] as const) {
    const count = counts[field];
    if (!count) continue;
    ride[field] = count.count;
    for (const span of count.spans) found.push({ field, span });
  }
}

/** Two different days count as none. */
function takeDate(dates: FoundDate[], field: 'date' | 'returnDate', { ride, found, unsure }: Trip): void {
  const days = new Set(dates.map(({ day }) => day));
  const [day] = days;
  const isClear = days.size === 1 && day !== undefined;
  if (isClear) ride[field] = day;
  for (const { span } of dates) (isClear ? found : unsure).push({ field, span });
}

/** The written time; else that of the landing, marked as such. */
function takeTime(times: FoundTime[], { ride, found, unsure }: Trip): void {
  const used = timesOfRide(times);
  const clocks = new Set(used.map(({ time }) => time));
  const [time] = clocks;
  const isClear = clocks.size === 1 && time !== undefined;
  if (isClear) ride.time = time;
  if (isClear && used.every(({ kind }) => kind === 'landing')) ride.isLanding = true;
  for (const one of times)
    (isClear && used.includes(one) ? found : unsure).push({ field: 'time', span: one.span });
}

function takeReturn(dates: FoundDate[], times: FoundTime[], trip: Trip): void {
  takeDate(dates, 'returnDate', trip);
  const clocks = new Set(times.map(({ time }) => time));
  const [time] = clocks;
  if (clocks.size === 1 && time !== undefined) trip.ride.returnTime = time;
  for (const { span } of times)
    (clocks.size === 1 ? trip.found : trip.unsure).push({ field: 'returnTime', span });
}

function takePlaces(pasted: PastedText, people: readonly Span[], { ride, found, unsure }: Trip): void {
  const marked = findPlaces(pasted).filter(
    ({ span }) => !people.some((person) => person[0] < span[1] && span[0] < person[1]),
  );
  const towns = findTowns(pasted, marked, people);
  const places = [...marked, ...towns].toSorted((one, other) => one.span[0] - other.span[0]);
  const roles = placeRoles(pasted, places);
  const by = (role: string) => places.filter((_, index) => roles[index] === role);
  for (const field of ['pickup', 'destination'] as const) takeEnd(field, by(field), { ride, found, unsure });
  const stops = by('stop');
  if (stops.length > 0 && stops.length <= 3) ride.stops = stops.map(({ text }) => text);
  for (const { span } of stops) found.push({ field: 'stops', span });
  places.forEach(({ span }, index) => {
    if (roles[index] === undefined) unsure.push({ field: 'pickup', span });
    markRead(pasted, span);
  });
}

/** Two different places for one end count as none. */
function takeEnd(field: 'pickup' | 'destination', places: FoundPlace[], { ride, found, unsure }: Trip): void {
  const texts = new Set(places.map(({ text }) => text));
  const [text] = texts;
  if (texts.size === 1 && text !== undefined) ride[field] = text;
  for (const { span } of places) (texts.size === 1 ? found : unsure).push({ field, span });
}
