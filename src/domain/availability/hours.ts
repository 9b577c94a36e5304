import type { Point } from '../geo/great-circle.ts';

/** Hours of one weekday in minutes of the Paris day; Monday is 1. `to` at or before `from` is on the next day. */
export type WorkSpan = { weekday: number; from: number; to: number };

/** `startsAt` is included, `endsAt` is not. */
export type TimeOff = { startsAt: Date; endsAt: Date };
export type DayOff = TimeOff & { id: string; wholeDays: boolean; reason: string };

export type DriverHours = {
  /** Null: the driver always works. */
  spans: readonly WorkSpan[] | null;
  noticeMinutes: number;
  horizonDays: number;
  pauseMinutes: number;
  /** Where the first approach of a day starts; null: at the company's address. */
  base: { address: string; point: Point | null } | null;
  instant: boolean;
  /** Minutes to keep before and after a ride for the platform to accept it instantly. */
  instantMargin: number;
};

/** The default of a driver without settings: always working, without notice or pause. */
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
