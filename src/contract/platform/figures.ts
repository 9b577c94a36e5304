import * as z from 'zod/mini';
import { roles } from '#domain/account/roles.ts';
import { rideStatuses } from '#domain/ride/ride.ts';

/** Weeks begin on Monday, by the calendar of Paris; the last one is still running. Money as '24.50'. */
const week = z.object({ monday: z.string(), rides: z.number(), takings: z.string() });
const period = z.object({
  completed: z.number(),
  takings: z.string(),
  accepted: z.number(),
  rejected: z.number(),
  /** Seconds between booking and acceptance, in steps of 15 s up to five minutes; null when nothing was accepted. */
  medianAcceptanceSeconds: z.nullable(z.number()),
});

export const figuresView = z.object({
  weeks: z.array(week),
  now: period,
  /** The same number of weeks before, up to the same hour of their last one. */
  before: period,
  /** Of the rides scheduled since the first of the weeks, including future ones. */
  byStatus: z.record(z.enum(rideStatuses), z.number()),
  /** How many acceptances took under 2, 5, 10, 30, 60 minutes, and longer. */
  acceptanceTimes: z.array(z.object({ underMinutes: z.nullable(z.number()), rides: z.number() })),
  accounts: z.record(z.enum(roles), z.number()),
});
export type FiguresView = z.infer<typeof figuresView>;

export const figuresQuery = z.object({
  weeks: z.optional(z.enum(['4', '12', '52'], { error: 'La période vaut 4, 12 ou 52 semaines.' })),
});
export type FiguresQuery = z.input<typeof figuresQuery>;
