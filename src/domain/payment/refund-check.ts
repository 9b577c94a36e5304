const DAY_MS = 24 * 3_600_000;
/** A bank sends a refund back within this time. */
const WATCHED_MS = 30 * DAY_MS;

/** When the provider is next asked whether its refund is still there; null once no bank sends it back any more. */
export function nextRefundCheck(askedAt: Date | null, now: Date): Date | null {
  const next = now.getTime() + DAY_MS;
  return askedAt && next <= askedAt.getTime() + WATCHED_MS ? new Date(next) : null;
}
