import * as z from 'zod/mini';
import { DAY_MINUTES, MOST_SPANS_A_DAY } from '#domain/availability/hours.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import { coordinate, line } from '../field-schemas.ts';
import { BAD_DAY_OFF, BAD_DELAY, BAD_SPANS } from '../sentences/hours-sentences.fr.ts';

const badSpans = { error: BAD_SPANS };
const badDelay = { error: BAD_DELAY };
const badDayOff = { error: BAD_DAY_OFF };

function whole(least: number, most: number, error: { error: string }) {
  return z.int(error).check(z.gte(least, error), z.lte(most, error));
}

/** In minutes of the Paris day, Monday is 1; `to` at or before `from` is on the next day. */
const span = z.strictObject(
  {
    weekday: whole(1, 7, badSpans),
    from: whole(0, DAY_MINUTES - 1, badSpans),
    to: whole(0, DAY_MINUTES - 1, badSpans),
  },
  badSpans,
);

const base = z.nullable(
  z.strictObject({ address: line(300), lat: z.nullable(coordinate(90)), lng: z.nullable(coordinate(180)) }),
);

const delays = {
  noticeMinutes: whole(0, 10_080, badDelay),
  horizonDays: whole(1, 365, badDelay),
  pauseMinutes: whole(0, 240, badDelay),
};

/** `spans` null: always working. */
export const hoursBody = z.strictObject({
  spans: z.nullable(z.array(span, badSpans).check(z.maxLength(7 * MOST_SPANS_A_DAY, badSpans))),
  ...delays,
  base: z.optional(base),
});
export type HoursBody = z.input<typeof hoursBody>;
export type Hours = z.output<typeof hoursBody>;

/** Instant acceptance by the platform; absent fields stay unchanged. */
export const instantBody = z.strictObject({
  on: z.optional(z.boolean(badDelay)),
  leastMargin: z.optional(whole(0, 240, badDelay)),
});
export type InstantBody = z.input<typeof instantBody>;

const instantView = z.object({
  on: z.boolean(),
  /** In minutes, before and after. */
  leastMargin: z.number(),
  /** Whether the driver has read the explanation. */
  shown: z.boolean(),
});

const day = z.string(badDayOff).check(z.refine(isCalendarDay, badDayOff));
const clock = z.nullable(z.string(badDayOff).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/u, badDayOff)));

/** Days in Paris, both included; with hours, from `from` on the first day to `to` on the last. */
export const dayOffBody = z.strictObject({
  firstDay: day,
  lastDay: day,
  from: clock,
  to: clock,
  reason: z.optional(line(120)),
});
export type DayOffBody = z.input<typeof dayOffBody>;

/** `rides` were accepted before and stay accepted. */
export const dayOffView = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  wholeDays: z.boolean(),
  reason: z.string(),
  rides: z.array(
    z.object({ id: z.string(), number: z.number(), scheduledAt: z.string(), clientName: z.string() }),
  ),
});
export type DayOffView = z.infer<typeof dayOffView>;

/** `hours` null: none were set, so always. Only days off that are not over. */
export const hoursView = z.object({
  hours: z.nullable(
    z.object({
      spans: z.nullable(z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() }))),
      noticeMinutes: z.number(),
      horizonDays: z.number(),
      pauseMinutes: z.number(),
      base: z.nullable(
        z.object({ address: z.string(), lat: z.nullable(z.number()), lng: z.nullable(z.number()) }),
      ),
    }),
  ),
  daysOff: z.array(dayOffView),
  /** A setting of the whole platform. */
  outside: z.enum(['refuse', 'confirm']),
});
export type HoursView = z.infer<typeof hoursView>;

export const instantStateView = z.object({
  ...instantView.shape,
  pauseMinutes: z.number(),
  /** The next rides that the platform accepted; `margin` null: nothing else was planned. */
  rides: z.array(
    z.object({
      id: z.string(),
      number: z.number(),
      scheduledAt: z.string(),
      pickupAddress: z.string(),
      destinationAddress: z.string(),
      /** Absent from an instance of the version before. */
      hours: z.optional(z.nullable(z.number())),
      price: z.string(),
      margin: z.nullable(z.number()),
    }),
  ),
});
export type InstantStateView = z.infer<typeof instantStateView>;
