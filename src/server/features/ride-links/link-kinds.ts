import { FOLLOW_PATH, followLinkEnds } from '#domain/guest/follow-link.ts';
import { GUEST_PATH, guestLinkEnds } from '#domain/guest/guest-link.ts';
import type { RideRow } from '#server/db/schema.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';

/** A secret address of one ride. */
export type LinkKind = {
  table: 'guest_links' | 'follow_links';
  /** The purpose that its tokens are derived with. */
  purpose: string;
  path: string;
  /** Null while the ride is ahead or under way: the link has no end yet. */
  endsAt(ride: Pick<RideRow, 'status' | 'scheduled_at' | 'ended_at'>): Date | null;
};

/** For the client of an order taken by telephone, who reads, confirms and pays. */
export const guestLink: LinkKind = {
  table: 'guest_links',
  purpose: 'guest-link',
  path: GUEST_PATH,
  endsAt: ({ scheduled_at: scheduledAt, ended_at: endedAt }) => guestLinkEnds({ scheduledAt, endedAt }),
};

/** For the passenger: the car on its way, and the conversation with its driver. */
export const followLink: LinkKind = {
  table: 'follow_links',
  purpose: 'follow-link',
  path: FOLLOW_PATH,
  endsAt: ({ status, scheduled_at: scheduledAt, ended_at: endedAt }) =>
    followLinkEnds({ status, scheduledAt, endedAt }),
};

/**
 * Derived from our secret key, so that it can be copied again and a later message can carry it, though the database
 * stores only its hash. Another generation is another token.
 */
export function tokenOf(
  secrets: SecretBox,
  { purpose }: LinkKind,
  rideId: string,
  generation: number,
): string {
  return secrets.sign(`${purpose}:${rideId}:${generation}`);
}

export function linkAddress({ path }: LinkKind, site: string, token: string): string {
  return `${site}${path}/${token}`;
}
