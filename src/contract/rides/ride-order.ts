import * as z from 'zod/mini';
import { legs } from '#domain/order/order.ts';
import { rideStatuses } from '#domain/ride/ride.ts';

/** What rides that were ordered together say of each other. */
export const rideOrder = z.object({
  id: z.string(),
  /** 1 is the first ride; a return comes right after its outward ride. */
  place: z.number(),
  /** How many rides the order has. */
  count: z.number(),
  /** Null in a series without returns. */
  leg: z.nullable(z.enum(legs)),
  /** On which days it repeats, 0 is Sunday; none for a return alone. */
  weekdays: z.array(z.number()),
  lastDay: z.string(),
  /** How many of its rides have each status. */
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
