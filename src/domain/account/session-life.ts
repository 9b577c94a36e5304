const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

const SESSION_DAYS = 14;

export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY);
}

/** A session is extended with use, but written at most once an hour. */
export function isDueForRenewal(expiresAt: Date, now: Date): boolean {
  return sessionExpiry(now).getTime() - expiresAt.getTime() > HOUR;
}

/** When a session with this expiry was opened or last extended. */
export function sessionStart(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - SESSION_DAYS * DAY);
}
