import type { DayRules, Side } from './fit.ts';
import { fitOf } from './fit.ts';
import type { Road } from './road.ts';
import { endOf, type Stretch } from './stretch.ts';

const MINUTE_MS = 60_000;

/** A ride of a plan with its approach before it and its pause after it. */
export type DayStep = {
  stretch: Stretch;
  approach: Road | null;
  /** When the driver leaves for the pickup; the start of the ride where the way is unknown. */
  leavesAt: Date;
  freeAt: Date;
  before: Side | null;
};

/** The plan in order of time. A busy time has neither approach nor pause. */
export function dayStepsOf(rules: DayRules): DayStep[] {
  return rules.plan
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map((stretch) => {
      const isRide = stretch.kind === 'ride';
      const { approach, before } = fitOf(stretch, rules);
      const way = isRide ? approach : null;
      return {
        stretch,
        approach: way,
        leavesAt: new Date(stretch.startsAt.getTime() - (way?.minutes ?? 0) * MINUTE_MS),
        freeAt: new Date(endOf(stretch).getTime() + (isRide ? rules.pauseMinutes : 0) * MINUTE_MS),
        before,
      };
    });
}
