export const GUEST_PATH = '/ma-course';
/** Where a contact with a confirmed email chooses a password. */
export const GUEST_ACCOUNT_PATH = `${GUEST_PATH}/compte`;

const WEEK_MS = 7 * 24 * 3_600_000;

/** A week after the ride: after its planned time, or its end if that was later. */
export function guestLinkEnds({ scheduledAt, endedAt }: { scheduledAt: Date; endedAt: Date | null }): Date {
  return new Date(Math.max(scheduledAt.getTime(), endedAt?.getTime() ?? 0) + WEEK_MS);
}
