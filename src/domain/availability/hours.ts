import type { Point } from '../geo/great-circle.ts';

/** Hours of one weekday in minutes of the Paris day; Monday is 1. `to` at or before `from` is on the next day. */
export type WorkSpan = { weekday: number; from: number; to: number };

/** From `startsAt` on, before `endsAt`. */
export type TimeOff = { startsAt: Date; endsAt: Date };
export type DayOff = TimeOff & { id: string; wholeDays: boolean; reason: string };

export type DriverHours = {
  /** Null: always. */
  spans: readonly WorkSpan[] | null;
  noticeMinutes: number;
  horizonDays: number;
  pauseMinutes: number;
  /** Where the first approach of a day begins; null: at the company. */
  base: { address: string; point: Point | null } | null;
  instant: boolean;
  /** In minutes, before and after, for the platform to accept by itself. */
  instantMargin: number;
};

/** Of a driver who said nothing: always, without notice or pause. */
export const alwaysWorking: DriverHours = {
  spans: null,
  noticeMinutes: 0,
  horizonDays: 36_600,
  pauseMinutes: 0,
  base: null,
  instant: false,
  instantMargin: 20,
};

export const DAY_MINUTES = 1440;
export const MOST_SPANS_A_DAY = 6;
