import type { Point } from '../geo/great-circle.ts';
import type { RoadBetween } from './road.ts';
import { busyStretch, type Stretch } from './stretch.ts';

/** A map that is one straight street: `place(5)` is passed at minute 5, at 2 km a minute. */
export const place = (minute: number): Point => ({ lat: 48 + minute / 1000, lng: 2 });

export const streetRoad: RoadBetween = (from, to) => {
  const minutes = Math.round(Math.abs(to.lat - from.lat) * 1000);
  return { km: minutes * 2, minutes, isEstimated: false };
};

/** 'HH:MM' on Thursday 7 May 2026 in Paris; a prefix '+1' or '-1' means the day after or before. */
export function at(text: string): Date {
  const [, day = '', clock = ''] = /^([+-]1 )?(\d\d:\d\d)$/u.exec(text) ?? [];
  const date = { '+1 ': '08', '-1 ': '06', '': '07' }[day];
  return new Date(`2026-05-${date}T${clock}:00+02:00`);
}

type Way = [from: number | null, to: number | null];

export const ride = (id: string, clock: string, minutes: number | null, [from, to]: Way): Stretch => ({
  kind: 'ride',
  id,
  startsAt: at(clock),
  minutes,
  from: from === null ? null : place(from),
  to: to === null ? null : place(to),
});

export const busy = (from: string, to: string): Stretch =>
  busyStretch({ id: 'busy', startsAt: at(from), endsAt: at(to) });
