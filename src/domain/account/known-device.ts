const DAY = 24 * 60 * 60 * 1000;
const DEVICE_DAYS = 180;

/** When a browser used to sign in stops being a known device. */
export function deviceExpiry(now: Date): Date {
  return new Date(now.getTime() + DEVICE_DAYS * DAY);
}
