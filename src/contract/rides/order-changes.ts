import * as z from 'zod/mini';
import { MOST_RIDES_OF_ORDER } from '#domain/order/order.ts';
import { rideChangeBody } from './booking-bodies.ts';

/** The change of one ride of a series, to apply to the later rides of the same leg as well. */
export const quoteFollowingBody = rideChangeBody;
export type QuoteFollowingBody = z.input<typeof quoteFollowingBody>;

const changedLine = z.object({
  id: z.string(),
  version: z.number(),
  /** A pending request is edited at once, for an accepted ride a change is requested. */
  step: z.enum(['edit', 'ask']),
  scheduledAt: z.string(),
  newScheduledAt: z.string(),
  price: z.string(),
  newPrice: z.string(),
  priceToConfirm: z.boolean(),
  quoteId: z.string(),
});

/** A ride that stays unchanged, and the code of the reason. */
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

/** All of the named rides, with the versions and prices that were shown, or none. */
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
