import type { Landing, RideFacts } from './ride.ts';
import { STEP_IS_FINAL_AFTER_MS } from './way.ts';

/** What a passenger arriving by plane or train reports: stored as times of the ride, always by the server's clock. */
export const landingSigns = ['landed', 'luggage'] as const;
export type LandingSign = (typeof landingSigns)[number];

export const moveOfSign = { landed: 'land', luggage: 'collect_luggage' } as const;
export const undoOfSign = { landed: 'undo_land', luggage: 'undo_luggage' } as const;

/** Earlier than that, the passenger means another journey. */
const EARLIEST_LANDING_MS = 3 * 3_600_000;

type Facts = Pick<RideFacts, 'landing' | 'scheduledAt'>;

/** The next sign to offer before the ride starts; undefined when there is none left to report. */
export function nextSign({ landing, scheduledAt }: Facts, now: Date): LandingSign | undefined {
  if (!landing || landing.luggageAt || isTooEarlyToLand({ scheduledAt }, now)) return undefined;
  return landing.landedAt ? 'luggage' : 'landed';
}

export function isTooEarlyToLand({ scheduledAt }: Pick<RideFacts, 'scheduledAt'>, now: Date): boolean {
  return scheduledAt.getTime() - now.getTime() > EARLIEST_LANDING_MS;
}

export function lastSign({ landedAt, luggageAt }: Landing): { sign: LandingSign; at: Date } | undefined {
  if (luggageAt) return { sign: 'luggage', at: luggageAt };
  return landedAt ? { sign: 'landed', at: landedAt } : undefined;
}

/** Whether this is the last sign and can still be undone. */
export function isJustReported(sign: LandingSign, { landing }: Pick<Facts, 'landing'>, now: Date): boolean {
  const last = landing ? lastSign(landing) : undefined;
  return last?.sign === sign && now.getTime() - last.at.getTime() <= STEP_IS_FINAL_AFTER_MS;
}

/** The plane may be late: the driver must confirm twice before calling the client absent. */
export function isLandingUnreported({ landing }: Pick<Facts, 'landing'>): boolean {
  return Boolean(landing && !landing.landedAt);
}
