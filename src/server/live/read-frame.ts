import * as z from 'zod/mini';

const id = z.string().check(z.maxLength(64));
const frame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('authenticate'), userId: id, since: z.optional(z.iso.datetime()) }),
  z.object({
    type: z.literal('new_message'),
    recipientId: z.optional(z.nullable(id)),
    messageData: z.optional(z.object({ id: z.optional(id) })),
  }),
]);
export type Frame = z.infer<typeof frame>;

/** A frame of the browser; undefined for anything else. */
export function readFrame(text: string): Frame | undefined {
  try {
    const result = z.safeParse(frame, JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
