import { type DayRules, fitOf } from '../day-plan/fit.ts';
import { type Verdict, verdictOf } from '../day-plan/verdict.ts';
import { type Asked, answerOf, type DriverPlan } from './answer.ts';
import type { Departure } from './departure.ts';

export type InstantPlan = DriverPlan & {
  isActive: boolean;
  instant: boolean;
  /** Minutes to keep before and after a ride. */
  instantMargin: number;
};

/** The margin of an instant acceptance; `minutes` is null where nothing else is planned. */
export type InstantMargin = { minutes: number | null };

/** Undefined without instant acceptance, which needs a clear 'yes' within the hours and the driver's margin. */
export function instantMargin(
  departure: Departure,
  driver: InstantPlan,
  asked: Asked,
  road?: DayRules['road'],
): InstantMargin | undefined {
  if (!driver.instant || !driver.isActive) return undefined;
  if (answerOf(departure, driver, asked).kind !== 'free') return undefined;
  const verdict = verdictAt(departure, driver, asked, road);
  if (verdict.kind !== 'yes') return undefined;
  if (verdict.minutes !== null && verdict.minutes < driver.instantMargin) return undefined;
  return { minutes: verdict.minutes };
}

function verdictAt(
  { at }: Departure,
  { plan, hours }: InstantPlan,
  { trip }: Asked,
  road?: DayRules['road'],
): Verdict {
  const wanted = { kind: 'ride' as const, id: '', startsAt: at, ...trip };
  const rules = { plan, pauseMinutes: hours.pauseMinutes, base: null, ...(road && { road }) };
  return verdictOf(fitOf(wanted, rules), { isDayOff: false, isOutsideHours: false });
}
