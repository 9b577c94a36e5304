import * as z from 'zod/mini';
import { MOST_RIDES_OF_ORDER } from '#domain/order/order.ts';
import { rideChangeBody } from './rides.ts';

/** The change of one ride of a series, to be made to the later ones of its way as well. */
export const quoteFollowingBody = rideChangeBody;
export type QuoteFollowingBody = z.input<typeof quoteFollowingBody>;

const changedLine = z.object({
  id: z.string(),
  version: z.number(),
  /** A request that waits is edited at once, an accepted ride is asked about. */
  step: z.enum(['edit', 'ask']),
  scheduledAt: z.string(),
  newScheduledAt: z.string(),
  price: z.string(),
  newPrice: z.string(),
  priceToConfirm: z.boolean(),
  quoteId: z.string(),
});

/** What stays as it is, and the code of why. */
const leftLine = z.object({ id: z.string(), scheduledAt: z.string(), why: z.string() });

/** What would change, each ride at its own price, before anything does. `before` and `after` are the sums. */
export const followingChangeView = z.object({
  rides: z.array(changedLine),
  left: z.array(leftLine),
  before: z.string(),
  after: z.string(),
});
export type FollowingChangeView = z.infer<typeof followingChangeView>;

const badRides = { error: 'Ces courses ne sont pas valables.' };

/** All of the named rides, as they were read and at the price that was shown, or none. */
export const changeFollowingBody = z.strictObject({
  change: rideChangeBody,
  rides: z
    .array(
      z.strictObject({
        id: z.string().check(z.maxLength(36)),
        version: z.int(badRides),
        quoteId: z.string().check(z.maxLength(6000)),
      }),
      badRides,
    )
    .check(z.minLength(1, badRides), z.maxLength(MOST_RIDES_OF_ORDER, badRides)),
});
export type ChangeFollowingBody = z.input<typeof changeFollowingBody>;
export type ChangeFollowing = z.output<typeof changeFollowingBody>;
