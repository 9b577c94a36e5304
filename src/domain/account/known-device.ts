const DAY = 24 * 60 * 60 * 1000;
const DEVICE_DAYS = 180;

/** How long a browser stays known after somebody signed in with it. */
export function deviceExpiry(now: Date): Date {
  return new Date(now.getTime() + DEVICE_DAYS * DAY);
}
