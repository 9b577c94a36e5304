import * as z from 'zod/mini';
import { legs } from '#domain/order/order.ts';
import { rideStatuses } from '#domain/ride/ride.ts';

/** The order that a ride belongs to, as part of the ride. */
export const rideOrder = z.object({
  id: z.string(),
  /** 1 is the first ride; a return comes right after its outward ride. */
  place: z.number(),
  /** How many rides the order has. */
  count: z.number(),
  /** Null in a series without returns. */
  leg: z.nullable(z.enum(legs)),
  /** The weekdays of a series, 0 is Sunday; empty for a single return. */
  weekdays: z.array(z.number()),
  lastDay: z.string(),
  /** The number of its rides by status. */
  statuses: z.record(z.enum(rideStatuses), z.number()),
  /** The other ride of the same date, where the reader may see it. */
  other: z.nullable(
    z.object({
      id: z.string(),
      number: z.number(),
      status: z.enum(rideStatuses),
      scheduledAt: z.string(),
      price: z.string(),
    }),
  ),
});
export type RideOrderView = z.infer<typeof rideOrder>;
