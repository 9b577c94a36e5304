import type { Point } from '../geo/great-circle.ts';

/** A trip from one place to another, or a car by the hour. */
export const tripKinds = ['one_way', 'hire'] as const;
export type TripKind = (typeof tripKinds)[number];

/** A place between pickup and destination; its point is null when unknown. */
export type TripStop = { address: string; point: Point | null; waitingMinutes: number };

export const MOST_STOPS = 3;

/** In characters. */
export const LONGEST_NOTES = 1000;
export const MOST_WAITING_MINUTES = 120;
/** The waiting minutes that the form offers. */
export const waitingChoices = [0, 5, 10, 15, 30] as const;

export const LEAST_HOURS = 1;
export const MOST_HOURS = 12;

export function waitingAt(stops: readonly Pick<TripStop, 'waitingMinutes'>[]): number {
  return stops.reduce((sum, { waitingMinutes }) => sum + waitingMinutes, 0);
}

/** Moves the stop at `from` to `to`, clamped to the ends of the list. */
export function moveStop<Stop>(stops: readonly Stop[], from: number, to: number): Stop[] {
  const moved = stops[from];
  if (moved === undefined) return [...stops];
  const place = Math.min(Math.max(to, 0), stops.length - 1);
  return stops.toSpliced(from, 1).toSpliced(place, 0, moved);
}
