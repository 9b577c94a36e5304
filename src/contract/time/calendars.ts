import * as z from 'zod/mini';
import { calendarFailures } from '#domain/calendar/calendar-failure.ts';
import { line } from '../field-schemas.ts';

export const calendarFeedView = z.object({
  /** Null until it is first requested, and after it is switched off. */
  url: z.nullable(z.string()),
  /** When a calendar last read it. */
  readAt: z.nullable(z.string()),
});
export type CalendarFeedView = z.infer<typeof calendarFeedView>;

/** The number of days for which busy times are counted. */
export const BUSY_DAYS = 14;

export const ownCalendarView = z.object({
  calendar: z.nullable(
    z.object({
      address: z.string(),
      readAt: z.nullable(z.string()),
      busyTimes: z.number(),
      /** Why it could not be read since then. */
      failure: z.nullable(z.enum(calendarFailures)),
      failureStatus: z.nullable(z.number()),
    }),
  ),
});
export type OwnCalendarView = z.infer<typeof ownCalendarView>;

export const ownCalendarBody = z.strictObject({ address: line(2000) });
export type OwnCalendarBody = z.input<typeof ownCalendarBody>;
