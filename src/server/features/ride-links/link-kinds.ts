import { FOLLOW_PATH, followLinkEnds } from '#domain/guest/follow-link.ts';
import { GUEST_PATH, guestLinkEnds } from '#domain/guest/guest-link.ts';
import type { RideRow } from '#server/db/schema.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';

/** A secret address of one ride. */
export type LinkKind = {
  table: 'guest_links' | 'follow_links';
  /** What its tokens are derived for. */
  purpose: string;
  path: string;
  /** Null: not while the ride is ahead or under way. */
  endsAt(ride: Pick<RideRow, 'status' | 'scheduled_at' | 'ended_at'>): Date | null;
};

/** For the client of an order taken by telephone, who reads, confirms and pays. */
export const guestLink: LinkKind = {
  table: 'guest_links',
  purpose: 'guest-link',
  path: GUEST_PATH,
  endsAt: ({ scheduled_at: scheduledAt, ended_at: endedAt }) => guestLinkEnds({ scheduledAt, endedAt }),
};

/** For whoever rides: the car on its way, and the conversation with its driver. */
export const followLink: LinkKind = {
  table: 'follow_links',
  purpose: 'follow-link',
  path: FOLLOW_PATH,
  endsAt: ({ status, scheduled_at: scheduledAt, ended_at: endedAt }) =>
    followLinkEnds({ status, scheduledAt, endedAt }),
};

/**
 * Derived from our secret key, so that it can be copied again and a message can carry it later, though the database has its
 * hash only. Another generation is another token.
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
