import * as z from 'zod/mini';
import type { Db } from '#server/db/schema.ts';

/** The last line of a chain at some moment, kept outside the database: a line that was there must still be there. */
export const chainAnchor = z.object({
  chain: z.string(),
  lastId: z.number(),
  lastHash: z.optional(z.string()),
  /** Noted instead of the hash by the version that knew the payment journal only. */
  lastMark: z.optional(z.string()),
});
export type ChainAnchor = z.infer<typeof chainAnchor>;

/** The anchor format of that version. */
export const journalAnchor = z.object({ lastId: z.number(), lastMark: z.string() });

export function anchorFrom(noted: z.infer<typeof journalAnchor>): ChainAnchor {
  return { chain: 'payments', ...noted };
}

export async function anchorsIn(db: Db): Promise<ChainAnchor[]> {
  const heads = await db
    .selectFrom('chains')
    .select(['name', 'last_id', 'last_hash'])
    .orderBy('name')
    .execute();
  return heads.map(({ name, last_id, last_hash }) => ({
    chain: name,
    lastId: Number(last_id),
    lastHash: last_hash,
  }));
}

/** Never goes back: a chain that became shorter is what an anchor is there to show. */
export function laterAnchors(noted: readonly ChainAnchor[], now: readonly ChainAnchor[]): ChainAnchor[] {
  const kept = noted.filter((anchor) => !now.some((head) => isLater(head, anchor)));
  const moved = now.filter((head) => !kept.some(({ chain }) => chain === head.chain));
  return [...kept, ...moved].toSorted((one, other) => (one.chain < other.chain ? -1 : 1));
}

/** The chains that are shorter than they were noted. */
export function shortenedChains(noted: readonly ChainAnchor[], now: readonly ChainAnchor[]): string[] {
  return noted
    .filter(({ chain, lastId }) => (now.find((head) => head.chain === chain)?.lastId ?? 0) < lastId)
    .map(({ chain }) => chain);
}

function isLater(head: ChainAnchor, anchor: ChainAnchor): boolean {
  return head.chain === anchor.chain && head.lastId > anchor.lastId;
}
