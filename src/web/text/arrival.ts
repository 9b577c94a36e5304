import type { PositionFrame } from '#contract/rides/positions.ts';
import { freshnessOf, minutesOld } from '#domain/position/shared-position.ts';
import { clockText } from './dates.ts';
import { durationText } from './durations.ts';

/** A received point: `at` is when the car was there, by the clock of this page. */
export type SeenPoint = Omit<Extract<PositionFrame, { type: 'at' }>, 'type' | 'age'> & { at: number };

export function seenPoint(
  { age, lat, lng, heading, minutes, isRough }: Extract<PositionFrame, { type: 'at' }>,
  now: number,
): SeenPoint {
  return { lat, lng, heading, minutes, isRough, at: now - age };
}

export type Arrival = {
  isOld: boolean;
  /** No service measured the road: the arrival is an estimate. */
  isRough: boolean;
  /** '14 min', later 'vers 13:58'; empty when unknown. */
  time: string;
  /** 'arrivée vers 13:58', or 'arrivée estimée vers 13:58' when the road was not measured. */
  detail: string;
  /** 'vue il y a 3 min', for an old point. */
  seen: string;
};

/** What a point says about the arrival; undefined once it is too old. */
export function arrivalOf({ minutes, isRough, at }: SeenPoint, now: number): Arrival | undefined {
  const age = now - at;
  const freshness = freshnessOf(age);
  if (freshness === 'forgotten') return undefined;
  const clock = minutes === null ? '' : `vers ${clockText(new Date(at + minutes * 60_000))}`;
  if (freshness === 'old')
    return {
      isOld: true,
      isRough,
      time: clock,
      detail: 'selon sa dernière position',
      seen: `vue il y a ${minutesOld(age)}\u00a0min`,
    };
  return {
    isOld: false,
    isRough,
    time: minutes === null ? '' : durationText(Math.max(1, minutes)),
    detail: clock && `arrivée ${isRough ? 'estimée ' : ''}${clock}`,
    seen: '',
  };
}
