import type { Point } from '../geo/great-circle.ts';
import { addDays, startOfDay } from '../time/calendar.ts';
import { momentInParis, parisTime } from '../time/paris.ts';
import { DAY_MINUTES } from './hours.ts';

/** A moment with its day and minute in Paris. */
export type Departure = { at: Date; day: string; minute: number };

/** The requested trip; null fields are not known yet. */
export type WantedTrip = { from: Point | null; to: Point | null; minutes: number | null };

export const QUARTER = 15;
const MINUTE_MS = 60_000;

export function departureAt(at: Date): Departure {
  const { day, hour, minute } = parisTime(at);
  return { at, day, minute: hour * 60 + minute };
}

/** Undefined for the hour skipped in spring; the hour repeated in October is its first occurrence. */
export function departureOn(day: string, minute: number): Departure | undefined {
  const at = hasEveryHour(day)
    ? new Date(startOf(day) + minute * MINUTE_MS)
    : momentInParis(`${day}T${clockOf(minute)}`);
  return at && { at, day, minute };
}

/** The departures of a day, a quarter of an hour apart. */
export function quartersOf(day: string): Departure[] {
  return Array.from({ length: DAY_MINUTES / QUARTER }, (_, index) =>
    departureOn(day, index * QUARTER),
  ).filter((departure) => departure !== undefined);
}

/** '07:30' */
export function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A cache: midnights are looked up again and again, and are slow to compute. */
const midnights = new Map<string, number>();
const MOST_MIDNIGHTS = 1000;

function startOf(day: string): number {
  const known = midnights.get(day);
  if (known !== undefined) return known;
  if (midnights.size >= MOST_MIDNIGHTS) midnights.clear();
  const found = startOfDay(day).getTime();
  midnights.set(day, found);
  return found;
}

function hasEveryHour(day: string): boolean {
  return startOf(addDays(day, 1)) - startOf(day) === DAY_MINUTES * MINUTE_MS;
}
