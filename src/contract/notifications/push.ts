import * as z from 'zod/mini';
import { isPushAddress } from '#domain/notification/push-address.ts';

export const pushKeyView = z.object({ publicKey: z.string() });
export type PushKeyView = z.infer<typeof pushKeyView>;

const badAddress = { error: 'Ce navigateur n’utilise pas un service de notification connu.' };
const badKey = { error: 'Les clés de ce navigateur ne sont pas valides.' };
const key = (length: number) =>
  z.string(badKey).check(z.regex(new RegExp(`^[\\w-]{${length - 1},${length + 2}}=?$`, 'u'), badKey));

const endpoint = z
  .string(badAddress)
  .check(z.maxLength(1000, badAddress), z.refine(isPushAddress, badAddress));

/** As `PushSubscription.toJSON()` gives it. */
export const subscriptionBody = z.strictObject({
  endpoint,
  expirationTime: z.optional(z.unknown()),
  keys: z.strictObject({ p256dh: key(87), auth: key(22) }),
});
export type SubscriptionBody = z.input<typeof subscriptionBody>;

export const endpointBody = z.strictObject({ endpoint });
export type EndpointBody = z.input<typeof endpointBody>;
