import * as z from 'zod/mini';

export const followLinkView = z.object({
  /** Null once it is revoked. */
  url: z.nullable(z.string()),
});
export type FollowLinkView = z.infer<typeof followLinkView>;
