const MINUTE_MS = 60_000;

/** The started minutes between two moments: waiting is counted in them, on every screen and on the bill. */
export function begunMinutes(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / MINUTE_MS));
}
