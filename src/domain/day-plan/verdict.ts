import type { Fit, Side } from './fit.ts';

/** Below this margin a delay would make the driver late. */
const TIGHT_MINUTES = 10;

/** 'Puis-je la prendre ?' `minutes` is null where nothing else is planned that day. */
export type Verdict =
  | { kind: 'yes' | 'tight' | 'outside_hours'; minutes: number | null }
  /** A place is unknown and the time is not ample. */
  | { kind: 'unsure' }
  /** `minutes` is negative: how many are missing. */
  | { kind: 'no'; because: 'before' | 'after'; minutes: number }
  | { kind: 'day_off' };

export type VerdictKind = Verdict['kind'];

export type WorkingTime = { isDayOff: boolean; isOutsideHours: boolean };

/** The smaller margin decides. A verdict is advice: it never forbids. */
export function verdictOf({ before, after }: Pick<Fit, 'before' | 'after'>, time: WorkingTime): Verdict {
  if (time.isDayOff) return { kind: 'day_off' };
  const because = isSmaller(before, after) ? 'before' : 'after';
  const minutes = smallestOf(before, after);
  if (minutes !== null && minutes < 0) return { kind: 'no', because, minutes };
  if ([before, after].some((side) => side?.minutes === null)) return { kind: 'unsure' };
  if (time.isOutsideHours) return { kind: 'outside_hours', minutes };
  return { kind: minutes !== null && minutes < TIGHT_MINUTES ? 'tight' : 'yes', minutes };
}

/** A driver's 'Non' is shown to clients as a taken time; a day off has its own message. */
export function isTaken({ kind }: Verdict): boolean {
  return kind === 'no';
}

function smallestOf(...sides: (Side | null)[]): number | null {
  const known = sides.flatMap((side) => side?.minutes ?? []);
  return known.length > 0 ? Math.min(...known) : null;
}

function isSmaller(one: Side | null, other: Side | null): boolean {
  return (one?.minutes ?? Number.POSITIVE_INFINITY) <= (other?.minutes ?? Number.POSITIVE_INFINITY);
}
